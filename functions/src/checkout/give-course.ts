import {deliveryTime} from '@lectern/domain/gifts/gift'
import {giveCourse as contract} from '@lectern/domain/gifts/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {callable} from '../callable.ts'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {priceCart} from './price-cart.ts'
import {startCheckout, totalOf} from './start-checkout.ts'

/** When somebody gives a course or a bundle: what the payment page is opened for. Nothing is mailed before it is paid. */
export const giveCourse = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'checkout', key: uid, max: 60, windowSeconds: 60}]},
  async ({kind, id, expectedTotalCents, delivery, name, email, message, day}, caller) => {
    const isMailed = delivery === 'mail'
    const time = deliveryTime(isMailed ? day : '', clock.now())
    if (time === null) throw new AppError('day-not-possible')
    const lines = await priceCart([{kind, id}])
    const items = lines.map((line) => ({...line, for: 'gift' as const}))
    const totalCents = totalOf({items})
    if (totalCents !== expectedTotalCents) throw new AppError('price-changed', {totalCents})
    const gift = {
      to: {name, email: isMailed ? email : null},
      message,
      deliverAt: time === 0 ? null : Timestamp.fromMillis(time),
    }
    return startCheckout(caller, {items, gift})
  },
)
