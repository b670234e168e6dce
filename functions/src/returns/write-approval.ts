import type {RefundQuote} from '@lectern/domain/orders/lines'
import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {presentAddress} from '../accounts/present-address.ts'
import type {Order} from '../orders/order.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {unchanged} from '../services/optimistic.ts'
import {recordStaffAction, type StaffMember} from '../staff/staff-action.ts'
import {returnDecidedMail, returnDecidedMailId} from './return-decided-mail.ts'
import type {Return} from './return.ts'

interface Approval {
  request: DocumentSnapshot<Return>
  data: Return
  order: Order | undefined
  staff: StaffMember
  /** Stripe's id of the refund that was made for it; null where the money had gone back before */
  refundId: string | null
  /** what went back by it; null where the money had gone back before */
  refunded: RefundQuote | null
  /** whether all that the return is about is back; otherwise an earlier refund of a part has failed, and it may be approved again */
  isBack: boolean
}

/** Approves a return, records who did it and tells the learner, as part of whatever else is written with it. */
export async function writeApproval(
  write: WriteBatch,
  {request, data, order, staff, refundId, refunded, isBack}: Approval,
): Promise<void> {
  const orderId = request.id
  write.update(
    request.ref,
    {
      status: 'approved',
      decidedBy: staff.uid,
      ...(refundId !== null && {refundId}),
      ...(refunded && {refundedCents: refunded.amountCents}),
      refundFailedAt: isBack ? FieldValue.delete() : clock.timestamp(),
      ...(!isBack && {refundAttempt: FieldValue.increment(1)}),
      updatedAt: FieldValue.serverTimestamp(),
    },
    unchanged(request),
  )
  const details = {whom: data.userId, amountCents: refunded?.amountCents ?? null}
  recordStaffAction(write, staff, 'return-approved', {kind: 'order', id: orderId}, details)
  const mailId = returnDecidedMailId(orderId, data.status === 'approved' ? data.refundAttempt : 0)
  const email = order ? await presentAddress(data.userId, order.email) : null
  if (email !== null)
    queueMail(write, mailId, [email], returnDecidedMail, {
      orderId,
      ...(refunded && {lineIds: refunded.lines.map(({lineId}) => lineId)}),
      ...(refunded && refundId !== null && {refundId}),
    })
}
