import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import type {Route} from './+types/learners'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {learnerFilters, loadLearners} from '~/features/staff/learners/learner-filters'
import {ListFilters} from '~/features/staff/list-filters'
import {LoadError} from '~/layout/load-error'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {longDate} from '~/ui/content/dates'
import {pluralize} from '~/ui/content/pluralize'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {EmailAddress} from '~/ui/content/email-address'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Learners', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading learners', description: 'Please try again later'},
  (_, {request}) => loadLearners(request),
)

const RESULTS = 'learners-found'

/** The learners, newest first, or those that a search finds. */
export default function Learners({loaderData: {learners, next}}: Route.ComponentProps) {
  const controls = useFilters(learnerFilters, undefined)
  const {filters, chips, change, clear} = controls
  const {isFirst, pages} = useCursorPages(next, learnerFilters.serialize(filters), learners.length)
  const bar = (
    <ListFilters
      controls={controls}
      results={RESULTS}
      search={{
        label: 'Name, email or account ID...',
        value: filters.search,
        onChange: (search) => change({search}, {live: true}),
      }}
    />
  )
  return (
    <Frame filters={bar} aside={<ListActions list="learners" chips={chips} />}>
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <output className="sr-only">
          {chips.length > 0 && `${pluralize(learners.length, 'learner')} found${next ? ', and more' : ''}`}
        </output>
        {learners.length > 0 ? (
          <ResponsiveTable caption="Learners" columns={['Name', 'Email', 'Since']}>
            {learners.map(({uid, name, email, createdAt}) => (
              <Row key={uid}>
                <Cell label="Name" className="font-medium">
                  <Link to={`/admin/learners/${uid}`} className="target link">
                    {name ?? email ?? 'No name'}
                  </Link>
                </Cell>
                <Cell label="Email">
                  <EmailAddress address={email ?? 'None'} />
                </Cell>
                <Cell label="Since">{longDate(Date.parse(createdAt))}</Cell>
              </Row>
            ))}
          </ResponsiveTable>
        ) : chips.length > 0 || !isFirst ? (
          <EmptyState
            title="Nobody is found"
            action={
              <ClearFilters controls={RESULTS} onClear={clear}>
                Clear the search
              </ClearFilters>
            }
          >
            An email address or an account ID has to be whole; of a name the beginning is enough.
          </EmptyState>
        ) : (
          <EmptyState icon={<StaffIcon screen="learners" />} title="No learners yet">
            Whoever opens an account stands here.
          </EmptyState>
        )}
        <CursorPagination label="Learners" {...pages} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading learners" rows={6} />
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
      title="Learners"
      lead="Everybody with an account. Found by the beginning of a name, or by the whole email address or account ID."
    >
      {children}
    </StaffPage>
  )
}
