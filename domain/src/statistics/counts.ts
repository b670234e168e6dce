import * as z from 'zod/mini'
import {sumCents} from '../money.ts'
import {
  applyRefundsToLines,
  keptOfCourses,
  netPaidCents,
  splitOverCourses,
  type OrderLine,
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
type CourseCounts = z.infer<typeof courseCounts>

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
  items: readonly OrderLine[]
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

export const noCounts: Counts = countsSchema.parse({})
const noCourseCounts: CourseCounts = courseCounts.parse({})

/** What the payment of an order counts for, on the day of `completedAt`. */
export function countsOfSale({amountCents, items}: Pick<CountedOrder, 'amountCents' | 'items'>): Counts {
  const sold = sumByCourse(items.flatMap((line) => splitOverCourses(line, netPaidCents(line))))
  return {
    ...noCounts,
    revenueCents: amountCents - sumCents(items.map(({taxCents}) => taxCents)),
    orders: 1,
    courses: Object.fromEntries(
      [...sold].map(([courseId, revenueCents]) => [courseId, {sales: 1, revenueCents, refundedCents: 0}]),
    ),
  }
}

/**
 * What was given back of an order counts for, each part on the day it was given back: as much of each course as is no longer kept of it
 * since the part before ({@link keptOfCourses}), so that of no course more is given back than was paid for it.
 */
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
  const inTime = back.toSorted((one, other) => one.at - other.at)
  let kept = keptAfter({amountCents, items}, [])
  return inTime.map(({at}, index) => {
    const before = kept
    kept = keptAfter({amountCents, items}, inTime.slice(0, index + 1))
    return {at, counts: countsOfPart(before, kept)}
  })
}

type Part = NonNullable<CountedOrder['refunds']>[number]

/** What is kept of each course after some parts were given back, in cents without tax. */
function keptAfter(
  order: Pick<CountedOrder, 'amountCents' | 'items'>,
  parts: readonly Part[],
): Map<string, number> {
  const refunds = parts.map((part) => ({...part, state: 'made' as const}))
  const kept = keptOfCourses(applyRefundsToLines(order, refunds))
  return sumByCourse(kept.map(({courseId, keptCents}) => ({courseId, amountCents: keptCents})))
}

function countsOfPart(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Counts {
  const back = [...before].map(([courseId, cents]) => ({
    courseId,
    refundedCents: cents - (after.get(courseId) ?? 0),
  }))
  const changed = back.filter(({refundedCents}) => refundedCents !== 0)
  return {
    ...noCounts,
    refundedCents: sumCents(back.map(({refundedCents}) => refundedCents)),
    refunds: 1,
    courses: Object.fromEntries(
      changed.map(({courseId, refundedCents}) => [courseId, {...noCourseCounts, refundedCents}]),
    ),
  }
}

/** The amounts of each course together: of a bundle and alone. */
function sumByCourse(amounts: readonly {courseId: string; amountCents: number}[]): Map<string, number> {
  const byCourse = new Map<string, number>()
  for (const {courseId, amountCents} of amounts)
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
