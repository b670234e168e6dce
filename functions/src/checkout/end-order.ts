import type {OrderFailure} from '@lectern/domain/order'
import {FieldValue, type DocumentSnapshot, type UpdateData, type WriteBatch} from 'firebase-admin/firestore'
import {settleDiscount} from '../discounts/discount-uses.ts'
import type {Order} from '../orders/order.ts'
import {noteLeftCart} from '../reminders/left-cart.ts'
import {logWith} from '../services/log.ts'
import {unchanged} from '../services/optimistic.ts'
import {writeCheckoutRemoval} from './checkout.ts'

/** How an order ends that is not paid. */
export type OrderEnd = {status: 'expired'} | {status: 'failed'; failure?: OrderFailure}

/**
 * Ends an order that waits to be paid, as part of whatever else is written with it: its discount can be used again, and the
 * learner has no open checkout any more.
 * @param more of the order that changes with it
 */
export async function writeOrderEnd(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  end: OrderEnd,
  more: UpdateData<Order> = {},
): Promise<void> {
  const ended: UpdateData<Order> = {...end, paymentProcessing: false, nextCheckAt: null, ...more}
  write.update(snapshot.ref, ended, unchanged(snapshot))
  logWith(write, 'order-ended', {orderId: snapshot.id, status: end.status})
  const isOwn = order.items.some((line) => line.for === 'me') && order.personErasedAt === undefined
  if (end.status === 'expired' && isOwn) noteLeftCart(write, order, snapshot.id)
  await settleDiscount(write, snapshot.id, order, 'released')
  await writeCheckoutRemoval(write, order.userId, snapshot.id)
}

/** How an order ends whose payment did not match it: given back, or dealt with by staff in another way. */
export const MISMATCH_END = {status: 'failed', failure: 'payment-mismatch'} as const satisfies OrderEnd

/** The same for an order of which nothing else is a problem. */
export async function writeMismatchEnd(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
): Promise<void> {
  await writeOrderEnd(write, snapshot, order, MISMATCH_END, {problem: FieldValue.delete()})
}
