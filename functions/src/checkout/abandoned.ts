import {
  cancelCheckout as cancelContract,
  resumeCheckout as resumeContract,
} from '@lectern/domain/checkout/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {orders, type Order} from '../orders/order.ts'
import {checkoutOf} from './checkout.ts'
import {closeCheckout, openCheckout, openSessionUrl} from './open-checkout.ts'
import {assertNotOwned} from './start-checkout.ts'

const limits = (_: unknown, {uid}: {uid: string}) => [
  {name: 'abandoned-checkout', key: uid, max: 60, windowSeconds: 60},
]

/** When a learner goes on with an order that they left on the payment page. */
export const resumeCheckout = callable(resumeContract, {limits}, async ({orderId}, {uid}) => {
  const order = await openOrder(orderId, uid)
  const checkout = (await checkoutOf(uid).get()).data()
  // Another cart has been taken to the payment page since.
  if (checkout?.orderId !== orderId) throw new AppError('not-open')
  // What is theirs by now, by a gift, a seat or a grant, is not sold to them again.
  await assertNotOwned(uid, order.items)
  const url = checkout.url === null ? await openCheckout(uid, orderId, order) : await openSessionUrl(checkout)
  if (url === null) throw new AppError('not-open')
  return {url}
})

/** When a learner gives up an order that they left on the payment page: its session is closed, so that nobody can pay it. */
export const cancelCheckout = callable(cancelContract, {limits}, async ({orderId}, {uid}) => {
  const order = await openOrder(orderId, uid)
  await closeCheckout({orderId, sessionId: order.checkoutSessionId}, order, 'cancelled')
  const {status} = (await orders().doc(orderId).get()).data() ?? order
  // It has been paid at the last moment.
  if (status !== 'cancelled' && status !== 'failed') throw new AppError('not-open')
  return {status}
})

/** @throws AppError `unknown-order`, also for another learner's; `not-open` when it no longer waits to be paid */
async function openOrder(orderId: string, uid: string): Promise<Order> {
  const order = (await orders().doc(orderId).get()).data()
  if (order?.userId !== uid) throw new AppError('unknown-order')
  if (order.status !== 'pending' || order.paymentProcessing || order.problem) throw new AppError('not-open')
  return order
}
