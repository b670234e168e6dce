import {listNewsletterDrafts, listNewsletters} from '@lectern/domain/mail/newsletter-contracts'
import {useEffect, type ReactNode} from 'react'
import {useRevalidator} from 'react-router-dom'
import type {Route} from './+types/newsletter-history'
import {privateLoader} from '~/features/auth/private-loader'
import {DraftList} from '~/features/staff/newsletter/draft-list'
import {IssueRow} from '~/features/staff/newsletter/issue-row'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {AFTER, useCursorPages} from '~/lib/router/use-cursor-pages'
import {ButtonLink} from '~/ui/button'
import {ResponsiveTable} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Newsletter drafts and history', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading newsletters', description: 'Please try again later'},
  async (_, {request}) => {
    const cursor = new URL(request.url).searchParams.get(AFTER)
    const {call} = await import('~/lib/firebase/call')
    const [{issues, next}, {drafts, hasOlder}] = await Promise.all([
      call(listNewsletters, {cursor}),
      call(listNewsletterDrafts, {}),
    ])
    return {issues, next, drafts, hasOlder}
  },
)

export const clientAction = routeActions(() => import('~/features/staff/newsletter/actions'))

/** How often the progress of a newsletter that is being sent is fetched, in ms. */
const POLL_MS = 3_000

const frame = {
  title: 'Newsletter drafts and history',
  aside: (
    <ButtonLink to="/admin/newsletter" variant="secondary">
      Write a newsletter
    </ButtonLink>
  ),
}

const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading newsletters" rows={6} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What is being written, the templates, and what was sent, with what became of it. */
export default function NewsletterHistory({
  loaderData: {issues, next, drafts, hasOlder},
}: Route.ComponentProps) {
  const {isFirst, pages} = useCursorPages(next, undefined, issues.length)
  useProgress(issues.some(({status}) => status === 'sending'))
  const templates = drafts.filter(({isTemplate}) => isTemplate)
  const written = drafts.filter(({isTemplate}) => !isTemplate)
  return (
    <StaffPage {...frame}>
      {isFirst && written.length > 0 && (
        <Part title="Drafts">
          <DraftList caption="Drafts" drafts={written} hasOlder={hasOlder.drafts} open="Go on writing" />
        </Part>
      )}
      {isFirst && templates.length > 0 && (
        <Part title="Templates">
          <DraftList
            caption="Templates"
            drafts={templates}
            hasOlder={hasOlder.templates}
            open="Start from it"
          />
        </Part>
      )}
      <Part title="History">
        {issues.length === 0 ? (
          <EmptyState icon={<StaffIcon screen="newsletter" />} title="No newsletter has been sent" level={3}>
            What was sent or scheduled stands here, with how many it reached.
          </EmptyState>
        ) : (
          <ResponsiveTable
            caption="Newsletters"
            columns={['Subject', 'When', 'Status', 'Recipients', 'Actions']}
          >
            {issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </ResponsiveTable>
        )}
        <CursorPagination label="Newsletters" {...pages} />
      </Part>
    </StaffPage>
  )
}

/** Loads the page again and again while a newsletter is being sent and somebody looks. */
function useProgress(isSending: boolean) {
  const {revalidate} = useRevalidator()
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
}

function Part({title, children}: {title: string; children: ReactNode}) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
