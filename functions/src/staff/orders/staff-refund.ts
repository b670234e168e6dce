import type {Input} from '@lectern/domain/contracts'
import {
  leftCents,
  lineOf,
  linesKept,
  quoteRefund,
  quoteSeats,
  type OrderLine,
  type RefundQuote,
} from '@lectern/domain/orders/lines'
import type {refundOrder} from '@lectern/domain/orders/contracts'
import {returnedLines} from '@lectern/domain/return'
import {AppError} from '../../app-error.ts'
import {orders, type Order} from '../../orders/order.ts'
import {makeRefund, writeBegun} from '../../refunds/make-refund.ts'
import {refundsOf, type Refund} from '../../refunds/refund.ts'
import {isOpen, returns, type Return} from '../../returns/return.ts'
import {clock} from '../../services/clock.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {writeSeatsReturning} from '../../teams/seat-changes.ts'
import type {StaffMember} from '../staff-action.ts'

/** How long after a return was rejected another member of staff is told of it before they refund its order, in ms. */
const JUST_REJECTED_MS = 2 * 60_000

type Wanted = Input<typeof refundOrder>

/**
 * Gives lines of an order back, or an amount alone: stores who does it and why, asks Stripe for the refund, and then in one batch the
 * refund counts, the courses of its lines are withdrawn, the act is recorded and the mail is queued. A return that waits is approved by
 * it where all that it is about goes back. An interrupted refund is completed by pressing again, by Stripe's webhook or by
 * `reconcile`.
 * @returns what goes back by it, cents; of a request that was made before, what went back then
 * @throws AppError `unknown-order`, `not-paid`, `already-refunded`, `payment-disputed`, `amount-differs`, `not-enough-seats`, `refund-in-progress`,
 *   `already-decided`, or `refund-failed` when Stripe does not refund the payment
 */
export async function refundByStaff(wanted: Wanted, staff: StaffMember): Promise<number> {
  const {orderId, requestId, reason} = wanted
  const {refundId, amountCents} = await optimistically(async (write) => {
    const [purchase, request, stored] = await Promise.all([
      orders().doc(orderId).get(),
      returns().doc(orderId).get(),
      refundsOf(orderId).doc(requestId).get(),
    ])
    const order = purchase.data()
    if (!order) throw new AppError('unknown-order')
    const known = stored.data()
    // Sent twice, it acts once.
    if (known?.state === 'made') return {refundId: null, amountCents: known.amountCents}
    if (known?.state === 'failed') throw new AppError('refund-failed')
    if (order.status === 'refunded') throw new AppError('already-refunded')
    if (order.status !== 'completed' || order.paymentIntentId === null) throw new AppError('not-paid')
    if (order.chargeback) throw new AppError('payment-disputed')
    if (order.staffRefund) {
      const begun = await begunBefore(orderId, order.staffRefund, wanted, staff)
      return {refundId: begun, amountCents: wanted.amountCents}
    }
    assertNotJustRejected(request.data(), staff.uid)
    const quote = quoteOf(order, wanted)
    if (wanted.quantity !== undefined)
      await writeSeatsReturning(write, orderId, order, wanted.lineIds[0] ?? '', wanted.quantity)
    const withReturn = answersReturn(order, request.data(), quote.lines)
    // Nothing is changed of it: the batch fails where somebody has decided about the return meanwhile.
    if (request.exists) write.update(request.ref, {orderId}, unchanged(request))
    await writeBegun(write, purchase, {id: requestId, staff, reason, withReturn, ...quote})
    return {refundId: requestId, amountCents: quote.amountCents}
  })
  if (refundId !== null) await makeRefund(orderId, refundId)
  return amountCents
}

/** The refund that is under way, where it is the one that is asked for: they have pressed again. */
async function begunBefore(
  orderId: string,
  {refundId, by}: NonNullable<Order['staffRefund']>,
  {lineIds, amountCents}: Wanted,
  staff: StaffMember,
): Promise<string> {
  if (by === staff.uid && refundId !== undefined) {
    const refund = (await refundsOf(orderId).doc(refundId).get()).data()
    if (refund && isSame(refund, lineIds, amountCents)) return refundId
  }
  throw new AppError('refund-in-progress')
}

function isSame(refund: Refund, lineIds: readonly string[], amountCents: number): boolean {
  const named = refund.lines.map(({lineId}) => lineId)
  return refund.amountCents === amountCents && named.length === new Set([...named, ...lineIds]).size
}

/** Somebody else has just told the learner that the money stays: whoever refunds it should have read that. */
function assertNotJustRejected(request: Return | undefined, uid: string): void {
  if (request?.status !== 'rejected' || request.decidedBy === uid) return
  if (clock.now() - request.updatedAt.toMillis() < JUST_REJECTED_MS) throw new AppError('already-decided')
}

/** What goes back, where it is what staff have seen: the amount, and all lines that end. The last cents go back with the courses, which is asked for by the lines. */
function quoteOf(order: Order, {lineIds, quantity, amountCents}: Wanted): RefundQuote {
  const ofLines =
    quantity === undefined ? quoteRefund(order, lineIds) : quoteSeats(order, lineIds[0] ?? '', quantity)
  const quote = lineIds.length > 0 ? ofLines : {amountCents, lines: []}
  const isLast = amountCents === leftCents(order) && linesKept(order.items).length > 0
  const isPossible = lineIds.length > 0 || (amountCents <= leftCents(order) && !isLast)
  const isSeen = quote?.amountCents === amountCents && quote.lines.length === lineIds.length
  if (!isSeen || !isPossible) throw new AppError('amount-differs')
  return quote
}

/** Whether a return waits that is about nothing else than what goes back. */
function answersReturn(
  order: Order,
  request: Return | undefined,
  lines: readonly Pick<OrderLine, 'lineId'>[],
): boolean {
  if (!request || !isOpen(request) || lines.length === 0) return false
  return linesKept(returnedLines(request, order.items)).every(({lineId}) => lineOf(lines, lineId))
}
