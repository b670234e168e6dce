import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {STAFF_ACTIONS} from '@lectern/domain/staff/staff-action'
import {Link} from 'react-router-dom'
import type {Route} from './+types/staff-actions'
import {dollars, fileTime} from '~/features/staff/export/list-export'
import {callList} from '~/features/staff/load-list'
import {askedStaff, staffActionFilters} from '~/features/staff/roles/staff-action-filters'
import {SubjectLink} from '~/features/staff/roles/subject-link'
import {defineList} from '~/layout/staff/define-list'
import {exactTime} from '~/ui/content/dates'
import {EmailAddress} from '~/ui/content/email-address'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

const list = defineList({
  list: 'staff-actions',
  title: 'What staff did',
  lead: 'Every act is recorded with it, and stays.',
  words: {
    empty: {title: 'Nothing yet', words: 'What staff do to orders, learners and mails stands here.'},
  },
  filters: staffActionFilters,
  load: ({filters: {action}, url, cursor}) =>
    callList(async () => (await import('@lectern/domain/staff/contracts')).listStaffActions, 'actions', {
      action,
      staffId: askedStaff(url),
      cursor,
    }),
  context: {before: {people: []}, of: ({people}) => ({people})},
  file: {
    'When (UTC)': ({at}) => fileTime(at),
    Who: ({staffEmail, staffId}) => staffEmail ?? staffId,
    What: ({action}) => STAFF_ACTIONS[action],
    'To what': ({subject}) => `${subject.kind} ${subject.id}`,
    'To whom': ({whom}) => whom?.email ?? whom?.uid ?? null,
    'Amount (USD)': ({amountCents}) => dollars(amountCents),
    Why: ({reason}) => reason,
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary

/** Every act of staff, newest first. Nobody can change it. */
export default function StaffActions({loaderData: page}: Route.ComponentProps) {
  return (
    <list.Screen page={page}>
      <ResponsiveTable
        caption="What staff did"
        columns={['When', 'Who', 'What', 'To what', 'To whom', 'Amount', 'Why']}
      >
        {page.items.map(({id, at, staffEmail, staffId, action, subject, whom, amountCents, reason}) => (
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
              <SubjectLink subject={subject} people={page.people} />
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
    </list.Screen>
  )
}
