import type {buySeats} from '@lectern/domain/teams/contracts'
import type {giveCourse} from '@lectern/domain/gifts/contracts'
import {redirect} from 'react-router-dom'
import {AMOUNT_REFUSED, PAYMENT_REFUSED} from '~/lib/firebase/attempts/shop'
import {CallFailure} from '~/lib/firebase/call-failure'
import {isTrustedCheckoutUrl} from './checkout-url'

/**
 * What the actions share that open the checkout of one course or bundle by a form: on success they redirect to its payment page.
 * @param contract whose output is the page's address
 */
export function payForOne(contract: typeof giveCourse | typeof buySeats) {
  return {
    receive: ({url}: {url: string}) => {
      if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
      throw new CallFailure(contract.name, {reason: 'unreadable'})
    },
    done: null,
    outdated: ['price-changed', 'unknown-course'] as const,
  }
}

/** What is said where such a payment cannot begin. */
export const paymentFailed = {
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
}
