import type {
  addOrderNote,
  recheckOrder,
  refundOrder,
  resendReceipt,
  settleProblem,
} from '@lectern/domain/orders/contracts'
import type {CallAttempt} from '~/lib/firebase/error-messages'

const UNKNOWN_ORDER = 'This order no longer exists.'

/** What is said when something that staff do to an order fails. */
export const refundFailure = {
  fallback: 'The order could not be refunded. Please try again.',
  reasons: {
    'unknown-order': UNKNOWN_ORDER,
    'not-paid': 'Nothing has been paid for this order.',
    'already-refunded': 'This order has been refunded already.',
    'amount-differs': 'This is not the amount of the order.',
    'refund-in-progress': 'Somebody else is refunding this order just now.',
    'already-decided': 'Somebody else has just decided the return of this order. Please look at it again.',
    'refund-failed':
      'Stripe has not made the refund. The payment at Stripe says why; a disputed payment, for one, is answered there.',
  },
} satisfies CallAttempt<typeof refundOrder>

export const resendFailure = {
  fallback: 'The receipt could not be sent. Please try again.',
  reasons: {
    'unknown-order': UNKNOWN_ORDER,
    'not-paid': 'An order that is not paid has no receipt.',
    'no-address': 'This order has no e-mail address.',
  },
} satisfies CallAttempt<typeof resendReceipt>

export const recheckFailure = {
  fallback: 'Stripe could not be asked. Please try again.',
  reasons: {
    'unknown-order': UNKNOWN_ORDER,
    'unknown-session': 'Stripe knows nothing of this order.',
    'payment-unavailable': 'Stripe does not answer just now. Please try again in a few minutes.',
  },
} satisfies CallAttempt<typeof recheckOrder>

export const noteFailure = {
  fallback: 'The note could not be added. Please try again.',
  reasons: {'unknown-order': UNKNOWN_ORDER},
} satisfies CallAttempt<typeof addOrderNote>

export const settleFailure = {
  fallback: 'The problem could not be settled. Please try again.',
  reasons: {
    'unknown-problem': 'This problem no longer exists.',
    'already-settled': 'This problem has been settled already.',
  },
} satisfies CallAttempt<typeof settleProblem>
