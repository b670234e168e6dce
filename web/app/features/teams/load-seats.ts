import type {CartItem} from '@lectern/domain/cart'
import {readTiers, type SeatTier} from '@lectern/domain/teams/team'
import {defineQuery} from 'groq'
import {loadSold} from '~/features/gifts/load-sold'
import {fetchContent} from '~/lib/sanity/client'

/** From how many seats on each costs how much less. */
const seatTiersQuery = defineQuery(`*[_id == "siteSettings"][0].seatPrices[]{from, percentOff}`)

/** What a team may learn, as it is sold now, and what its seats cost; the item is null where it is not sold. Throws ContentError. */
export async function loadSeats(id: string): Promise<{item: CartItem | null; tiers: SeatTier[]}> {
  const [item, tiers] = await Promise.all([loadSold(id), fetchContent(seatTiersQuery)])
  return {item, tiers: readTiers(tiers)}
}
