import {MailWarning} from 'lucide-react'
import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'

/** A reminder that the email address is not verified yet, with a button to resend the link; nothing where there is no address. */
export function VerificationReminder({email}: {email: string}) {
  if (email === '') return null
  return (
    <aside
      aria-label="Email verification"
      className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 rounded bg-amber-soft p-4 font-display text-sm text-amber-ink sm:px-5"
    >
      <p className="flex flex-1 basis-64 items-start gap-3">
        <MailWarning aria-hidden className="mt-px size-5 shrink-0" />
        <span>
          Please verify your email address: we sent a link to{' '}
          <strong className="wrap-anywhere">{email}</strong>.
        </span>
      </p>
      <ActionForm
        formId="resend-verification"
        action="/account/verification-email"
        actions={() => import('./actions')}
        intent="resendVerification"
      >
        <SubmitButton variant="secondary" size="sm" pendingLabel="Sending...">
          Resend verification email
        </SubmitButton>
      </ActionForm>
    </aside>
  )
}
