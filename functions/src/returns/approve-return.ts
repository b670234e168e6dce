import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {orders, type Order} from '../orders/order.ts'
import {writeRefund} from '../orders/refund.ts'
import {queueMail} from '../outbox/queue.ts'
import {AppError} from '../app-error.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {isServerFault} from '../services/stripe.ts'
import {refundPayment, RefundRefused} from './refund-payment.ts'
import {returnMailId, returns} from './return.ts'

/** How long an approval belongs to whoever began it; longer than Stripe can take to answer. */
export const APPROVAL_MS = 2 * 60_000

/**
 * Approves a pending return: the approval is noted, the money given back at Stripe, and then in one transaction the order
 * is refunded, the courses withdrawn, the return approved and the learner told. When it breaks off in the middle it is
 * finished by pressing again or by `reconcile`; the refund's idempotency key keeps it one refund.
 * @throws AppError `unknown-return`, `already-decided`, or `refund-failed` when Stripe does not give the money back
 */
export async function approveReturn(orderId: string, staffUid: string): Promise<void> {
  const {order, refundAttempt} = await begin(orderId, staffUid)
  try {
    await finish(orderId, staffUid, await refundPayment(orderId, order, refundAttempt))
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    // Stripe has said no, so nothing is on its way: the return is open again for either decision.
    if (error.isFinal) await returns().doc(orderId).update({approval: FieldValue.delete()})
    else if (isServerFault(error.cause))
      await returns()
        .doc(orderId)
        .update({refundAttempt: FieldValue.increment(1)})
    throw new AppError('refund-failed', {}, {cause: error})
  }
}

async function begin(orderId: string, staffUid: string): Promise<{order: Order; refundAttempt: number}> {
  return optimistically(async (write) => {
    const [snapshot, bought] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
    const request = snapshot.data()
    const order = bought.data()
    if (!request || !order) throw new AppError('unknown-return')
    const {status, approval, refundAttempt = 0} = request
    const isTaken = approval && approval.by !== staffUid && Date.now() - approval.at.toMillis() < APPROVAL_MS
    if (status !== 'pending' || isTaken) throw new AppError('already-decided')
    write.update(snapshot.ref, {approval: {by: staffUid, at: Timestamp.now()}}, unchanged(snapshot))
    return {order, refundAttempt}
  })
}

async function finish(orderId: string, staffUid: string, refundId: string | null): Promise<void> {
  await optimistically(async (write) => {
    const [snapshot, bought] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
    // Pressed twice: the first has finished it.
    if (snapshot.data()?.status !== 'pending') return
    write.update(
      snapshot.ref,
      {
        status: 'approved',
        decidedBy: staffUid,
        ...(refundId && {refundId}),
        approval: FieldValue.delete(),
        updatedAt: FieldValue.serverTimestamp(),
      },
      unchanged(snapshot),
    )
    await writeRefund(write, bought)
    const email = bought.data()?.email
    if (email) queueMail(write, returnMailId(orderId), [email], {kind: 'return-decided', orderId})
  })
}
