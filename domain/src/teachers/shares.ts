import {splitByLargestRemainder} from '../discount/discount.ts'
import {sumCents} from '../money.ts'
import {
  netPaidCents,
  netPartCents,
  paidCents,
  splitOverCourses,
  type OrderLine,
  type PaidLine,
} from '../orders/lines.ts'
import {lastReturnAt} from '../return.ts'
import {addDays, dayOf, startOf} from '../statistics/days.ts'

type SharedLine = PaidLine & Pick<OrderLine, 'lineId' | 'courseIds' | 'courses' | 'refundedCents'>

/** What of an order says how much of each of its lines the shop has kept. Amounts are in cents. */
export interface SharedOrder {
  items: readonly SharedLine[]
  /** of its lines, and beside them */
  refundedCents: number
  /** what a bank has taken back by disputes that were lost */
  chargeback?: {amountCents: number} | undefined
}

/** A course of a line, and what of its price is kept after discount and without tax, in cents. */
interface KeptCourse {
  lineId: string
  courseId: string
  keptCents: number
}

/**
 * What is kept of each course of an order's lines, without tax: what was paid for the line without it, less what went back of that, as its
 * credit notes have it. What was given back beside the lines, and what a bank has taken back, is split over what is left of each line.
 */
export function keptOfCourses({items, refundedCents, chargeback}: SharedOrder): KeptCourse[] {
  const left = items.map((line) => Math.max(0, paidCents(line) - line.refundedCents))
  const named = sumCents(items.map((line) => line.refundedCents))
  const beside = Math.max(0, refundedCents + (chargeback?.amountCents ?? 0) - named)
  const sum = sumCents(left)
  const lost = sum > 0 ? splitByLargestRemainder(Math.min(beside, sum), left) : left
  return items.flatMap((line, index) => {
    const kept = (left[index] ?? 0) - (lost[index] ?? 0)
    const netKept = netPaidCents(line) - netPartCents(line, paidCents(line) - kept)
    return splitOverCourses(line, netKept).map(({courseId, amountCents}) => ({
      lineId: line.lineId,
      courseId,
      keptCents: amountCents,
    }))
  })
}

/** A teacher's share of an amount, in cents: the shop keeps the rest, also of the last cent. */
export function shareOf(cents: number, shareBps: number): number {
  return Math.floor((cents * shareBps) / 10_000)
}

/** When a teacher's share of a sale is theirs: the first day, in UTC, after the time to return it is over. In ms since the epoch. */
export function availableAt(completedAt: number): number {
  return startOf(addDays(dayOf(lastReturnAt(completedAt)), 1))
}
