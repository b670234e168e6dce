import {AppError} from '../app-error.ts'
import {orders} from '../orders/order.ts'
import {makeRefund, writeBegun} from '../refunds/make-refund.ts'
import {newestRefund} from '../refunds/refund.ts'
import {settleRefunds} from '../refunds/settle-refunds.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import type {StaffMember} from '../staff/staff-action.ts'
import {
  isOpen,
  isReturnCovered,
  isReturnFree,
  isReturnGivenBack,
  quoteReturn,
  returns,
  type Return,
} from './return.ts'
import {writeApproval} from './write-approval.ts'

/**
 * Approves a pending return, or once more one whose refund has failed: stores that its refund has begun, asks Stripe for it, and then
 * in one batch the refund counts, the courses are withdrawn, the return is approved and the mail is queued. An interrupted approval
 * is completed by pressing again, by Stripe's webhook or by `reconcile`. Where the money has gone back already, or a bank has taken all
 * of it, nothing is refunded; nor where nothing was paid for what it is about, which stays the learner's.
 * @throws AppError `unknown-return`, `already-decided`, `payment-disputed`, or `refund-failed` when Stripe does not refund the payment
 */
export async function approveReturn(orderId: string, staff: StaffMember): Promise<void> {
  const [asked, bought] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
  const [data, stored] = [asked.data(), bought.data()]
  // The news may be on its way that such a refund has failed: then the money is not back.
  const wasGivenBack = data && stored && isReturnGivenBack(data, stored.items)
  if (wasGivenBack) await settleRefunds(orderId)
  const refundId = await optimistically(async (write) => {
    const [request, purchase] = await Promise.all([returns().doc(orderId).get(), orders().doc(orderId).get()])
    const [asked, order] = [request.data(), purchase.data()]
    if (!asked || !order) throw new AppError('unknown-return')
    const begun = order.staffRefund
    if (!isOpen(asked)) throw new AppError('already-decided')
    if (begun) {
      if (begun.by !== staff.uid || begun.refundId !== refundIdOf(orderId, asked))
        throw new AppError('already-decided')
      return begun.refundId
    }
    if (isReturnCovered(asked, order)) {
      // The order is written as it is, so that a refund that has failed is noticed.
      write.update(purchase.ref, {status: order.status}, unchanged(purchase))
      const isFree = isReturnFree(asked, order)
      const refundId = isFree ? null : ((await newestRefund(orderId))?.stripeId ?? null)
      const refunded = isFree ? {amountCents: 0, lines: []} : null
      await writeApproval(write, {request, data: asked, order, staff, refundId, refunded, isBack: true})
      return null
    }
    // Whoever approves has read that the money had gone back.
    if (wasGivenBack) throw new AppError('refund-failed')
    const quote = quoteReturn(order, asked)
    if (quote === null || order.status !== 'completed') throw new AppError('refund-failed')
    const id = refundIdOf(orderId, asked)
    // Nothing is changed of the return: the batch fails where somebody has decided about it meanwhile.
    write.update(request.ref, {orderId}, unchanged(request))
    await writeBegun(write, purchase, {id, staff, reason: null, withReturn: true, ...quote})
    return id
  })
  if (refundId !== null) await makeRefund(orderId, refundId)
}

function refundIdOf(orderId: string, {refundAttempt = 0}: Return): string {
  return `return-${orderId}-${refundAttempt}`
}
