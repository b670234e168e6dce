import {resendReceipt as contract} from '@lectern/domain/orders/contracts'
import {presentAddress} from '../../accounts/present-address.ts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {orders} from '../../orders/order.ts'
import {receiptId, receiptMail} from '../../orders/receipt-mail.ts'
import {deliverNow} from '../../outbox/deliver.ts'
import {outbox} from '../../outbox/outbox.ts'
import {queueMail} from '../../outbox/queue.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'

/** When staff send a receipt once more, to where its buyer is written to now. */
export const resendReceipt = callable(contract, async ({orderId, requestId}, staff) => {
  const mailId = `${receiptId(orderId)}-${requestId}`
  const email = await optimistically(async (write) => {
    const [snapshot, queued] = await Promise.all([orders().doc(orderId).get(), outbox().doc(mailId).get()])
    const order = snapshot.data()
    if (!order) throw new AppError('unknown-order')
    const {status, userId: whom} = order
    if (status !== 'completed' && status !== 'refunded') throw new AppError('not-paid')
    const to = await presentAddress(whom, order.email)
    if (to === null) throw new AppError('no-address')
    if (queued.exists) return to
    queueMail(write, mailId, [to], receiptMail, {orderId})
    recordStaffAction(write, staff, 'receipt-resent', {kind: 'order', id: orderId}, {whom})
    return to
  })
  return {email, sent: (await deliverNow(mailId)) === 'sent'}
})
