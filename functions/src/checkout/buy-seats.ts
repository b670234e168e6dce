import {lineOfSeats} from '@lectern/domain/orders/lines'
import {buySeats as contract} from '@lectern/domain/teams/contracts'
import {seatPriceCents} from '@lectern/domain/teams/team'
import {callable} from '../callable.ts'
import {AppError} from '../app-error.ts'
import {fetchSeatTiers, priceCart} from './price-cart.ts'
import {startCheckout, totalOf} from './start-checkout.ts'

/** When somebody buys seats for a team: what the payment page is opened for. The team is there once it is paid. */
export const buySeats = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'checkout', key: uid, max: 60, windowSeconds: 60}]},
  async ({kind, id, quantity, expectedTotalCents}, caller) => {
    const [lines, tiers] = await Promise.all([priceCart([{kind, id}]), fetchSeatTiers()])
    const items = lines.map((line) =>
      lineOfSeats(line, quantity, seatPriceCents(line.priceCents, quantity, tiers)),
    )
    const totalCents = totalOf({items})
    if (totalCents !== expectedTotalCents) throw new AppError('price-changed', {totalCents})
    return startCheckout(caller, {items})
  },
)
