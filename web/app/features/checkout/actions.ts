import * as contracts from '@lectern/domain/checkout/contracts'
import {paymentRefused} from '~/lib/firebase/attempts/shop'
import {callAction} from '~/lib/forms/call-action'
import {redirectToStripe} from './checkout-url'

const NOT_OPEN = 'This order is no longer waiting for your payment.'
const UNKNOWN_ORDER = 'This order no longer exists.'

/** Redirects to the payment page of an order whose checkout was left unfinished. It may have been paid or expired in another tab. */
export const resumeCheckout = callAction({
  contract: contracts.resumeCheckout,
  receive: redirectToStripe,
  done: null,
  failed: {
    ...paymentRefused,
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-open': NOT_OPEN,
      'already-owned':
        'A course of this order is yours by now. Please cancel the order; what else you want of it, you can buy from your cart.',
      ...paymentRefused.reasons,
    },
  },
  outdated: true,
})

/** Cancels an order whose checkout was left unfinished. */
export const cancelCheckout = callAction({
  contract: contracts.cancelCheckout,
  done: {title: 'Order cancelled', description: 'You have not been charged.'},
  failed: {
    fallback: 'The order could not be cancelled. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-open': NOT_OPEN,
      'payment-unavailable': null,
    },
  },
  outdated: true,
})
