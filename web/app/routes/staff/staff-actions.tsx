import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {STAFF_ACTIONS} from '@lectern/domain/staff/staff-action'
import {useMemo, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import type {Route} from './+types/staff-actions'
import {loadStaffActions, staffActionFilters} from '~/features/staff/roles/staff-action-filters'
import {SubjectLink} from '~/features/staff/roles/subject-link'
import {ListFilters} from '~/features/staff/list-filters'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {LoadError} from '~/layout/load-error'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {exactTime} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {EmailAddress} from '~/ui/content/email-address'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'What staff did', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading the list', description: 'Please try again later'},
  (_, {request}) => loadStaffActions(request),
)

const RESULTS = 'actions-found'

/** Every act of staff, newest first. Nobody can change it. */
export default function StaffActions({loaderData: {actions, next, people}}: Route.ComponentProps) {
  const context = useMemo(() => ({people}), [people])
  const controls = useFilters(staffActionFilters, context)
  const {pages} = useCursorPages(next, staffActionFilters.serialize(controls.filters), actions.length)
  return (
    <Frame
      filters={<ListFilters controls={controls} results={RESULTS} />}
      aside={<ListActions list="staff-actions" chips={controls.chips} />}
    >
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {actions.length === 0 ? (
          <EmptyState title="Nothing yet">
            What staff do to orders, learners and mails stands here.
          </EmptyState>
        ) : (
          <ResponsiveTable
            caption="What staff did"
            columns={['When', 'Who', 'What', 'To what', 'To whom', 'Amount', 'Why']}
          >
            {actions.map(({id, at, staffEmail, staffId, action, subject, whom, amountCents, reason}) => (
              <Row key={id}>
                <Cell label="When" className="sm:whitespace-nowrap">
                  <time dateTime={new Date(at).toISOString()} className="tabular">
                    {exactTime(at)}
                  </time>
                </Cell>
                <Cell label="Who">
                  <EmailAddress address={staffEmail ?? staffId} />
                </Cell>
                <Cell label="What" className="font-medium">
                  {STAFF_ACTIONS[action]}
                </Cell>
                <Cell label="To what">
                  <SubjectLink subject={subject} people={people} />
                </Cell>
                <Cell label="To whom">
                  {whom === null || (subject.kind === 'learner' && whom.email === null) ? null : (
                    <Link to={`/admin/learners/${encodeURIComponent(whom.uid)}`} className="link">
                      <EmailAddress address={whom.email ?? shortId(whom.uid)} />
                    </Link>
                  )}
                </Cell>
                <Cell label="Amount" className="tabular whitespace-nowrap">
                  {amountCents === null ? null : formatCents(amountCents)}
                </Cell>
                <Cell label="Why" className="sm:py-3">
                  {reason === null ? null : (
                    <p className="max-w-[36ch] text-right wrap-anywhere whitespace-pre-line sm:text-left">
                      {reason}
                    </p>
                  )}
                </Cell>
              </Row>
            ))}
          </ResponsiveTable>
        )}
        <CursorPagination label="What staff did" {...pages} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading what staff did" rows={6} />
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
      title="What staff did"
      lead="Every act is recorded with it, and stays."
      filters={filters}
      aside={aside}
    >
      {children}
    </StaffPage>
  )
}
