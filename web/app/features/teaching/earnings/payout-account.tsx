import {
  failureInWords,
  missingInWords,
  payoutAmount,
  payoutLabel,
  type PayoutStanding,
} from '@lectern/domain/teachers/payout-account'
import {Link} from 'react-router-dom'
import type {PayoutAccountState} from '../load-teaching'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {longDate} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import {Card} from '~/ui/layout/card'

const words: Record<PayoutStanding, string> = {
  none: 'Your share goes to your bank account through Stripe, which asks who you are. It takes some minutes. We see neither your date of birth nor your account number.',
  missing: 'Before it can pay you, Stripe needs to know:',
  checking:
    'Stripe is looking at what you have told it. That takes minutes, sometimes a day or two, and there is nothing for you to do.',
  refused: 'Stripe does not pay to this account. What you have earned is kept for you meanwhile.',
  closed:
    'Your account at Stripe is closed, or not connected to us any more. What you have earned is kept for you until there is another.',
  ready: 'What we pay you goes to your bank account through Stripe.',
}

interface PayoutAccountProps {
  account: PayoutAccountState
  /** whether the link had ended with which the teacher went to Stripe */
  isLinkOver: boolean
}

/** How a teacher is paid: what Stripe still wants, and the way there. */
export function PayoutAccount({account: {standing, missing, failure}, isLinkOver}: PayoutAccountProps) {
  const isOpen = standing === 'none' || standing === 'missing' || standing === 'closed'
  const wanted = missingInWords(missing)
  return (
    <section aria-labelledby="payout-account">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="payout-account" className="text-lg">
            How you are paid
          </h2>
          <Badge variant={variantOf(standing)}>{payoutLabel(standing)}</Badge>
        </div>
        {isLinkOver && isOpen && (
          <p className="text-ink-soft">The link to Stripe had ended. You go on where you stopped.</p>
        )}
        {failure && (
          <p className="rounded bg-danger-soft px-4 py-3 font-display text-sm font-medium text-danger-ink">
            The payout of {payoutAmount(failure.amount, failure.currency)} from {longDate(failure.at)} came
            back from your bank. {failureInWords(failure.code)} The money is safe with Stripe.
          </p>
        )}
        <p className="measure text-ink-soft">{words[standing]}</p>
        {standing === 'ready' && wanted.length > 0 && (
          <p className="measure text-ink-soft">Later Stripe also wants to know:</p>
        )}
        {(standing === 'missing' || standing === 'ready') && wanted.length > 0 && (
          <ul className="list-disc pl-5">
            {wanted.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {isOpen ? (
          <ToStripe
            intent="openPayoutAccount"
            label={standing === 'missing' ? 'Go on at Stripe' : 'Get paid'}
          />
        ) : (
          <ToStripe intent="openPayoutDashboard" label="Open your payout account" />
        )}
        {standing === 'refused' && (
          <p className="text-sm text-ink-soft">
            Stripe says there why.{' '}
            <Link to="/contact" className="link">
              Write to us
            </Link>{' '}
            if it cannot be settled with Stripe.
          </p>
        )}
      </Card>
    </section>
  )
}

function ToStripe({intent, label}: {intent: 'openPayoutAccount' | 'openPayoutDashboard'; label: string}) {
  return (
    <ActionForm
      formId={intent}
      aria-label={label}
      actions={() => import('./payout-actions')}
      intent={intent}
      className="grid justify-items-start gap-4"
    >
      <FormError />
      <SubmitButton
        variant={intent === 'openPayoutAccount' ? 'primary' : 'secondary'}
        pendingLabel="Opening Stripe..."
      >
        {label}
      </SubmitButton>
    </ActionForm>
  )
}

function variantOf(standing: PayoutStanding): 'default' | 'secondary' | 'destructive' {
  if (standing === 'ready') return 'default'
  return standing === 'none' || standing === 'checking' ? 'secondary' : 'destructive'
}
