import {formatCents} from '@lectern/domain/money'
import {countryName} from '@lectern/domain/orders/tax'
import type {TaxRow} from '@lectern/domain/orders/tax-totals'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

const COLUMNS = ['Country', 'Rate', 'Paid in', 'Net', 'Tax', 'Documents'] as const

/** What was invoiced in a quarter, by country and rate; corrections of earlier quarters have a row of their own. */
export function TaxTable({rows, quarter}: {rows: readonly TaxRow[]; quarter: string}) {
  return (
    <ResponsiveTable caption={`Taxes of ${quarter}`} columns={COLUMNS}>
      {rows.map((row) => (
        <Row key={`${row.country} ${row.taxPercent} ${row.quarter}`}>
          <Cell label="Country" className="font-medium">
            {row.country === 'unknown' ? 'Not known' : countryName(row.country)}
          </Cell>
          <Cell label="Rate">{row.taxPercent === null ? 'Reverse charge' : `${row.taxPercent}%`}</Cell>
          <Cell label="Paid in">{row.quarter}</Cell>
          <Cell label="Net" className="tabular">
            {formatCents(row.netCents)}
          </Cell>
          <Cell label="Tax" className="tabular">
            {formatCents(row.taxCents)}
          </Cell>
          <Cell label="Documents" className="tabular">
            {row.documents}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
