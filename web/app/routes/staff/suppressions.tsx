import type {ReactNode} from 'react'
import type {Route} from './+types/suppressions'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {ListFilters} from '~/features/staff/list-filters'
import {loadSuppressions, suppressionFilters} from '~/features/staff/outbox/outbox-filters'
import {SuppressionTable} from '~/features/staff/outbox/suppression-table'
import {LoadError} from '~/layout/load-error'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Suppressed addresses', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading suppressed addresses', description: 'Please try again later'},
  (_, {request}) => loadSuppressions(request),
)

export const clientAction = routeActions(() => import('~/features/staff/outbox/actions'))

const RESULTS = 'addresses-found'

/** The addresses that get no mailings. */
export default function Suppressions({loaderData: {suppressions, next}}: Route.ComponentProps) {
  const controls = useFilters(suppressionFilters, undefined)
  const {filters, chips, change, clear} = controls
  const {isFirst, pages} = useCursorPages(next, suppressionFilters.serialize(filters), suppressions.length)
  const bar = (
    <ListFilters
      controls={controls}
      results={RESULTS}
      search={{
        label: 'Whole email address...',
        value: filters.search,
        onChange: (search) => change({search}, {live: true}),
      }}
    />
  )
  return (
    <Frame filters={bar} aside={<ListActions list="suppressions" chips={chips} />}>
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <output className="sr-only">{chips.length > 0 && `${suppressions.length} found`}</output>
        {suppressions.length > 0 ? (
          <SuppressionTable suppressions={suppressions} />
        ) : chips.length > 0 || !isFirst ? (
          <EmptyState
            title="This address is not suppressed"
            action={
              <ClearFilters controls={RESULTS} onClear={clear}>
                Clear the search
              </ClearFilters>
            }
          >
            It has to be the whole address.
          </EmptyState>
        ) : (
          <EmptyState title="No address is suppressed">
            An address that mails come back from, or whose owner calls them spam, stands here.
          </EmptyState>
        )}
        <CursorPagination label="Suppressed addresses" {...pages} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading suppressed addresses" rows={6} />
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
      filters={filters}
      aside={aside}
      title="Suppressed addresses"
      lead="They get no newsletters and no news of courses; mails about orders still go to them."
      back={{to: '/admin/outbox', label: 'Outbox'}}
    >
      {children}
    </StaffPage>
  )
}
