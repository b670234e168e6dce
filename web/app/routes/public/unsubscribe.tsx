import type {Mailing} from '@lectern/domain/newsletter/mailings'
import {useFetcher} from 'react-router-dom'
import type {Route} from './+types/unsubscribe'
import {pageMeta} from '~/lib/router/page-meta'
import {LinkScreen} from '~/ui/layout/link-screen'
import type {Unsubscribed} from '~/features/newsletter/unsubscribe'
import {Button, ButtonLink} from '~/ui/button'
import {useUrlSearch} from '~/lib/router/use-url-search'

export const meta = () => pageMeta({title: 'Unsubscribe', noindex: true})

export async function clientAction({request}: Route.ClientActionArgs): Promise<Unsubscribed> {
  try {
    const {unsubscribe} = await import('~/features/newsletter/unsubscribe')
    return await unsubscribe(await request.formData())
  } catch {
    // The action's chunk could not be loaded.
    return {refused: 'failed'}
  }
}

const inSettings = 'You can switch them on again in your settings, whenever you like.'

/** What is said of each mail that somebody leaves. */
const words: Record<Mailing, {ask: string; what: string; left: string; without: string; again: string}> = {
  newsletter: {
    ask: 'Leave the newsletter?',
    what: 'One press, and we stop sending you news, reminders of a cart that you left, and mails about saved courses that got cheaper. Receipts and mails about your orders are not affected.',
    left: 'You have left the newsletter',
    without: 'with news any more',
    again: 'You can subscribe again whenever you like, at the foot of every page.',
  },
  'new-course': {
    ask: 'No more mails about new courses?',
    what: 'One press, and we stop telling you of new courses. Other mails are not affected.',
    left: 'No more mails about new courses',
    without: 'about new courses any more',
    again: inSettings,
  },
  reminder: {
    ask: 'No more reminders?',
    what: 'One press, and we stop reminding you of courses that you have begun. Your courses and your progress stay as they are.',
    left: 'No more reminders',
    without: 'to remind you of a course any more',
    again: inSettings,
  },
}

/** The page of the unsubscribe link in mails. It requires a click, because mail clients prefetch links. */
export default function Unsubscribe() {
  const search = useUrlSearch()
  const token = search.get('token') ?? ''
  const mail = search.get('mail')
  const said = words[mail === 'new-course' || mail === 'reminder' ? mail : 'newsletter']
  const {Form, state, data: outcome} = useFetcher<Unsubscribed>()

  if (outcome && 'email' in outcome)
    return (
      <LinkScreen title={said.left} news>
        <p>
          We will not write to <strong className="font-semibold text-ink">{outcome.email}</strong>{' '}
          {said.without}. {said.again}
        </p>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </LinkScreen>
    )

  if (token === '' || outcome?.refused === 'invalid-link')
    return (
      <LinkScreen title="This link does not work" news={token !== ''}>
        <p>
          It is incomplete or was not made by us. Please use the link at the end of our latest mail, or write
          to us and we take your address off the list by hand.
        </p>
        <ButtonLink to="/contact">Write to us</ButtonLink>
      </LinkScreen>
    )

  return (
    <LinkScreen title={said.ask}>
      <p>{said.what}</p>
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
