import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {AppError, isAppError} from '../../app-error.ts'
import {orders, type Order, type StaffRefund} from '../../orders/order.ts'
import {writeRefund} from '../../orders/refund.ts'
import {APPROVAL_MS, approveReturn, isOpen} from '../../returns/approve-return.ts'
import {refundAttempts, RefundError, refundFailure, refundPayment} from '../../returns/refund-payment.ts'
import {returns, type Return} from '../../returns/return.ts'
import {clock} from '../../services/clock.ts'
import {log} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {isServerError} from '../../services/stripe.ts'
import type {StaffMember} from '../staff-action.ts'

/** As many as are completed in one minute. */
const MAX_REFUNDS = 20

/**
 * Gives the whole payment of an order back: stores who does it and why, refunds the payment at Stripe, and then in one batch
 * marks the order as refunded, withdraws the courses, records the act and queues the mail. A return that waits is approved by it.
 * An interrupted refund is completed by pressing again, by Stripe's webhook or by `reconcile`; the idempotency key prevents a
 * second one.
 * @param amountCents what was typed to confirm it, in cents
 * @throws AppError `unknown-order`, `not-paid`, `already-refunded`, `payment-disputed`, `amount-differs`, `refund-in-progress`,
 *   `already-decided`, or `refund-failed` when Stripe does not refund the payment
 */
export async function refundByStaff(
  orderId: string,
  staff: StaffMember,
  reason: string,
  amountCents: number,
): Promise<void> {
  const refund = await optimistically(async (write) => {
    const [snapshot, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    const order = snapshot.data()
    if (!order) throw new AppError('unknown-order')
    assertRefundable(order, request.data(), staff.uid, amountCents)
    const begun: StaffRefund = {
      by: staff.uid,
      email: staff.email,
      reason,
      at: clock.timestamp(),
      withReturn: waitsForDecision(request.data()),
    }
    write.update(snapshot.ref, {staffRefund: begun}, unchanged(snapshot))
    return begun
  })
  await complete(orderId, refund)
}

function assertRefundable(
  {status, paymentIntentId, amountCents, staffRefund, chargeback}: Order,
  request: Return | undefined,
  uid: string,
  confirmedCents: number,
): void {
  if (status === 'refunded') throw new AppError('already-refunded')
  if (status !== 'completed' || paymentIntentId === null) throw new AppError('not-paid')
  if (chargeback) throw new AppError('payment-disputed')
  if (amountCents !== confirmedCents) throw new AppError('amount-differs')
  for (const begun of [staffRefund, request?.approval]) {
    const isReserved = begun && begun.by !== uid && clock.now() - begun.at.toMillis() < APPROVAL_MS
    if (isReserved) throw new AppError('refund-in-progress')
  }
  // Somebody else has just told the learner that the money stays: whoever refunds it should have read that.
  if (request?.status === 'rejected' && request.decidedBy !== uid) {
    if (clock.now() - request.updatedAt.toMillis() < APPROVAL_MS) throw new AppError('already-decided')
  }
}

function waitsForDecision(request: Return | undefined): boolean {
  return request !== undefined && isOpen(request)
}

async function complete(orderId: string, refund: StaffRefund): Promise<void> {
  if (refund.withReturn) await completeWithReturn(orderId, refund)
  else await completeAlone(orderId, refund)
}

async function completeWithReturn(orderId: string, {by, email}: StaffRefund): Promise<void> {
  try {
    await approveReturn(orderId, {uid: by, email})
  } catch (error) {
    const isUnfinished = (await returns().doc(orderId).get()).data()?.approval !== undefined
    if (!isUnfinished || !isAppError(error, 'refund-failed')) await giveUp(orderId)
    throw error
  }
}

async function completeAlone(orderId: string, {by}: StaffRefund): Promise<void> {
  const [purchase, asked] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
  const order = purchase.data()
  if (!order) throw new AppError('unknown-order')
  const attempt = refundAttempts(order, asked.data())
  log('refund-begun', {orderId, attempt})
  const refundId = await refundPayment(orderId, order, attempt).catch(async (error: unknown) => {
    if (!(error instanceof RefundError)) throw error
    log('refund-refused', {orderId, answer: error.isFinal ? 'refused' : 'unknown'}, error)
    // Under the same key Stripe would repeat its answer for a day.
    const another = {refundAttempt: FieldValue.increment(1)}
    if (error.isFinal) await giveUp(orderId, another)
    else if (isServerError(error.cause)) await orders().doc(orderId).update(another)
    throw refundFailure(error)
  })
  await optimistically(async (write) => {
    const [snapshot, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    await writeRefund(write, snapshot)
    // A return that was asked for in the meantime.
    const {status, approval} = request.data() ?? {}
    if (status !== 'pending' || approval) return
    write.update(
      request.ref,
      {
        status: 'approved',
        decidedBy: by,
        ...(refundId && {refundId}),
        updatedAt: FieldValue.serverTimestamp(),
      },
      unchanged(request),
    )
  })
}

/** Nothing of a refund is under way any more. */
async function giveUp(orderId: string, more: {refundAttempt?: FieldValue} = {}): Promise<void> {
  await orders()
    .doc(orderId)
    .update({staffRefund: FieldValue.delete(), ...more})
}

/** The ids of orders whose refund by staff began and was interrupted before it was known to be made. */
export async function findInterruptedRefunds(): Promise<string[]> {
  const found = await orders()
    .where('staffRefund.at', '<=', Timestamp.fromMillis(clock.now() - APPROVAL_MS))
    .limit(MAX_REFUNDS)
    .get()
  return found.docs.map(({id}) => id)
}

/** Completes a refund in the name of whoever began it; nothing when it has been completed. */
export async function resumeRefund(orderId: string): Promise<void> {
  const refund = (await orders().doc(orderId).get()).data()?.staffRefund
  if (refund) await complete(orderId, refund)
}
