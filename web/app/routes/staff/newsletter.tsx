import {useState, type ReactNode} from 'react'
import type {Route} from './+types/newsletter'
import {privateLoader} from '~/features/auth/private-loader'
import {fetchAddSubscriberAction} from '~/features/staff/add-subscriber-dialog'
import {ComposePanel, fetchNewsletterDraftAction} from '~/features/staff/compose-panel'
import {loadRecipients} from '~/features/staff/recipient-filters'
import {EVERYONE} from '~/features/staff/recipient-selection'
import {sendNewsletter} from '~/features/staff/send-newsletter'
import {StatCards} from '~/features/staff/stat-cards'
import {SubscribersPanel} from '~/features/staff/subscribers-panel'
import {StaffPage} from '~/layout/staff/staff-page'
import {LoadError} from '~/layout/load-error'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Newsletter', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error', description: 'Failed to load subscribers. Please try again.'},
  (_, {request}) => loadRecipients(request),
)

const formActions = routeActions({
  'add-subscriber': fetchAddSubscriberAction,
  'newsletter-draft': fetchNewsletterDraftAction,
})

/** Newsletters are submitted as JSON; the other forms as form data. */
export const clientAction = async (args: Route.ClientActionArgs) =>
  args.request.headers.get('content-type')?.startsWith('application/json')
    ? sendNewsletter(args.request)
    : formActions(args)

/** The recipients, and the form to write a newsletter to them. */
export default function AdminNewsletter({loaderData}: Route.ComponentProps) {
  const [selection, setSelection] = useState(EVERYONE)
  return (
    <Frame>
      <StatCards counts={loaderData} />
      <Tabs
        label="Newsletter"
        tabs={[
          {
            id: 'subscribers',
            label: 'Subscribers',
            content: (
              <SubscribersPanel recipients={loaderData} selection={selection} onChange={setSelection} />
            ),
          },
          {
            id: 'create',
            label: 'Create & Send',
            content: (
              <ComposePanel
                selection={selection}
                recipients={loaderData}
                onSent={() => setSelection(EVERYONE)}
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
  return <StaffPage title="Newsletter">{children}</StaffPage>
}
