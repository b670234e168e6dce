import {ActionForm, useFormState} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'

/** The footer's newsletter signup. */
export function NewsletterForm() {
  return (
    <>
      <ActionForm
        formId="newsletter"
        action="/newsletter/subscribe"
        actions={() => import('./actions')}
        intent="subscribe"
        className="flex w-full max-w-lg flex-wrap gap-2 sm:flex-nowrap noscript:hidden"
      >
        <label className="sr-only" htmlFor="newsletter-email">
          Email address
        </label>
        <EmailInput />
        <SubmitButton
          variant="inverse"
          size="lg"
          pendingLabel="Subscribing..."
          className="shrink-0 max-sm:w-full"
        >
          Subscribe
        </SubmitButton>
      </ActionForm>
      <noscript>Subscribing needs JavaScript.</noscript>
    </>
  )
}

function EmailInput() {
  const {errors} = useFormState()
  return (
    <input
      id="newsletter-email"
      name="email"
      type="email"
      autoComplete="email"
      placeholder="you@example.com"
      aria-invalid={errors.email !== undefined || undefined}
      className="min-h-13 w-full min-w-0 rounded border border-ink-inverse-soft/50 bg-white/6 px-4 text-base text-ink-inverse placeholder:text-ink-inverse-soft hover:border-ink-inverse aria-invalid:border-2 aria-invalid:border-accent-bright"
    />
  )
}
