import * as z from 'zod/mini'
import {sumCents} from '../money.ts'
import {daysUntil, type Day} from '../statistics/days.ts'

/** What changes what a teacher has of an order: a sale, what of it is given back, and a dispute that is lost. */
export type ShareKind = 'sale' | 'refund' | 'dispute'
/** What changes what a teacher has: beside that a correction by staff, and what is paid out. */
export const ENTRY_KINDS = ['sale', 'refund', 'dispute', 'correction', 'payout'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** What an entry is called on a statement. */
export const ENTRY_NAMES: Readonly<Record<EntryKind, string>> = {
  sale: 'Sale',
  refund: 'Refund',
  dispute: 'Bank dispute',
  correction: 'Correction',
  payout: 'Payout',
}

/** A month of UTC: `2026-11`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The first moment of a month, and of the next one, in ms since the epoch. */
export function monthBounds(month: string): {from: number; until: number} {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return {from: Date.UTC(year, number - 1), until: Date.UTC(year, number)}
}

const cents = z._default(z.int(), 0)
/** What the entries of a time add up to, by their kind, in cents with their signs. */
const sums = z.object({sale: cents, refund: cents, dispute: cents, correction: cents, payout: cents})

/** What a day has brought a teacher. */
const daySums = z.object({
  /** how many courses were sold, also in bundles */
  sales: z._default(z.int(), 0),
  earnedCents: cents,
  /** what was given back, or taken back by a bank */
  givenBackCents: cents,
})
/** What a course has brought its teacher. */
const courseSums = z.extend(daySums, {
  /** as it was sold last */
  title: z._default(z.string(), ''),
})

/**
 * `balances/{instructorId}`: sums of a teacher's entries, each incremented in the very batch of the entry. What is available follows from
 * them at any time, and nothing has to be moved when a day has come.
 */
export const balanceSchema = z.object({
  /** of all entries: what the shop owes them, or they the shop */
  cents,
  /** of those that become available on a day, by that day */
  byDay: z._default(z.record(z.string(), z.int()), {}),
  byMonth: z._default(z.record(z.string(), sums), {}),
  byCourse: z._default(z.record(z.string(), courseSums), {}),
  /** what each day of UTC has brought, by the day of the entries */
  byDate: z._default(z.record(z.string(), daySums), {}),
})
export type Balance = z.infer<typeof balanceSchema>

/** So many days with what each has brought, oldest first, of which the given one is the last. */
export function figuresUntil({byDate}: Balance, last: Day, count: number) {
  return daysUntil(last, count).map((day) => ({
    day,
    ...(byDate[day] ?? {sales: 0, earnedCents: 0, givenBackCents: 0}),
  }))
}

/** How a teacher stands, in cents. */
export interface Standing {
  /** of sales that can still be returned */
  pendingCents: number
  /** of those that cannot; negative where more was given back than earned */
  availableCents: number
  /** what was paid out, less what has failed */
  paidOutCents: number
}

/** How a teacher stands on a day of UTC: what of it becomes available then is so. */
export function standingOf({cents: all, byDay, byMonth}: Balance, today: Day): Standing {
  const pendingCents = sumCents(Object.entries(byDay).flatMap(([day, amount]) => (day > today ? amount : [])))
  const paidOutCents = 0 - sumCents(Object.values(byMonth).map(({payout}) => payout))
  return {pendingCents, availableCents: all - pendingCents, paidOutCents}
}

/** A month of a teacher: what they had when it began, what changed, and what they had when it ended. In cents. */
export interface MonthSums extends z.infer<typeof sums> {
  month: string
  openingCents: number
  closingCents: number
}

/** The months in which something changed, oldest first. */
export function monthsOf({byMonth}: Balance): MonthSums[] {
  let openingCents = 0
  return Object.entries(byMonth)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, change]) => {
      const opened = openingCents
      openingCents += sumCents(Object.values(change))
      return {month, ...change, openingCents: opened, closingCents: openingCents}
    })
}
