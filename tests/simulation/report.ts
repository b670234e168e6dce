import {formatCents} from '@lectern/domain/money'
import type {ShopResult} from './plans/play.ts'
import {wordsOf} from './plans/story.ts'

export interface Simulated {
  /** lines to print */
  lines: string[]
  violations: number
}

interface Run {
  purchases: number
  /** whether it has ended with the first violation */
  untilFound: boolean
  /** of the whole run */
  trace: string
  cpuSeconds: number
}

/** So many violations are printed; one is seldom alone. */
const MOST_PRINTED = 20

/** What happened in all shops, what their books add up to, and what must not be in them. */
export function reportOn(
  results: readonly ShopResult[],
  {purchases, untilFound, trace, cpuSeconds}: Run,
): Simulated {
  const counts = new Map<string, number>()
  const deathPoints = new Set<string>()
  for (const {world} of results) {
    for (const [name, times] of world.scheduler.counts) counts.set(name, (counts.get(name) ?? 0) + times)
    for (const point of world.scheduler.deathPoints) deathPoints.add(point)
  }
  const sum = (of: (result: ShopResult) => number) => results.reduce((total, one) => total + of(one), 0)
  const [first] = results.flatMap(({broken, violations}) => [...broken, ...violations])
  const violations = results.flatMap(wordsOf)
  const row = (name: string, value: string | number) => `  ${name.padEnd(52)} ${String(value).padStart(16)}`
  const money = (count: number, cents: number) => `${count} · ${formatCents(cents)}`
  return {
    violations: violations.length,
    lines: [
      row(
        'steps',
        sum(({world}) => world.scheduler.steps),
      ),
      row('distinct points at which a process was killed', deathPoints.size),
      row('purchases a second of one core', (purchases / cpuSeconds).toFixed(1)),
      ...[...counts]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, times]) => row(name, times)),
      '',
      row(
        'money taken',
        money(
          sum(({totals}) => totals.moneyTaken.payments),
          sum(({totals}) => totals.moneyTaken.cents),
        ),
      ),
      row(
        'paid orders',
        money(
          sum(({totals}) => totals.paidOrders.count),
          sum(({totals}) => totals.paidOrders.cents),
        ),
      ),
      row(
        'orders with a receipt',
        sum(({totals}) => totals.receipts),
      ),
      row(
        'money given back',
        money(
          sum(({totals}) => totals.moneyReturned.payments),
          sum(({totals}) => totals.moneyReturned.cents),
        ),
      ),
      row(
        'orders given back',
        money(
          sum(({totals}) => totals.refundedOrders.count),
          sum(({totals}) => totals.refundedOrders.cents),
        ),
      ),
      row(
        'courses of completed orders',
        sum(({totals}) => totals.coursesOwed),
      ),
      row(
        'enrollments',
        sum(({totals}) => totals.enrollments),
      ),
      row(
        'courses given by staff',
        sum(({totals}) => totals.grants),
      ),
      '',
      ...violations.slice(0, MOST_PRINTED),
      ...(untilFound && first ? [`found after ${purchases} purchases: ${first.rule}`] : []),
      `trace ${trace}`,
      `${purchases} purchases, ${violations.length} violations`,
    ],
  }
}
