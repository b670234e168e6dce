import {formatCents} from '@lectern/domain/money'
import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import {shareLabel} from '@lectern/domain/teachers/teacher'
import {entryAbout} from './entry-words'
import type {Entry} from '../load-teaching'
import {utcDay} from './utc-dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

/** The entries of a statement, newest first. */
export function EntryTable({entries}: {entries: readonly Entry[]}) {
  return (
    <ResponsiveTable
      caption="Entries"
      columns={['Date', 'What', 'About', 'Order', 'Share', 'Amount', 'Available']}
      wide
    >
      {entries.map(({key, kind, amountCents, sale, reason, availableAt, at}) => (
        <Row key={key}>
          <Cell label="Date" className="whitespace-nowrap">
            {utcDay(at)}
          </Cell>
          <Cell label="What" className="whitespace-nowrap">
            {ENTRY_NAMES[kind]}
          </Cell>
          <Cell label="About">
            <span className="text-right xl:text-left">{entryAbout({sale, reason, amountCents})}</span>
          </Cell>
          <Cell label="Order" className="tabular whitespace-nowrap">
            {sale?.order}
          </Cell>
          <Cell label="Share" className="tabular">
            {sale && shareLabel(sale.shareBps)}
          </Cell>
          <Cell label="Amount" className="tabular font-medium whitespace-nowrap">
            {formatCents(amountCents)}
          </Cell>
          <Cell label="Available" className="whitespace-nowrap">
            {sale && utcDay(availableAt)}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
