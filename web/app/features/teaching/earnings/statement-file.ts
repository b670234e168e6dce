import {dayOf} from '@lectern/domain/statistics/days'
import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import {entryAbout} from './entry-words'
import type {Entry} from '../load-teaching'
import {CSV_BEGINNING, csvLine} from '~/ui/csv'

/** The entries of a statement as a table for spreadsheets. */
export function statementFile(entries: readonly Entry[]): string {
  const head = csvLine([
    'Date (UTC)',
    'What',
    'About',
    'Order',
    'Share (%)',
    'Amount (USD)',
    'Available (UTC)',
  ])
  const lines = entries.map(({at, kind, sale, reason, amountCents, availableAt}) =>
    csvLine([
      dayOf(at),
      ENTRY_NAMES[kind],
      entryAbout({sale, reason, amountCents}),
      sale?.order ?? '',
      sale ? sale.shareBps / 100 : '',
      amountCents / 100,
      dayOf(availableAt),
    ]),
  )
  return CSV_BEGINNING + head + lines.join('')
}
