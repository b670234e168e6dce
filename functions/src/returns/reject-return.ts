import {FieldValue} from 'firebase-admin/firestore'
import {presentAddress} from '../accounts/present-address.ts'
import {isGivenBack, orders} from '../orders/order.ts'
import {queueMail} from '../outbox/queue.ts'
import {AppError} from '../app-error.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff/staff-action.ts'
import {returnDecidedMail, returnDecidedMailId} from './return-decided-mail.ts'
import {isReturnGivenBack, returns} from './return.ts'

/**
 * Rejects a pending return.
 * @param reason for the learner
 * @throws AppError `unknown-return`, `already-decided`, or `already-refunded` where the money has gone back without it, as from
 *   Stripe's dashboard or by a dispute: a mail that says the contrary would be wrong
 */
export async function rejectReturn(orderId: string, staff: StaffMember, reason: string): Promise<void> {
  await optimistically(async (write) => {
    const [snapshot, order] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
    const request = snapshot.data()
    if (!request) throw new AppError('unknown-return')
    if (request.status !== 'pending') throw new AppError('already-decided')
    const purchase = order.data()
    // Money goes back at this moment, by an approval or from the page of the order: that can only be completed.
    if (purchase?.staffRefund) throw new AppError('already-decided')
    if (purchase && (isGivenBack(purchase) || isReturnGivenBack(request, purchase.items)))
      throw new AppError('already-refunded')
    // The order is written as it is, so that a refund of it at the same moment is noticed.
    if (purchase) write.update(order.ref, {status: purchase.status}, unchanged(order))
    write.update(
      snapshot.ref,
      {
        status: 'rejected',
        decidedBy: staff.uid,
        decisionReason: reason,
        updatedAt: FieldValue.serverTimestamp(),
      },
      unchanged(snapshot),
    )
    recordStaffAction(
      write,
      staff,
      'return-rejected',
      {kind: 'order', id: orderId},
      {whom: request.userId, reason},
    )
    logWith(write, 'return-rejected', {orderId})
    const email = purchase ? await presentAddress(purchase.userId, purchase.email) : null
    if (email !== null) queueMail(write, returnDecidedMailId(orderId), [email], returnDecidedMail, {orderId})
  })
}
