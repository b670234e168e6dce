import * as contracts from '@lectern/domain/teachers/payout-account-contracts'
import {redirect} from 'react-router-dom'
import {isTrustedCheckoutUrl} from '~/features/checkout/checkout-url'
import {CallFailure} from '~/lib/firebase/call-failure'
import {callAction} from '~/lib/forms/call-action'

/** Leads to Stripe. */
const goTo = (contract: {name: string}) => ({
  receive: ({url}: {url: string}) => {
    if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
    throw new CallFailure(contract.name, {reason: 'unreadable'})
  },
  done: null,
})

const fallback = 'Stripe could not be reached. Nothing has changed; please try again.'

/** Opens the form in which Stripe asks a teacher who they are. */
export const openPayoutAccount = callAction({
  contract: contracts.openPayoutAccount,
  ...goTo(contracts.openPayoutAccount),
  failed: {fallback, reasons: {'payment-unavailable': null}},
})

/** Opens what Stripe shows a teacher of their money. */
export const openPayoutDashboard = callAction({
  contract: contracts.openPayoutDashboard,
  ...goTo(contracts.openPayoutDashboard),
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
