import {addDays, DAY_MS, dayOf, startOf, type Day} from '../statistics/days.ts'
import type {Standing} from './ledger.ts'
import type {TeacherState} from './teacher.ts'

/**
 * How far a payout is: `planned` until Stripe has taken the transfer, `sent` until the money is in the teacher's bank, `paid`, or `failed`
 * where Stripe has refused it or taken it back. What failed is in the teacher's balance again.
 */
export const PAYOUT_STATES = ['planned', 'sent', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** What each is called where it is read. */
export const PAYOUT_NAMES: Readonly<Record<PayoutState, string>> = {
  planned: 'On its way',
  sent: 'Sent',
  paid: 'Paid',
  failed: 'Failed',
}

/** The least that is paid out of a teacher whose balance still grows, in cents: less waits for a later run. */
export const MIN_PAYOUT_CENTS = 2500

/** A Monday, from which runs are counted. */
const FIRST_RUN: Day = '2026-01-05'

/** The day in UTC on which the newest run began or begins, of runs that are so many days apart. @param now in ms */
export function periodOf(now: number, days: number): Day {
  const passed = Math.floor((startOf(dayOf(now)) - startOf(FIRST_RUN)) / DAY_MS)
  return addDays(FIRST_RUN, Math.floor(passed / days) * days)
}

/** When the next run begins, in ms. */
export function nextRunAt(now: number, days: number): number {
  return startOf(addDays(periodOf(now, days), days))
}

/** The id of what a teacher gets by a run: there is one at most. */
export function payoutId(instructorId: string, period: Day): string {
  return `${instructorId}-${period}`
}

/** Whose payout it is, and of which run; null for what is no id of one. */
export function payoutOf(id: string): {teacher: string; run: Day} | null {
  const [, teacher, run] = /^(.+)-(\d{4}-\d\d-\d\d)$/.exec(id) ?? []
  return teacher === undefined || run === undefined ? null : {teacher, run}
}

/** Why what is available is not paid out. */
export const WAITING_REASONS = [
  'no-account',
  'account-restricted',
  'too-little',
  'negative',
  'paused',
] as const
export type WaitingReason = (typeof WAITING_REASONS)[number]

/** What decides about a payout of a teacher. */
interface Payee {
  state: TeacherState
  stripeAccountId: string | null
  payouts: {enabled: boolean}
}

/**
 * Why nothing is paid out of what is available; null where it is. What is left of who has ended is paid however little it is; whoever is
 * paused has what is theirs once they go on.
 */
export function waitsFor(
  {state, stripeAccountId, payouts}: Payee,
  {availableCents, pendingCents}: Pick<Standing, 'availableCents' | 'pendingCents'>,
): WaitingReason | null {
  const isLast = state === 'ended' && pendingCents === 0
  if (availableCents < 0) return 'negative'
  if (availableCents < (isLast ? 1 : MIN_PAYOUT_CENTS)) return 'too-little'
  if (state === 'paused') return 'paused'
  if (stripeAccountId === null) return 'no-account'
  return payouts.enabled ? null : 'account-restricted'
}

/** The largest correction, in cents. */
export const MAX_CORRECTION_CENTS = 1_000_000
