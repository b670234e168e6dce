import {useFetcher} from 'react-router-dom'
import type {Route} from './+types/confirm-subscription'
import {pageMeta} from '~/lib/router/page-meta'
import type {Confirmed} from '~/features/newsletter/confirm-subscription'
import {LinkScreen} from '~/ui/layout/link-screen'
import {Button, ButtonLink} from '~/ui/button'
import {useUrlSearch} from '~/lib/router/use-url-search'

export const meta = () => pageMeta({title: 'Confirm your subscription', noindex: true})

export async function clientAction({request}: Route.ClientActionArgs): Promise<Confirmed> {
  try {
    const {confirmSubscription} = await import('~/features/newsletter/confirm-subscription')
    return await confirmSubscription(await request.formData())
  } catch {
    // The action's chunk could not be loaded.
    return {refused: 'failed'}
  }
}

const AGAIN = 'You can subscribe again at the foot of this page, and we send you a new link.'

/** What became of a link, other than that it could not be tried. */
const RESULTS = {
  'invalid-link': {
    title: 'This link does not work',
    words: `It is incomplete or was not made by us. Please use the link in our latest mail. ${AGAIN}`,
  },
  expired: {title: 'This link has expired', words: `It could be used for seven days. ${AGAIN}`},
  used: {
    title: 'This link has been used',
    words: `Your address was confirmed with it, and has left the newsletter since. ${AGAIN}`,
  },
  subscribed: {
    title: 'You are already subscribed',
    words: 'There is nothing left to do: our newsletter is on.',
  },
}

/** The page of the link that confirms a subscription. It asks for a click, because mail programs open links to check them. */
export default function ConfirmSubscription() {
  const token = useUrlSearch().get('token') ?? ''
  const {Form, state, data: outcome} = useFetcher<Confirmed>()

  if (outcome && 'email' in outcome)
    return (
      <LinkScreen title="You are subscribed" news>
        <p>
          From now on our newsletter goes to{' '}
          <strong className="font-semibold text-ink">{outcome.email}</strong>. Every mail has a link to leave.
        </p>
        <ButtonLink to="/courses">Look at the courses</ButtonLink>
      </LinkScreen>
    )

  const refused = outcome?.refused ?? (token === '' ? 'invalid-link' : null)
  if (refused !== null && refused !== 'failed')
    return (
      <LinkScreen title={RESULTS[refused].title} news={token !== ''}>
        <p>{RESULTS[refused].words}</p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </LinkScreen>
    )

  return (
    <LinkScreen title="Confirm your subscription">
      <p>One press, and our newsletter comes to your address.</p>
      <p role="alert" className="font-display text-base font-medium text-danger-ink empty:-mt-6">
        {refused === 'failed' &&
          state === 'idle' &&
          'Your subscription is not confirmed yet: we could not reach our service. Please try again.'}
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={state !== 'idle'} pendingLabel="Confirming...">
          Confirm subscription
        </Button>
      </Form>
    </LinkScreen>
  )
}
