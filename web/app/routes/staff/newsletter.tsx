import {listRecipients} from '@lectern/domain/contracts'
import {useState, type ReactNode} from 'react'
import type {Route} from './+types/newsletter'
import {privateLoader} from '~/features/auth/private-loader'
import {fetchAddSubscriberAction} from '~/features/staff/add-subscriber-dialog'
import {ComposePanel, fetchNewsletterDraftAction} from '~/features/staff/compose-panel'
import {NOBODY_LEFT_OUT, selectedEmails} from '~/features/staff/recipient-selection'
import {sendNewsletter} from '~/features/staff/send-newsletter'
import {StatCards} from '~/features/staff/stat-cards'
import {SubscribersPanel} from '~/features/staff/subscribers-panel'
import {AccountPage} from '~/layout/account/account-page'
import {LoadError} from '~/layout/load-error'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Newsletter', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error', description: 'Failed to load subscribers. Please try again.'},
  async () => {
    const {call} = await import('~/lib/firebase/call')
    return call(listRecipients, {})
  },
  {anyQuery: true},
)
export const shouldRevalidate = skipRevalidationOnSearchChange

const formActions = routeActions({
  'add-subscriber': fetchAddSubscriberAction,
  'newsletter-draft': fetchNewsletterDraftAction,
})

/** A newsletter comes as JSON, with everyone it goes to; the forms come as such. */
export const clientAction = async (args: Route.ClientActionArgs) =>
  args.request.headers.get('content-type')?.startsWith('application/json')
    ? sendNewsletter(args.request)
    : formActions(args)

/** Who can be written to, and the newsletter to them. */
export default function AdminNewsletter({loaderData}: Route.ComponentProps) {
  const [leftOut, setLeftOut] = useState(NOBODY_LEFT_OUT)
  const {recipients} = loaderData
  return (
    <Frame>
      <StatCards counts={loaderData} />
      <Tabs
        label="Newsletter"
        tabs={[
          {
            id: 'subscribers',
            label: 'Subscribers',
            content: <SubscribersPanel recipients={recipients} leftOut={leftOut} onChange={setLeftOut} />,
          },
          {
            id: 'create',
            label: 'Create & Send',
            content: (
              <ComposePanel
                emails={selectedEmails(recipients, leftOut)}
                onSent={() => setLeftOut(NOBODY_LEFT_OUT)}
              />
            ),
          },
        ]}
      />
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <StatCards />
      <Loading label="Loading subscribers" className="grid gap-4">
        <Skeleton className="h-12 w-72 max-w-full" />
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </Loading>
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadError />
    </Frame>
  )
}

function Frame({children}: {children: ReactNode}) {
  return <AccountPage title="Newsletter">{children}</AccountPage>
}
