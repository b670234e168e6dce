import {Undo2} from 'lucide-react'
import {useState, type ReactNode} from 'react'
import type {Route} from './+types/returns'
import {privateLoader} from '~/features/auth/private-loader'
import {ListFilters} from '~/features/staff/list-filters'
import {
  DecisionDialog,
  fetchDecideReturnAction,
  type AskedDecision,
} from '~/features/staff/returns/decision-dialog'
import {returnFilters} from '~/features/staff/returns/return-filters'
import {ReturnRow} from '~/features/staff/returns/return-row'
import {StaffPage} from '~/layout/staff/staff-page'
import {LoadError} from '~/layout/load-error'
import {routeAction} from '~/lib/forms/route-action'
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

export const clientAction = routeAction(fetchDecideReturnAction)

/** The return requests, newest first, a page at a time; staff decide the pending ones. */
export default function AdminReturns({loaderData: {cases, next}}: Route.ComponentProps) {
  const controls = useFilters(returnFilters, undefined)
  const {filters, chips, change, clear} = controls
  const {isFirst, pages} = useCursorPages(next, returnFilters.serialize(filters))
  const [asking, setAsking] = useState<AskedDecision | null>(null)
  const isEmpty = cases.length === 0 && next === null && isFirst && chips.length === 0

  return (
    <Frame>
      {isEmpty ? (
        <EmptyState icon={<Undo2 aria-hidden />} title="No return requests">
          When a learner asks for their money back, it stands here.
        </EmptyState>
      ) : (
        <>
          <ListFilters
            label="Search returns..."
            search={filters.search}
            onSearch={(search) => change({search}, {live: true})}
            results={RESULTS}
            controls={controls}
          />
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

function Frame({children}: {children: ReactNode}) {
  return (
    <StaffPage
      title="Return requests"
      lead="Approving gives the money back and takes the courses from the shelf. A decision is final."
    >
      {children}
    </StaffPage>
  )
}
