import {FieldValue} from 'firebase-admin/firestore'
import {isGivenBack, orders, unrefundedCents, type Order} from '../orders/order.ts'
import {writeRefund} from '../orders/refund.ts'
import {queueMail} from '../outbox/queue.ts'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {log} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {isServerError} from '../services/stripe.ts'
import {recordStaffAction, type StaffMember} from '../staff/staff-action.ts'
import {refundAttempts, refundFailure, refundPayment, RefundError} from './refund-payment.ts'
import {returnDecidedMail, returnDecidedMailId} from './return-decided-mail.ts'
import {returns, type Return} from './return.ts'

/** How long an approval is reserved for the staff member who began it, in ms; longer than Stripe can take to answer. */
export const APPROVAL_MS = 2 * 60_000

/**
 * Approves a pending return, or once more one whose refund has failed: stores that the approval has begun, refunds the payment
 * at Stripe, and then in one batch marks the order as refunded, withdraws the courses, approves the return and queues the mail.
 * An interrupted approval is completed by pressing again or by `reconcile`; the refund's idempotency key prevents a second
 * refund. Where a bank has taken all of the money back, there is nothing to refund, and the courses are decided about on their own.
 * @throws AppError `unknown-return`, `already-decided`, `payment-disputed`, or `refund-failed` when Stripe does not refund the payment
 */
export async function approveReturn(orderId: string, staff: StaffMember): Promise<void> {
  const {order, refundAttempt} = await beginApproval(orderId, staff)
  if (order.chargeback && isGivenBack(order)) {
    await completeApproval(orderId, staff, null)
    return
  }
  log('refund-begun', {orderId, attempt: refundAttempt})
  try {
    await completeApproval(orderId, staff, await refundPayment(orderId, order, refundAttempt))
  } catch (error) {
    if (!(error instanceof RefundError)) throw error
    log('refund-refused', {orderId, answer: error.isFinal ? 'refused' : 'unknown'}, error)
    // Stripe has refused, so no refund is in progress: the return is open again for either decision. For a day it would repeat
    // the refusal under the same key, also when its reason (a dispute, too little money) is gone.
    const another = {refundAttempt: FieldValue.increment(1)}
    if (error.isFinal)
      await returns()
        .doc(orderId)
        .update({approval: FieldValue.delete(), ...another})
    else if (isServerError(error.cause)) await returns().doc(orderId).update(another)
    throw refundFailure(error)
  }
}

async function beginApproval(
  orderId: string,
  staff: StaffMember,
): Promise<{order: Order; refundAttempt: number}> {
  return optimistically(async (write) => {
    const [snapshot, purchase] = await Promise.all([
      returns().doc(orderId).get(),
      orders().doc(orderId).get(),
    ])
    const request = snapshot.data()
    const order = purchase.data()
    if (!request || !order) throw new AppError('unknown-return')
    const {approval} = request
    const isReserved =
      approval && approval.by !== staff.uid && clock.now() - approval.at.toMillis() < APPROVAL_MS
    if (!isOpen(request) || isReserved) throw new AppError('already-decided')
    write.update(
      snapshot.ref,
      {approval: {by: staff.uid, email: staff.email, at: clock.timestamp()}},
      unchanged(snapshot),
    )
    return {order, refundAttempt: refundAttempts(order, request)}
  })
}

async function completeApproval(orderId: string, staff: StaffMember, refundId: string | null): Promise<void> {
  await optimistically(async (write) => {
    const [snapshot, purchase] = await Promise.all([
      returns().doc(orderId).get(),
      orders().doc(orderId).get(),
    ])
    // Pressed twice: the first call has completed it.
    const request = snapshot.data()
    if (!request || !isOpen(request)) return
    write.update(
      snapshot.ref,
      {
        status: 'approved',
        decidedBy: staff.uid,
        ...(refundId && {refundId}),
        approval: FieldValue.delete(),
        refundFailedAt: FieldValue.delete(),
        updatedAt: FieldValue.serverTimestamp(),
      },
      unchanged(snapshot),
    )
    const order = purchase.data()
    const amountCents = order && refundId !== null ? unrefundedCents(order) : null
    const details = {whom: request.userId, amountCents}
    recordStaffAction(write, staff, 'return-approved', {kind: 'order', id: orderId}, details)
    if (!order?.chargeback) await writeRefund(write, purchase)
    const email = order?.email
    const mailId = returnDecidedMailId(orderId, request.status === 'approved' ? request.refundAttempt : 0)
    if (email) queueMail(write, mailId, [email], returnDecidedMail, {orderId})
  })
}

/** Whether a return may be approved. */
export function isOpen({status, refundFailedAt}: Return): boolean {
  return status === 'pending' || (status === 'approved' && refundFailedAt !== undefined)
}
