import * as contracts from '@lectern/domain/teachers/payout-account-contracts'
import {redirectToStripe} from '~/features/checkout/checkout-url'
import {callAction} from '~/lib/forms/call-action'

const fallback = 'Stripe could not be reached. Nothing has changed; please try again.'

/** Opens the form in which Stripe asks a teacher who they are. */
export const openPayoutAccount = callAction({
  contract: contracts.openPayoutAccount,
  receive: redirectToStripe,
  done: null,
  failed: {fallback, reasons: {'payment-unavailable': null}},
})

/** Opens what Stripe shows a teacher of their money. */
export const openPayoutDashboard = callAction({
  contract: contracts.openPayoutDashboard,
  receive: redirectToStripe,
  done: null,
  failed: {
    fallback,
    reasons: {
      'payment-unavailable': null,
      'no-payout-account':
        'Stripe has nothing to show for this account yet, or any more. Please load the page again.',
    },
  },
  outdated: ['no-payout-account'],
})
