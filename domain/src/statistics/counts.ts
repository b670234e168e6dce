import * as z from 'zod/mini'
import {splitByLargestRemainder} from '../discount/discount.ts'
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

/** What the shop counts of a day. Money is in cents; a day is one of UTC. */
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
  /** `discountCents` is the share of a discount code that the course was given */
  items: readonly {courseId: string; priceCents: number; discountCents?: number | undefined}[]
  completedAt: number | null
  /** when all of it was given back */
  refundedAt: number | null
  /** what a bank has taken back of an order that is not refunded, by a dispute that was lost */
  chargeback?: {amountCents: number; at: number} | undefined
}

export const noCounts: Counts = countsSchema.parse({})
const noCourseCounts: CourseCounts = courseCounts.parse({})

/** What the payment of an order counts for, on the day of `completedAt`. */
export function countsOfSale({amountCents, items}: Pick<CountedOrder, 'amountCents' | 'items'>): Counts {
  return {
    ...noCounts,
    revenueCents: amountCents,
    orders: 1,
    courses: Object.fromEntries(
      items.map((item) => [item.courseId, {sales: 1, revenueCents: paidCents(item), refundedCents: 0}]),
    ),
  }
}

/** What was given back of an order counts for, and when; null for nothing. Of a part each course has its share. */
export function countsOfGivenBack({
  amountCents,
  items,
  refundedAt,
  chargeback,
}: Omit<CountedOrder, 'completedAt'>): {at: number; counts: Counts} | null {
  const back = refundedAt === null ? chargeback : {amountCents, at: refundedAt}
  if (!back) return null
  const paid = items.map(paidCents)
  const shares = back.amountCents === amountCents ? paid : splitByLargestRemainder(back.amountCents, paid)
  const courses = items.map(({courseId}, index): [string, CourseCounts] => [
    courseId,
    {...noCourseCounts, refundedCents: shares[index] ?? 0},
  ])
  const counts = {
    ...noCounts,
    refundedCents: back.amountCents,
    refunds: 1,
    courses: Object.fromEntries(courses),
  }
  return {at: back.at, counts}
}

const paidCents = ({priceCents, discountCents = 0}: CountedOrder['items'][number]) =>
  priceCents - discountCents

/** What the orders alone say of each day: what its counters must say of sales and refunds. */
export function countsOfOrders(orders: Iterable<CountedOrder>): Map<Day, Counts> {
  const days = new Map<Day, Counts>()
  const add = (at: number, counts: Counts) => {
    const day = dayOf(at)
    days.set(day, sumOf([days.get(day) ?? noCounts, counts]))
  }
  for (const order of orders) {
    if (order.completedAt !== null) add(order.completedAt, countsOfSale(order))
    const back = countsOfGivenBack(order)
    if (back) add(back.at, back.counts)
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
