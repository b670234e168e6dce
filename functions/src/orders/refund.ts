import {canMoveOrder} from '@lectern/domain/order'
import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {writeWithdrawal} from '../enrollments/change-ownership.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {countGivenBack} from '../statistics/daily-counters.ts'
import {recordStaffAction} from '../staff/staff-action.ts'
import {orders, unrefundedCents, type Order, type StaffRefund} from './order.ts'
import {refundedMail} from './refunded-mail.ts'
import {writeSettlement} from './report-problem.ts'

/** The `problem` of an order whose refund did not arrive: its courses are back until staff has settled it. */
export const REFUND_FAILED = 'refund-failed'

/** Marks a completed order as refunded and withdraws its courses. Idempotent; an order in another status stays as it is. */
export async function markRefunded(orderId: string): Promise<void> {
  await optimistically(async (write) => writeRefund(write, await orders().doc(orderId).get()))
}

/** The writes of a refund, as part of whatever else is written with it. */
export async function writeRefund(write: WriteBatch, snapshot: DocumentSnapshot<Order>): Promise<void> {
  const order = snapshot.data()
  if (!order || !canMoveOrder(order.status, 'refunded')) return
  const refundedAt = clock.timestamp()
  write.update(
    snapshot.ref,
    {
      status: 'refunded',
      refundedAt,
      nextCheckAt: null,
      problem: FieldValue.delete(),
      staffRefund: FieldValue.delete(),
      ...(order.chargeback && {chargeback: FieldValue.delete()}),
      ...(order.partlyRefundedCents && {partlyRefundedCents: FieldValue.delete()}),
    },
    unchanged(snapshot),
  )
  countGivenBack(write, order, {...order, refundedAt})
  if (order.staffRefund) writeStaffRefund(write, snapshot.id, order, order.staffRefund)
  logWith(write, 'refund-finished', {orderId: snapshot.id, amountCents: order.amountCents})
  if (order.refundFailureAt || order.problem === REFUND_FAILED) {
    await writeSettlement(write, 'refund-failed', snapshot.id, 'refunded again')
  }
  if (order.partlyRefundedCents) {
    await writeSettlement(write, 'partial-refund', snapshot.id, 'refunded in full')
  }
  if (order.chargeback) await writeSettlement(write, 'dispute-lost', snapshot.id, 'refunded in full')
  await writeWithdrawal(write, snapshot.id, order)
}

/** Records who gave the money back and tells the learner, whoever has brought the news that Stripe has made the refund. */
function writeStaffRefund(
  write: WriteBatch,
  orderId: string,
  order: Order,
  {by, email, reason, withReturn}: StaffRefund,
): void {
  const amountCents = unrefundedCents(order)
  const details = {whom: order.userId, amountCents, reason}
  recordStaffAction(write, {uid: by, email}, 'order-refunded', {kind: 'order', id: orderId}, details)
  if (withReturn || order.email === null) return
  queueMail(write, `refunded-${orderId}-${order.refundAttempt ?? 0}`, [order.email], refundedMail, {orderId})
}
