import {noCounts, type Counts} from './counts.ts'

/** What a counter says, and what the orders say. Money in cents. */
export interface Difference {
  /** `revenueCents`, or of a course `courses.course-a.revenueCents` */
  what: string
  counted: number
  ordered: number
}

const OF_ORDERS = ['revenueCents', 'orders', 'refundedCents', 'refunds'] as const

/** Where the counters of a day part from its orders. Of what orders do not say (who learned what) there is nothing to compare. */
export function differencesOf(counted: Counts = noCounts, ordered: Counts = noCounts): Difference[] {
  const courses = [...new Set([...Object.keys(counted.courses), ...Object.keys(ordered.courses)])].toSorted()
  return [
    ...OF_ORDERS.map((what) => ({what, counted: counted[what], ordered: ordered[what]})),
    ...courses.flatMap((id) =>
      (['sales', 'revenueCents', 'refundedCents'] as const).map((what) => ({
        what: `courses.${id}.${what}`,
        counted: counted.courses[id]?.[what] ?? 0,
        ordered: ordered.courses[id]?.[what] ?? 0,
      })),
    ),
  ].filter((difference) => difference.counted !== difference.ordered)
}
