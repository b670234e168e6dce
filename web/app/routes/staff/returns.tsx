import {useState, type ReactNode} from 'react'
import type {Route} from './+types/returns'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {ListFilters} from '~/features/staff/list-filters'
import {DecisionDialog, type AskedDecision} from '~/features/staff/returns/decision-dialog'
import {returnFilters} from '~/features/staff/returns/return-filters'
import {ReturnRow} from '~/features/staff/returns/return-row'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {LoadError} from '~/layout/load-error'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {pluralize} from '~/ui/content/pluralize'
import {ResponsiveTable} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Return requests', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading return requests', description: 'Please try again later'},
  async (_, {request}) => (await import('~/features/staff/returns/return-cases')).loadReturnCases(request),
)

const RESULTS = 'returns-found'

export const clientAction = routeActions(() => import('~/features/staff/returns/actions'))

/** The return requests, newest first, a page at a time; staff decide the pending ones. */
export default function AdminReturns({loaderData: {cases, next}}: Route.ComponentProps) {
  const controls = useFilters(returnFilters, undefined)
  const {filters, chips, change, clear} = controls
  const {isFirst, pages} = useCursorPages(next, returnFilters.serialize(filters), cases.length)
  const [asking, setAsking] = useState<AskedDecision | null>(null)
  const isEmpty = cases.length === 0 && next === null && isFirst && chips.length === 0

  const bar = (
    <ListFilters
      controls={controls}
      results={RESULTS}
      search={{
        label: 'Search returns...',
        value: filters.search,
        onChange: (search) => change({search}, {live: true}),
      }}
    />
  )
  return (
    <Frame filters={bar} aside={<ListActions list="returns" chips={chips} />}>
      {isEmpty ? (
        <EmptyState icon={<StaffIcon screen="returns" />} title="No return requests">
          When a learner asks for their money back, it stands here.
        </EmptyState>
      ) : (
        <>
          <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <output className="sr-only">
              {chips.length > 0 &&
                `${pluralize(cases.length, 'return request')} found${next ? ', and more' : ''}`}
            </output>
            {cases.length === 0 ? (
              <EmptyState
                title={next ? 'Nothing in the latest requests' : 'No return requests match your filters'}
                action={
                  <ClearFilters controls={RESULTS} onClear={clear}>
                    Clear all filters
                  </ClearFilters>
                }
              >
                {next && 'Next looks through the earlier ones.'}
              </EmptyState>
            ) : (
              <ResponsiveTable
                wide
                caption="Return requests"
                columns={['Return', 'Requested', 'Order', 'Amount', 'Reason', 'Status', 'Actions']}
              >
                {cases.map((returnCase) => (
                  <ReturnRow
                    key={returnCase.id}
                    returnCase={returnCase}
                    onDecide={(decision) => setAsking({returnCase, decision})}
                  />
                ))}
              </ResponsiveTable>
            )}
            <CursorPagination label="Return requests" {...pages} />
          </div>
        </>
      )}
      <DecisionDialog asked={asking} onClose={() => setAsking(null)} />
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading return requests" rows={4} />
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
      title="Return requests"
      lead="Approving gives the money back and takes the courses from the shelf. A decision is final."
    >
      {children}
    </StaffPage>
  )
}
