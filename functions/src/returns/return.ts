import {
  linesKept,
  quoteRefund,
  type OrderLine,
  type RefundableOrder,
  type RefundQuote,
} from '@lectern/domain/orders/lines'
import {returnedLines, type ReturnStatus} from '@lectern/domain/return'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {isGivenBack, type Order} from '../orders/order.ts'
import {firestore} from '../services/firestore.ts'

/** `returns/{orderId}`: written as `pending` by the learner, decided here. */
export interface Return {
  orderId: string
  userId: string
  reason: string
  /** the courses of the order that it is about; absent for all */
  courseIds?: string[]
  status: ReturnStatus
  createdAt: Timestamp
  updatedAt: Timestamp
  /** the uid of who decided */
  decidedBy?: string
  /** why it was rejected, in the words that the learner reads */
  decisionReason?: string
  /** Stripe's id of the refund */
  refundId?: string
  /** how much went back with its approval, in cents; absent of one from before it was stored, whose order went back whole */
  refundedCents?: number
  /** when the refund turned out not to have arrived, so that staff may approve it again; deleted once they have */
  refundFailedAt?: Timestamp
  /** how many refunds of it have not arrived: part of the id of the next */
  refundAttempt?: number
}

export function returns(): CollectionReference<Return> {
  return firestore().collection('returns') as CollectionReference<Return>
}

/** Whether a return may be approved. */
export function isOpen({status, refundFailedAt}: Pick<Return, 'status' | 'refundFailedAt'>): boolean {
  return status === 'pending' || (status === 'approved' && refundFailedAt !== undefined)
}

/** Whether all that a return is about was given back. */
export function isReturnGivenBack(request: Pick<Return, 'courseIds'>, lines: readonly OrderLine[]): boolean {
  return returnedLines(request, lines).every(({isGivenBack}) => isGivenBack)
}

/**
 * Whether nothing of a return is left to be given back: it was refunded, nothing was paid for its lines, or a bank has taken what was left of
 * its order.
 */
export function isReturnCovered(
  request: Pick<Return, 'courseIds'>,
  order: Pick<Order, 'items' | 'amountCents' | 'refundedCents' | 'chargeback'>,
): boolean {
  return quoteReturn(order, request) === null || (order.chargeback !== undefined && isGivenBack(order))
}

/** Whether a return is about lines alone that nothing was paid for, as a discount took all of their price off, and that were not given back. */
export function isReturnFree(
  request: Pick<Return, 'courseIds'>,
  order: Pick<Order, 'items' | 'amountCents' | 'refundedCents'>,
): boolean {
  return quoteReturn(order, request) === null && !isReturnGivenBack(request, order.items)
}

/** What goes back by a return; null for nothing. */
export function quoteReturn(order: RefundableOrder, request: Pick<Return, 'courseIds'>): RefundQuote | null {
  const open = linesKept(returnedLines(request, order.items))
  return quoteRefund(
    order,
    open.map(({lineId}) => lineId),
  )
}
