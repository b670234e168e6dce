import {formatCents} from '@lectern/domain/money'
import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import type {Entry} from './load-teaching'
import {utcDay} from './utc-dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

/** The entries of a statement, newest first. */
export function EntryTable({entries}: {entries: readonly Entry[]}) {
  return (
    <ResponsiveTable
      caption="Entries"
      columns={['Date', 'What', 'Course', 'Order', 'Share', 'Amount', 'Available']}
      wide
    >
      {entries.map(({key, kind, amountCents, order, courseTitle, shareBps, availableAt, at}) => (
        <Row key={key}>
          <Cell label="Date" className="whitespace-nowrap">
            {utcDay(at)}
          </Cell>
          <Cell label="What" className="whitespace-nowrap">
            {ENTRY_NAMES[kind]}
          </Cell>
          <Cell label="Course">
            <span className="text-right xl:text-left">{courseTitle}</span>
          </Cell>
          <Cell label="Order" className="tabular whitespace-nowrap">
            {order}
          </Cell>
          <Cell label="Share" className="tabular">
            {shareLabel(shareBps)}
          </Cell>
          <Cell label="Amount" className="tabular font-medium whitespace-nowrap">
            {formatCents(amountCents)}
          </Cell>
          <Cell label="Available" className="whitespace-nowrap">
            {utcDay(availableAt)}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
