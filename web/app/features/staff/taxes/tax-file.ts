import {countryName, isInEU} from '@lectern/domain/orders/tax'
import type {TaxRow} from '@lectern/domain/orders/tax-totals'
import {dollars} from '~/features/staff/export/list-export'
import {CSV_BEGINNING, csvLine} from '~/ui/csv'

/**
 * The report of a quarter as a table for spreadsheets: for each country and rate what is due, and what corrects earlier quarters. Amounts in
 * US dollars; the One Stop Shop takes the rows of the European Union that are no reverse charge.
 */
export function taxFile(rows: readonly TaxRow[], quarter: string): string {
  const headings = [
    'Quarter',
    'Paid in',
    'Country',
    'Country name',
    'In the EU',
    'Reverse charge',
    'Rate (%)',
    'Net (USD)',
    'Tax (USD)',
    'Documents',
  ]
  const lines = rows.map((row) => [
    quarter,
    row.quarter,
    row.country,
    row.country === 'unknown' ? '' : countryName(row.country),
    isInEU(row.country) ? 'yes' : 'no',
    row.taxPercent === null ? 'yes' : 'no',
    row.taxPercent ?? 0,
    dollars(row.netCents),
    dollars(row.taxCents),
    row.documents,
  ])
  return CSV_BEGINNING + [headings, ...lines].map(csvLine).join('')
}
