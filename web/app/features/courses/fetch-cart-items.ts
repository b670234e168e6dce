import type {CartItem} from '@lectern/domain/cart'
import {defineQuery} from 'groq'
import {toCartItem} from './cart-item'
import {toCourseCard} from './model'
import {courseCardFields, coursesOnSale} from './queries'
import {fetchContent} from '~/lib/sanity/client'
import {withoutNulls} from '~/lib/sanity/parse'

/** The courses of a cart that are sold. */
const cartItemsQuery = defineQuery(`*[${coursesOnSale} && _id in $ids] {${courseCardFields}}`)

interface CartItems {
  /** the courses as they are sold now, by id; those no longer sold are missing */
  sold: Map<string, CartItem>
  /** when the first of their offers ends, in ms since the epoch; null when none does */
  validUntilMs: number | null
}

/** Fetches what the shop says of the courses of a cart. Throws ContentError. */
export async function fetchCartItems(ids: readonly string[]): Promise<CartItems> {
  if (ids.length === 0) return {sold: new Map(), validUntilMs: null}
  const raw = await fetchContent(cartItemsQuery, {ids})
  const cards = withoutNulls(raw.map(toCourseCard))
  const ends = withoutNulls(cards.map(({offerEndsAt}) => offerEndsAt)).map((end) => Date.parse(end))
  return {
    sold: new Map(cards.map((card) => [card.id, toCartItem(card)])),
    validUntilMs: ends.length > 0 ? Math.min(...ends) : null,
  }
}
