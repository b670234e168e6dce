import {deliveryTime} from '@lectern/domain/gifts/gift'
import {giveCourse as giveContract} from '@lectern/domain/gifts/contracts'
import {lineOfSeats} from '@lectern/domain/orders/lines'
import {buySeats as seatsContract} from '@lectern/domain/teams/contracts'
import {seatPriceCents} from '@lectern/domain/teams/team'
import {Timestamp} from 'firebase-admin/firestore'
import {callable, type Caller} from '../callable.ts'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {assertAsShown, fetchSeatTiers, priceCart} from './price-cart.ts'
import {startCheckout, totalOf} from './start-checkout.ts'

const limits = (_: unknown, {uid}: Pick<Caller, 'uid'>) => [
  {name: 'checkout', key: uid, max: 60, windowSeconds: 60},
]

/** When somebody gives a course or a bundle: what the payment page is opened for. Nothing is mailed before it is paid. */
export const giveCourse = callable(
  giveContract,
  {limits},
  async ({expectedTotalCents, delivery, name, email, message, day, ...bought}, caller) => {
    const isMailed = delivery === 'mail'
    const time = deliveryTime(isMailed ? day : '', clock.now())
    if (time === null) throw new AppError('day-not-possible')
    const lines = await priceCart([bought])
    const items = lines.map((line) => ({...line, for: 'gift' as const}))
    const shown = {lines: [bought], totalCents: expectedTotalCents}
    assertAsShown(shown, items, {totalCents: totalOf({items})})
    const gift = {
      to: {name, email: isMailed ? email : null},
      message,
      deliverAt: time === 0 ? null : Timestamp.fromMillis(time),
    }
    return startCheckout(caller, {items, gift})
  },
)

/** When somebody buys seats for a team: what the payment page is opened for. The team is there once it is paid. */
export const buySeats = callable(
  seatsContract,
  {limits},
  async ({quantity, expectedTotalCents, ...bought}, caller) => {
    const [lines, tiers] = await Promise.all([priceCart([bought]), fetchSeatTiers()])
    const items = lines.map((line) =>
      lineOfSeats(line, quantity, seatPriceCents(line.priceCents, quantity, tiers)),
    )
    const shown = {lines: [bought], totalCents: expectedTotalCents}
    assertAsShown(shown, items, {totalCents: totalOf({items})})
    return startCheckout(caller, {items})
  },
)
