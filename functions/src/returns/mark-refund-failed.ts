import {FieldValue} from 'firebase-admin/firestore'
import {giveCoursesBack} from '../orders/give-courses-back.ts'
import {orders} from '../orders/order.ts'
import {REFUND_FAILED} from '../orders/refund.ts'
import {writeProblem, writeReopening} from '../orders/report-problem.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {countGivenBack} from '../statistics/daily-counters.ts'
import {refundFailedMail} from './refund-failed-mail.ts'
import {returns} from './return.ts'

/** A refund that Stripe had accepted and that has failed since. */
export interface FailedRefund {
  /** Stripe's id */
  id: string
  amountCents: number
  reason: string | null
}

/**
 * Stores that an order's refund did not arrive: in one batch the order counts as completed again, the learner gets the
 * courses back, the return may be approved once more, and staff and learner are told; staff also of a course that was bought again
 * meanwhile. Idempotent; where the order does not
 * count as refunded (only a part was sent back) staff is told and nothing else changes.
 */
export async function markRefundFailed(orderId: string, refund: FailedRefund): Promise<void> {
  await optimistically(async (write) => {
    const [snapshot, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    const order = snapshot.data()
    if (!order) return
    const details = {refund: refund.id, amountCents: refund.amountCents, reason: refund.reason}
    const isNew = await writeProblem(write, {kind: 'refund-failed', about: refund.id, orderId, details})
    if (isNew)
      logWith(write, 'refund-failed', {orderId, refundId: refund.id, amountCents: refund.amountCents})
    const refundFailureAt = FieldValue.serverTimestamp()
    if (order.status !== 'refunded') {
      // The order is changed as well, so that a refund of it at the same moment settles this problem, too.
      if (isNew) write.update(snapshot.ref, {refundFailureAt}, unchanged(snapshot))
      return
    }
    const returnCounts = request.data()?.status === 'approved' || request.data()?.approval !== undefined
    // An approval that was interrupted may have counted this refund as arrived.
    if (!isNew) await writeReopening(write, 'refund-failed', refund.id)
    write.update(
      snapshot.ref,
      {
        status: 'completed',
        refundedAt: null,
        refundFailureAt,
        problem: REFUND_FAILED,
        // Under the key of the refund that failed Stripe would answer with that one: right for an approval that was interrupted, which
        // must not begin another refund without staff, and for any other refund not. An approved return counts its own.
        ...(!returnCounts && {refundAttempt: FieldValue.increment(1)}),
      },
      unchanged(snapshot),
    )
    countGivenBack(write, order, {...order, refundedAt: null})
    await giveCoursesBack(write, orderId, order)
    if (request.data()?.status === 'approved') {
      write.update(
        request.ref,
        {
          refundFailedAt: clock.timestamp(),
          refundAttempt: FieldValue.increment(1),
          updatedAt: FieldValue.serverTimestamp(),
        },
        unchanged(request),
      )
    }
    const mailId = `refund-failed-${refund.id}`
    if (order.email && !(await outbox().doc(mailId).get()).exists) {
      queueMail(write, mailId, [order.email], refundFailedMail, {orderId})
    }
  })
}
