import {formatCents} from '@lectern/domain/money'
import {judge, totalsOf, type Violation} from './oracle/oracle.ts'
import type {RunResult} from './purchases.ts'

export interface Report {
  /** lines to print */
  lines: string[]
  violations: Violation[]
}

/** What was counted, what the books add up to, and what must not be in them. */
export function reportOn({run, books, begun}: RunResult, struck: Readonly<Record<string, number>>): Report {
  const violations = judge(books)
  const totals = totalsOf(books)
  const row = (name: string, value: string | number) => `  ${name.padEnd(44)} ${String(value).padStart(14)}`
  const counted = [...run.counts].toSorted(([a], [b]) => a.localeCompare(b))
  const money = ({count, cents}: {count: number; cents: number}) => `${count} · ${formatCents(cents)}`
  const payments = ({payments: count, cents}: {payments: number; cents: number}) => money({count, cents})
  const {orders} = books.database
  const statuses = Map.groupBy(Object.values(orders), ({status}) => status)
  return {
    violations,
    lines: [
      'What was done and what went wrong',
      row('purchases begun', begun),
      ...counted.map(([name, times]) => row(name, times)),
      ...Object.entries(struck).map(([name, times]) => row(`struck: ${name}`, times)),
      '',
      'What the books say',
      ...[...statuses].map(([status, found]) => row(`orders ${status}`, found.length)),
      row('refunds, of them failed', `${books.ledger.refunds.length} · ${failed(books.ledger.refunds)}`),
      row('disputes', books.ledger.disputes.length),
      row('mails accepted', books.mails.length),
      '',
      row('money taken', payments(totals.moneyTaken)),
      row('completed and refunded orders', money(totals.paidOrders)),
      row('orders with a receipt', totals.receipts),
      row('money given back', payments(totals.moneyReturned)),
      row('refunded orders', money(totals.refundedOrders)),
      row('courses of completed orders', totals.coursesOwed),
      row('enrollments', totals.enrollments),
      row('courses given by staff', totals.grants),
      '',
      `${violations.length} violations`,
      ...violations.map(({rule, about, words}) => `  ${rule}: ${about} ${words}`),
    ],
  }
}

const failed = (refunds: readonly {status: string | null}[]) =>
  refunds.filter(({status}) => status === 'failed').length
