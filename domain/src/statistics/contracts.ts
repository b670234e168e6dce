import * as z from 'zod/mini'
import {contract, documentId} from '../contracts.ts'
import {MOST_WAITING} from '../limits.ts'
import {countsSchema} from './counts.ts'

/** The periods that the dashboard shows: so many days up to today, and as many before them. */
export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

const count = z.int().check(z.nonnegative(), z.maximum(MOST_WAITING + 1))
/** How much waits for staff; one more than {@link MOST_WAITING} stands for any higher number. */
const waiting = z.object({
  returns: count,
  problems: count,
  disputes: count,
  lostDisputes: count,
  failedRefunds: count,
  mails: count,
  /** reviews that nobody of staff has looked at */
  reviews: count,
  /** questions about lessons that are for staff to answer */
  questions: count,
})
const {courses: _, ...figures} = countsSchema.shape
const dayFigures = z.object({day: z.iso.date(), ...figures})

/** Returns how much waits for staff, for the menu of the back office. */
export const countWaiting = contract({
  name: 'countWaiting',
  audience: 'staff',
  input: z.object({}),
  output: waiting,
  reasons: [] as const,
})

/** Returns what waits for staff, and the figures of each day of a period and of the one before it. */
export const shopStatistics = contract({
  name: 'shopStatistics',
  audience: 'staff',
  input: z.object({period: z.literal(PERIODS)}),
  output: z.object({
    waiting,
    /** oldest first, also days in which nothing happened; the last is today, in UTC */
    days: z.array(dayFigures),
    before: z.array(dayFigures),
    /** the courses that brought most in the period, less what was given back */
    courses: z.array(
      z.object({
        courseId: documentId,
        sales: z.int(),
        revenueCents: z.int(),
        refundedCents: z.int(),
      }),
    ),
  }),
  reasons: [] as const,
})
