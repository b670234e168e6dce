import * as contracts from '@lectern/domain/teams/contracts'
import {redirect} from 'react-router-dom'
import {isTrustedCheckoutUrl} from '~/features/checkout/checkout-url'
import {CallFailure} from '~/lib/firebase/call-failure'
import {AMOUNT_REFUSED, PAYMENT_REFUSED} from '~/lib/firebase/attempts/shop'
import {callAction} from '~/lib/forms/call-action'

/** Redirects to the payment page of seats. */
export const buySeats = callAction({
  contract: contracts.buySeats,
  receive: ({url}) => {
    if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
    throw new CallFailure(contracts.buySeats.name, {reason: 'unreadable'})
  },
  done: null,
  failed: {
    title: 'Payment Error',
    fallback: 'There was a problem processing your payment. Please try again.',
    reasons: {
      'unknown-course': 'This is no longer sold.',
      'price-changed': 'The price has changed. Please check it before you pay.',
      'payment-in-progress':
        'A payment of yours is still being processed. Please wait until it is done before you pay again.',
      'payment-unavailable': null,
      'amount-refused': AMOUNT_REFUSED,
      'payment-refused': PAYMENT_REFUSED,
      unreadable: 'No checkout URL returned',
    },
  },
  outdated: ['price-changed', 'unknown-course'],
})
