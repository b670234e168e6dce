import {CircleCheck} from 'lucide-react'
import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {shortId} from '@lectern/domain/order'
import type {Route} from './+types/problems'
import {ProblemCard} from '~/features/staff/orders/problem-card'
import {loadProblems, problemFilters} from '~/features/staff/orders/problem-filters'
import {ListFilters} from '~/features/staff/list-filters'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {LoadError} from '~/layout/load-error'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Problems with payments', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading problems', description: 'Please try again later'},
  (_, {request}) => loadProblems(request),
)

const RESULTS = 'problems-found'

export const clientAction = routeActions(() => import('~/features/staff/orders/actions'))

/** What does not fit between Stripe and the orders, newest first; staff settle it. */
export default function Problems({loaderData: {problems, next}}: Route.ComponentProps) {
  const controls = useFilters(problemFilters, undefined)
  const {filters} = controls
  const {pages} = useCursorPages(next, problemFilters.serialize(filters), problems.length)
  return (
    <Frame
      filters={<ListFilters controls={controls} results={RESULTS} />}
      aside={<ListActions list="problems" chips={controls.chips} />}
    >
      {problems.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden />} title="Nothing here">
          {filters.state === null
            ? 'Stripe’s books and the orders agree.'
            : 'What has been settled stands here.'}
        </EmptyState>
      ) : (
        <ul id={RESULTS} tabIndex={-1} aria-label="Problems" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {problems.map((problem) => (
            <li key={problem.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <ProblemCard problem={problem} />
              {problem.orderId !== null && (
                <p className="text-sm">
                  <Link to={`/admin/orders/${problem.orderId}`} className="link">
                    Order {shortId(problem.orderId)}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <CursorPagination label="Problems" {...pages} />
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading problems" rows={3} />
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

function Frame({filters, aside, children}: {filters?: ReactNode; aside?: ReactNode; children: ReactNode}) {
  return (
    <StaffPage
      title="Problems"
      lead="What does not fit between Stripe and the orders."
      filters={filters}
      aside={aside}
    >
      {children}
    </StaffPage>
  )
}
