import {useFetcher} from 'react-router-dom'
import type {Route} from './+types/unsubscribe'
import {pageMeta} from '~/lib/router/page-meta'
import {LinkScreen} from '~/ui/layout/link-screen'
import type {Unsubscribed} from '~/features/newsletter/unsubscribe'
import {Button, ButtonLink} from '~/ui/button'
import {useUrlSearch} from '~/lib/router/use-url-search'

export const meta = () => pageMeta({title: 'Leave the newsletter', noindex: true})

export async function clientAction({request}: Route.ClientActionArgs): Promise<Unsubscribed> {
  try {
    const {unsubscribe} = await import('~/features/newsletter/unsubscribe')
    return await unsubscribe(await request.formData())
  } catch {
    // The action's chunk could not be loaded.
    return {refused: 'failed'}
  }
}

/** The page of the unsubscribe link in newsletters. It requires a click, because mail clients prefetch links. */
export default function Unsubscribe() {
  const token = useUrlSearch().get('token') ?? ''
  const {Form, state, data: outcome} = useFetcher<Unsubscribed>()

  if (outcome && 'email' in outcome)
    return (
      <LinkScreen title="You have left the newsletter" news>
        <p>
          We will not write to <strong className="font-semibold text-ink">{outcome.email}</strong> with news
          any more. You can subscribe again whenever you like, at the foot of every page.
        </p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </LinkScreen>
    )

  if (token === '' || outcome?.refused === 'invalid-link')
    return (
      <LinkScreen title="This link does not work" news={token !== ''}>
        <p>
          It is incomplete or was not made by us. Please use the link at the end of our latest newsletter, or
          write to us and we take your address off the list by hand.
        </p>
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </LinkScreen>
    )

  return (
    <LinkScreen title="Leave the newsletter?">
      <p>One press, and we stop sending you news. Receipts and mails about your orders are not affected.</p>
      <p role="alert" className="font-display text-base font-medium text-danger-ink empty:-mt-6">
        {outcome &&
          state === 'idle' &&
          'You are still subscribed: we could not reach our service. Please try again.'}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={state !== 'idle'} pendingLabel="Unsubscribing...">
          Unsubscribe
        </Button>
        <ButtonLink to="/" variant="secondary">
          Stay subscribed
        </ButtonLink>
      </Form>
    </LinkScreen>
  )
}
