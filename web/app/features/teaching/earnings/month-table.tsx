import {formatCents} from '@lectern/domain/money'
import {Link} from 'react-router-dom'
import type {Month} from '../load-teaching'
import {monthName} from './utc-dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

const amount = 'tabular whitespace-nowrap'

/** The months of a teacher, each with its statement. */
export function MonthTable({months}: {months: readonly Month[]}) {
  return (
    <ResponsiveTable
      caption="Statements"
      columns={[
        'Statement',
        'At its beginning',
        'Sales',
        'Given back',
        'Corrections',
        'Paid out',
        'At its end',
      ]}
    >
      {months.map(({month, openingCents, sale, refund, dispute, correction, payout, closingCents}) => (
        <Row key={month}>
          <Cell label="Statement" className="font-medium">
            <Link to={`/teach/payouts/${month}`} className="link target">
              {monthName(month)}
            </Link>
          </Cell>
          <Cell label="At its beginning" className={amount}>
            {formatCents(openingCents)}
          </Cell>
          <Cell label="Sales" className={amount}>
            {formatCents(sale)}
          </Cell>
          <Cell label="Given back" className={amount}>
            {formatCents(refund + dispute)}
          </Cell>
          <Cell label="Corrections" className={amount}>
            {formatCents(correction)}
          </Cell>
          <Cell label="Paid out" className={amount}>
            {formatCents(0 - payout)}
          </Cell>
          <Cell label="At its end" className={amount}>
            {formatCents(closingCents)}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
