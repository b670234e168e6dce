import {formatCents} from '@lectern/domain/money'
import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {longDate} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import type {Entry} from './load-teaching'

/** The entries of a statement, newest first. */
export function EntryTable({entries}: {entries: readonly Entry[]}) {
  return (
    <ResponsiveTable
      caption="Entries"
      columns={['Date', 'What', 'Course', 'Order', 'Share', 'Amount', 'Available']}
    >
      {entries.map(({key, kind, amountCents, order, courseTitle, shareBps, availableAt, at}) => (
        <Row key={key}>
          <Cell label="Date" className="whitespace-nowrap">
            {longDate(at)}
          </Cell>
          <Cell label="What">{ENTRY_NAMES[kind]}</Cell>
          <Cell label="Course">
            <span className="text-right sm:text-left">{courseTitle}</span>
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
            {longDate(availableAt)}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
