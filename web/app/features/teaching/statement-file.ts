import {ENTRY_NAMES} from '@lectern/domain/teachers/ledger'
import type {Entry} from './load-teaching'
import {CSV_BEGINNING, csvLine} from '~/ui/csv'

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The entries of a statement as a table for spreadsheets. */
export function statementFile(entries: readonly Entry[]): string {
  const head = csvLine([
    'Date (UTC)',
    'What',
    'Course',
    'Order',
    'Share (%)',
    'Amount (USD)',
    'Available (UTC)',
  ])
  const lines = entries.map(({at, kind, courseTitle, order, shareBps, amountCents, availableAt}) =>
    csvLine([
      isoDay(at),
      ENTRY_NAMES[kind],
      courseTitle,
      order,
      shareBps / 100,
      amountCents / 100,
      isoDay(availableAt),
    ]),
  )
  return CSV_BEGINNING + head + lines.join('')
}
