import {isEmail} from '@lectern/domain/newsletter'
import {useRef, useState, type FormEvent} from 'react'
import {invalidEmail, notReached} from './refusals'
import {Button} from '~/ui/button'
import {toast, type ToastOptions} from '~/ui/feedback/toast'

/** The footer's newsletter signup; what carries it out is fetched when it is first used. */
export function NewsletterForm() {
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const refuse = (words: ToastOptions) => {
    toast(words)
    setRefused(true)
    field.current?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const email = field.current?.value.trim() ?? ''
    if (!isEmail(email)) return refuse(invalidEmail)
    setPending(true)
    try {
      const {subscribe} = await import('./subscribe')
      const outcome = await subscribe(email)
      if (outcome.toast === invalidEmail) return refuse(invalidEmail)
      toast(outcome.toast)
      if (outcome.subscribed && field.current) field.current.value = ''
    } catch {
      // Even the part of the shop that would say what is wrong could not be fetched.
      toast(notReached)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex w-full max-w-lg flex-wrap gap-2 sm:flex-nowrap noscript:hidden"
      >
        <label className="sr-only" htmlFor="newsletter-email">
          Email address
        </label>
        <input
          ref={field}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={refused || undefined}
          onChange={() => setRefused(false)}
          className="min-h-13 w-full min-w-0 rounded border border-ink-inverse-soft/50 bg-white/6 px-4 text-base text-ink-inverse placeholder:text-ink-inverse-soft hover:border-ink-inverse aria-invalid:border-2 aria-invalid:border-accent-bright"
        />
        <Button
          type="submit"
          variant="inverse"
          size="lg"
          pending={pending}
          pendingLabel="Subscribing..."
          className="shrink-0 max-sm:w-full"
        >
          Subscribe
        </Button>
      </form>
      <noscript>Subscribing needs JavaScript.</noscript>
    </>
  )
}
