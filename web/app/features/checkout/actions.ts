import * as contracts from '@lectern/domain/checkout/contracts'
import {redirect} from 'react-router-dom'
import {AMOUNT_REFUSED, PAYMENT_REFUSED} from '~/lib/firebase/attempts/shop'
import {CallFailure} from '~/lib/firebase/call-failure'
import {callAction} from '~/lib/forms/call-action'
import {isTrustedCheckoutUrl} from './checkout-url'

const NOT_OPEN = 'This order is no longer waiting for your payment.'
const UNKNOWN_ORDER = 'This order no longer exists.'

/** Redirects to the payment page of an order whose checkout was left unfinished. It may have been paid or expired in another tab. */
export const resumeCheckout = callAction({
  contract: contracts.resumeCheckout,
  receive: ({url}) => {
    if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
    throw new CallFailure(contracts.resumeCheckout.name, {reason: 'unreadable'})
  },
  done: null,
  failed: {
    fallback: 'There was a problem processing your payment. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-open': NOT_OPEN,
      'payment-unavailable': null,
      'amount-refused': AMOUNT_REFUSED,
      'payment-refused': PAYMENT_REFUSED,
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
