import {
  cancelCheckout as cancelContract,
  resumeCheckout as resumeContract,
} from '@lectern/domain/checkout/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {orders, type Order} from '../orders/order.ts'
import {checkoutOf} from './checkout.ts'
import {closeCheckout, openCheckout, openSessionUrl} from './open-checkout.ts'
import {assertNotOwned, linesOwned} from './start-checkout.ts'

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

/**
 * Closes the payment page of a learner who is about to be given what it sells: they would pay for what is theirs. Money that is on its way
 * already arrives all the same.
 * @throws AppError `payment-unavailable` when Stripe does not answer
 */
export async function closeCheckoutOf(uid: string, courseId: string): Promise<void> {
  const checkout = (await checkoutOf(uid).get()).data()
  const order = checkout && (await orders().doc(checkout.orderId).get()).data()
  if (!order || !isOpen(order) || (await linesOwned(uid, order.items, courseId)).length === 0) return
  await closeCheckout(checkout, order, 'cancelled')
}

const isOpen = ({status, paymentProcessing, problem}: Order): boolean =>
  status === 'pending' && !paymentProcessing && !problem

/** @throws AppError `unknown-order`, also for another learner's; `not-open` when it no longer waits to be paid */
async function openOrder(orderId: string, uid: string): Promise<Order> {
  const order = (await orders().doc(orderId).get()).data()
  if (order?.userId !== uid) throw new AppError('unknown-order')
  if (!isOpen(order)) throw new AppError('not-open')
  return order
}
