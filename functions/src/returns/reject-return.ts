import {FieldValue} from 'firebase-admin/firestore'
import {orders} from '../orders/order.ts'
import {queueMail} from '../outbox/queue.ts'
import {AppError} from '../app-error.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff/staff-action.ts'
import {returnDecidedMail, returnDecidedMailId} from './return-decided-mail.ts'
import {returns} from './return.ts'

/**
 * Rejects a pending return.
 * @throws AppError `unknown-return` or `already-decided`
 */
export async function rejectReturn(orderId: string, staff: StaffMember): Promise<void> {
  await optimistically(async (write) => {
    const [snapshot, order] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
    const request = snapshot.data()
    if (!request) throw new AppError('unknown-return')
    // Once an approval has begun a refund may be in progress: the approval can only be completed.
    if (request.status !== 'pending' || request.approval) throw new AppError('already-decided')
    write.update(
      snapshot.ref,
      {status: 'rejected', decidedBy: staff.uid, updatedAt: FieldValue.serverTimestamp()},
      unchanged(snapshot),
    )
    recordStaffAction(write, staff, 'return-rejected', {kind: 'order', id: orderId})
    logWith(write, 'return-rejected', {orderId})
    const email = order.data()?.email
    if (email) queueMail(write, returnDecidedMailId(orderId), [email], returnDecidedMail, {orderId})
  })
}
