import {paymentRefused} from '~/lib/firebase/attempts/shop'
import {redirectToStripe} from './checkout-url'

/** What the actions share that open the checkout of one course or bundle by a form: on success they redirect to its payment page. */
export const payForOne = {
  receive: redirectToStripe,
  done: null,
  outdated: ['price-changed', 'unknown-course'] as const,
  failed: {
    title: 'Payment Error',
    ...paymentRefused,
    reasons: {
      'unknown-course': 'This is no longer sold.',
      'price-changed': 'This has changed since you opened the page. Please check it before you pay.',
      ...paymentRefused.reasons,
    },
  },
}
