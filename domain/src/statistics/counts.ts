import * as z from 'zod/mini'
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
import {dayOf, type Day} from './days.ts'

const count = z._default(z.int(), 0)

const courseCounts = z.object({
  /** how often it was bought */
  sales: count,
  /** cents that were paid for it */
  revenueCents: count,
  /** cents of those that were given back */
  refundedCents: count,
})
export type CourseCounts = z.infer<typeof courseCounts>

/** What the shop counts of a day. Money is in cents and without tax; a day is one of UTC. */
export const countsSchema = z.object({
  /** what was paid, on the day it was paid */
  revenueCents: count,
  /** orders that were paid */
  orders: count,
  /** what was given back, on the day it was given back */
  refundedCents: count,
  refunds: count,
  newLearners: count,
  /** learners who did something in any course; each once a day */
  activeLearners: count,
  /** courses that somebody began, and finished with every lesson and quiz */
  coursesBegun: count,
  coursesFinished: count,
  /** by the course's id */
  courses: z._default(z.record(z.string(), courseCounts), {}),
})
export type Counts = z.infer<typeof countsSchema>

/** The part of an order that is counted. Times are in ms since the epoch, null for what has not happened. */
export interface CountedOrder {
  amountCents: number
  items: readonly CountedLine[]
  completedAt: number | null
  /** when the last of it was given back */
  refundedAt: number | null
  /** what was given back of it, and when; absent of an order from before each refund was stored */
  refunds?: readonly {
    amountCents: number
    lines: readonly {lineId: string; amountCents: number}[]
    at: number
  }[]
  /** what a bank has taken back of an order that is not refunded, by a dispute that was lost */
  chargeback?: {amountCents: number; at: number} | undefined
}
type CountedLine = Pick<OrderLine, 'lineId' | 'courseIds' | 'courses'> & PaidLine

export const noCounts: Counts = countsSchema.parse({})
const noCourseCounts: CourseCounts = courseCounts.parse({})

/** What the payment of an order counts for, on the day of `completedAt`. */
export function countsOfSale({amountCents, items}: Pick<CountedOrder, 'amountCents' | 'items'>): Counts {
  const sold = sharesByCourse(items.map((line) => ({...line, amountCents: netPaidCents(line)})))
  return {
    ...noCounts,
    revenueCents: amountCents - sumCents(items.map(({taxCents}) => taxCents)),
    orders: 1,
    courses: Object.fromEntries(
      [...sold].map(([courseId, revenueCents]) => [courseId, {sales: 1, revenueCents, refundedCents: 0}]),
    ),
  }
}

/** What was given back of an order counts for, each part on the day it was given back. Of an amount alone each line has its share. */
export function countsOfGivenBack({
  amountCents,
  items,
  refundedAt,
  refunds = [],
  chargeback,
}: Omit<CountedOrder, 'completedAt'>): {at: number; counts: Counts}[] {
  // An order from before each refund was stored was given back whole.
  const isWhole = refundedAt !== null && refunds.length === 0
  const parts = isWhole ? [{amountCents, lines: [], at: refundedAt}] : refunds
  const back = chargeback && !isWhole ? [...parts, {...chargeback, lines: []}] : parts
  return back.map((part) => ({at: part.at, counts: countsOfPart(part, items)}))
}

function countsOfPart(
  {amountCents, lines}: NonNullable<CountedOrder['refunds']>[number],
  items: readonly CountedLine[],
): Counts {
  const paid = items.map(paidCents)
  const shares = sumCents(paid) > 0 ? splitByLargestRemainder(amountCents, paid) : paid
  const ofLine = new Map(lines.map((line) => [line.lineId, line.amountCents]))
  const gross = items.map((line, index) =>
    lines.length === 0 ? (shares[index] ?? 0) : (ofLine.get(line.lineId) ?? 0),
  )
  const back = items.map((line, index) => ({...line, amountCents: netPartCents(line, gross[index] ?? 0)}))
  const taxCents = sumCents(gross) - sumCents(back.map((line) => line.amountCents))
  const courses = [...sharesByCourse(back)]
    .filter(([, refundedCents]) => refundedCents > 0)
    .map(([courseId, refundedCents]): [string, CourseCounts] => [
      courseId,
      {...noCourseCounts, refundedCents},
    ])
  return {
    ...noCounts,
    refundedCents: amountCents - taxCents,
    refunds: 1,
    courses: Object.fromEntries(courses),
  }
}

/** The amounts of lines by course: of a bundle each course has its share. */
function sharesByCourse(lines: readonly (CountedLine & {amountCents: number})[]): Map<string, number> {
  const byCourse = new Map<string, number>()
  for (const line of lines)
    for (const {courseId, amountCents} of splitOverCourses(line, line.amountCents))
      byCourse.set(courseId, (byCourse.get(courseId) ?? 0) + amountCents)
  return byCourse
}

/** What the orders alone say of each day: what its counters must say of sales and refunds. */
export function countsOfOrders(orders: Iterable<CountedOrder>): Map<Day, Counts> {
  const days = new Map<Day, Counts>()
  const add = (at: number, counts: Counts) => {
    const day = dayOf(at)
    days.set(day, sumOf([days.get(day) ?? noCounts, counts]))
  }
  for (const order of orders) {
    if (order.completedAt !== null) add(order.completedAt, countsOfSale(order))
    for (const {at, counts} of countsOfGivenBack(order)) add(at, counts)
  }
  return days
}

/** The counts together. */
export function sumOf(all: Iterable<Counts>): Counts {
  let sum = noCounts
  for (const counts of all) sum = combine(sum, counts, (a, b) => a + b)
  return sum
}

/** What must be added to `counts` for the result to be `target`. */
export function differenceOf(target: Counts, counts: Counts): Counts {
  return combine(target, counts, (a, b) => a - b)
}

function combine(a: Counts, b: Counts, by: (a: number, b: number) => number): Counts {
  const courses: Record<string, CourseCounts> = {...a.courses}
  for (const [id, other] of Object.entries(b.courses)) {
    const one = a.courses[id] ?? noCourseCounts
    courses[id] = {
      sales: by(one.sales, other.sales),
      revenueCents: by(one.revenueCents, other.revenueCents),
      refundedCents: by(one.refundedCents, other.refundedCents),
    }
  }
  return {
    revenueCents: by(a.revenueCents, b.revenueCents),
    orders: by(a.orders, b.orders),
    refundedCents: by(a.refundedCents, b.refundedCents),
    refunds: by(a.refunds, b.refunds),
    newLearners: by(a.newLearners, b.newLearners),
    activeLearners: by(a.activeLearners, b.activeLearners),
    coursesBegun: by(a.coursesBegun, b.coursesBegun),
    coursesFinished: by(a.coursesFinished, b.coursesFinished),
    courses,
  }
}
