import {Suspense, useState} from 'react'
import {useNavigate, type ShouldRevalidateFunctionArgs} from 'react-router-dom'
import type {Route} from './+types/newsletter'
import {privateLoader} from '~/features/auth/private-loader'
import {EVERYONE} from '~/features/staff/subscribers/recipient-selection'
import {StatCards} from '~/features/staff/stat-cards'
import {SubscribersPanel} from '~/features/staff/subscribers/subscribers-panel'
import {StaffPage} from '~/layout/staff/staff-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Tabs} from '~/ui/navigation/tabs'

export const meta = () => pageMeta({title: 'Newsletter', noindex: true})

/** Fetched when somebody is about to write: to look after the subscribers it is not needed. */
const ComposePanel = lazyPart(
  async () => ({default: (await import('~/features/staff/newsletter/compose-panel')).ComposePanel}),
  PartNotLoaded,
)

/** The parameter of the URL with a draft's id. */
const DRAFT = 'draft'

export const clientLoader = privateLoader(
  {title: 'Error', description: 'Failed to load subscribers. Please try again.'},
  async (_, {request}) => {
    const draftId = new URL(request.url).searchParams.get(DRAFT)
    const [recipients, draft] = await Promise.all([
      import('~/features/staff/subscribers/load-recipients').then(({loadRecipients}) =>
        loadRecipients(request),
      ),
      draftId === null
        ? null
        : import('~/features/staff/newsletter/newsletters').then(({readDraft}) => readDraft(draftId)),
    ])
    return {recipients, draft}
  },
)

/** The address names a draft once it is kept, which loads nothing. */
export function shouldRevalidate({currentUrl, nextUrl, formMethod, ...args}: ShouldRevalidateFunctionArgs) {
  const [current, next] = [currentUrl, nextUrl].map(withoutDraft)
  const isSame = currentUrl.search !== nextUrl.search && current === next
  return isSame && formMethod === undefined ? false : args.defaultShouldRevalidate
}

function withoutDraft({href}: URL): string {
  const url = new URL(href)
  url.searchParams.delete(DRAFT)
  return url.href
}

const formActions = routeActions([
  () => import('~/features/staff/subscribers/actions'),
  () => import('~/features/staff/newsletter/actions'),
])

/** Newsletters are submitted as JSON; the other forms as form data. */
export const clientAction = async (args: Route.ClientActionArgs) =>
  args.request.headers.get('content-type')?.startsWith('application/json')
    ? (await import('~/features/staff/newsletter/send-newsletter')).sendNewsletter(args.request)
    : formActions(args)

const frame = {
  title: 'Newsletter',
  aside: (
    <ButtonLink to="/admin/newsletter/history" variant="secondary">
      Drafts and history
    </ButtonLink>
  ),
}

const states = defineScreenStates(
  StaffPage,
  frame,
  <>
    <StatCards />
    <Loading label="Loading subscribers" className="grid gap-4">
      <Skeleton className="h-12 w-72 max-w-full" />
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  </>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** The recipients, and the form to write a newsletter to them. */
export default function AdminNewsletter({loaderData}: Route.ComponentProps) {
  const {recipients, draft} = loaderData
  const [selection, setSelection] = useState(draft?.selection ?? EVERYONE)
  const [tab, setTab] = useState<'subscribers' | 'create'>(draft ? 'create' : 'subscribers')
  /** whether the form was ever opened; it then stays, with what is written in it */
  const [isOpened, setIsOpened] = useState(tab === 'create')
  if (tab === 'create' && !isOpened) setIsOpened(true)
  const navigate = useNavigate()
  const nameDraft = (draftId: string | null) => {
    const url = new URL(window.location.href)
    if (url.searchParams.get(DRAFT) === draftId) return
    if (draftId === null) url.searchParams.delete(DRAFT)
    else url.searchParams.set(DRAFT, draftId)
    void navigate({search: url.search}, {replace: true, preventScrollReset: true})
  }
  return (
    <StaffPage {...frame}>
      <StatCards counts={recipients} />
      <Tabs
        label="Newsletter"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'subscribers',
            label: 'Subscribers',
            content: (
              <SubscribersPanel recipients={recipients} selection={selection} onChange={setSelection} />
            ),
          },
          {
            id: 'create',
            label: 'Create & Send',
            content: isOpened && (
              <Suspense fallback={<FormSkeleton />}>
                <ComposePanel
                  selection={selection}
                  recipients={recipients}
                  draft={draft}
                  onDraft={nameDraft}
                  onSent={() => setSelection(EVERYONE)}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </StaffPage>
  )
}

function FormSkeleton() {
  return (
    <Loading label="Loading the form" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-75" />
    </Loading>
  )
}
