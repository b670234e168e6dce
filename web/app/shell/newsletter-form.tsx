import {isEmail} from '@lectern/domain/newsletter'
import {useRef, useState, type FormEvent} from 'react'
import {Button} from '~/ui/button'
import {toast} from '~/ui/toast'

/** The footer's newsletter signup; what carries it out is fetched when it is first used. */
export function NewsletterForm() {
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const entered = new FormData(event.currentTarget).get('email')
    const email = typeof entered === 'string' ? entered.trim() : ''
    if (!isEmail(email)) {
      toast({
        title: 'Invalid email',
        description: 'Please enter a valid email address.',
        variant: 'destructive',
      })
      return
    }
    setPending(true)
    try {
      const {subscribe} = await import('~/newsletter/subscribe')
      const outcome = await subscribe(email)
      toast(outcome.toast)
      if (outcome.subscribed) form.current?.reset()
    } catch {
      // Even the part of the shop that would say what is wrong could not be fetched.
      toast({
        title: 'Subscription failed',
        description:
          'There was a problem subscribing to the newsletter: we could not be reached. Please check your connection and try again.',
        variant: 'destructive',
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex w-full max-w-lg flex-wrap gap-2 sm:flex-nowrap"
    >
      <label className="sr-only" htmlFor="newsletter-email">
        Email address
      </label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        className="min-h-13 w-full min-w-0 rounded border border-ink-inverse-soft/50 bg-white/6 px-4 text-base text-ink-inverse placeholder:text-ink-inverse-soft hover:border-ink-inverse"
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
  )
}
