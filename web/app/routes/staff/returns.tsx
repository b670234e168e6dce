import {Undo2} from 'lucide-react'
import type {ReactNode} from 'react'
import type {Route} from './+types/returns'
import {privateLoader} from '~/features/auth/private-loader'
import {ResponsiveTable} from '~/ui/content/responsive-table'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ListFilters} from '~/features/staff/list-filters'
import {returnFilters} from '~/features/staff/return-filters'
import {fetchDecideReturnAction, ReturnRow} from '~/features/staff/return-row'
import {StaffPage} from '~/layout/staff/staff-page'
import {LoadError} from '~/layout/load-error'
import {routeAction} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {skipRevalidationOnSearchChange} from '~/lib/router/skip-revalidation'
import {useFilters} from '~/lib/router/use-filters'
import {EmptyState} from '~/ui/feedback/empty-state'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {Pagination} from '~/ui/navigation/pagination'
import {pluralize} from '~/ui/content/pluralize'

export const meta = () => pageMeta({title: 'Return requests', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading return requests', description: 'Please try again later'},
  async () => {
    const {loadReturnCases} = await import('~/features/staff/return-cases')
    return {cases: await loadReturnCases()}
  },
  {anyQuery: true},
)
export const shouldRevalidate = skipRevalidationOnSearchChange

const RESULTS = 'returns-found'

export const clientAction = routeAction(fetchDecideReturnAction)

/** All return requests, newest first; staff decide the pending ones. */
export default function AdminReturns({loaderData: {cases}}: Route.ComponentProps) {
  const controls = useFilters(returnFilters, undefined)
  const {filters, chips, change, clear, to} = controls
  const {items, page, pageCount, total} = returnFilters.browse(cases, filters)

  return (
    <Frame>
      {cases.length === 0 && (
        <EmptyState icon={<Undo2 aria-hidden />} title="No return requests">
          When a learner asks for their money back, it stands here.
        </EmptyState>
      )}
      {cases.length > 0 && (
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
              {chips.length > 0 && `${pluralize(total, 'return request')} found`}
            </output>
            {total === 0 ? (
              <EmptyState
                title="No return requests match your filters"
                action={
                  <ClearFilters controls={RESULTS} onClear={clear}>
                    Clear all filters
                  </ClearFilters>
                }
              />
            ) : (
              <ResponsiveTable
                caption="Return requests"
                columns={['Return', 'Requested', 'Order', 'Amount', 'Reason', 'Status', 'Actions']}
              >
                {items.map((returnCase) => (
                  <ReturnRow key={returnCase.id} returnCase={returnCase} />
                ))}
              </ResponsiveTable>
            )}
            <Pagination label="Return requests" page={page} pageCount={pageCount} to={(page) => to({page})} />
          </div>
        </>
      )}
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
