import {CURRENCY, sumCents} from '@lectern/domain/money'
import {startOf} from '@lectern/domain/statistics/days'
import type {NamedEntry} from '@lectern/domain/teachers/entries'
import {MIN_PAYOUT_CENTS, nextRunAt, payoutId, periodOf} from '@lectern/domain/teachers/payout'
import {Timestamp} from 'firebase-admin/firestore'
import {DEMO_TEACHER} from '../demo-accounts.ts'
import type {PlannedDocument} from './history.ts'

const RUN_DAYS = 7
const DAY_MS = 24 * 60 * 60_000
/** Stripe and a bank need so long. */
const ARRIVES_AFTER_MS = 2 * DAY_MS

const TEACHER_NAME = `${DEMO_TEACHER.firstName} ${DEMO_TEACHER.lastName}`

/** What a teacher got by a run. Times are ms since the epoch. */
export interface PlannedPayout {
  id: string
  teacher: string
  period: string
  amountCents: number
  at: number
}

/**
 * What the weekly runs have paid a teacher, the one of this week with it, as the functions plan it.
 * @param entries all of the teacher's, of sales
 * @param now in ms
 */
export function payoutsOfHistory(entries: readonly NamedEntry[], now: number): PlannedPayout[] {
  const [first] = entries
  if (!first) return []
  const payouts: PlannedPayout[] = []
  const begin = Math.min(...entries.map(({at}) => at))
  for (let at = nextRunAt(begin, RUN_DAYS); at <= now; at = nextRunAt(at, RUN_DAYS)) {
    const earned = entries.filter((entry) => entry.at < at && entry.availableAt <= at)
    const available = sumCents([
      ...earned.map((entry) => entry.amountCents),
      ...payouts.map((payout) => 0 - payout.amountCents),
    ])
    if (available < MIN_PAYOUT_CENTS) continue
    const period = periodOf(at, RUN_DAYS)
    const {teacher} = first
    payouts.push({id: payoutId(teacher, period), teacher, period, amountCents: available, at})
  }
  return payouts
}

/** The entries that the payouts are taken by. */
export function entriesOfPayouts(payouts: readonly PlannedPayout[]): NamedEntry[] {
  return payouts.map(({id, teacher, amountCents, at}) => ({
    id: `payout-${id}`,
    kind: 'payout',
    teacher,
    amountCents: 0 - amountCents,
    payoutId: id,
    availableAt: at,
    at,
  }))
}

/**
 * The documents of payouts: all have reached the bank but the newest, which is on its way; and the run of this week, so that it is not begun
 * anew.
 */
export function documentsOfPayouts(
  payouts: readonly PlannedPayout[],
  stripeAccountId: string,
  now: number,
): PlannedDocument[] {
  const newest = periodOf(now, RUN_DAYS)
  const begun = Timestamp.fromMillis(startOf(newest))
  const own = payouts.filter(({period}) => period === newest)
  const run = {
    period: newest,
    page: 1,
    after: '',
    isPlanned: true,
    payouts: own.length,
    amountCents: sumCents(own.map(({amountCents}) => amountCents)),
    waiting: 0,
    waitingCents: 0,
    begunAt: begun,
    updatedAt: begun,
  }
  return [
    [`payoutRuns/${newest}`, run],
    ...payouts.map(({id, teacher, period, amountCents, at}, index): PlannedDocument => {
      const isPaid = index < payouts.length - 1
      const payout = {
        teacher,
        name: TEACHER_NAME,
        period,
        state: isPaid ? 'paid' : 'sent',
        amountCents,
        currency: CURRENCY,
        stripeAccountId,
        transferId: `tr_demo_${period.replaceAll('-', '')}`,
        reversedCents: 0,
        attempt: 0,
        plans: 1,
        failure: null,
        bankPayoutId: isPaid ? `po_demo_${period.replaceAll('-', '')}` : null,
        bankFailure: null,
        plannedAt: Timestamp.fromMillis(at),
        sentAt: Timestamp.fromMillis(at),
        paidAt: isPaid ? Timestamp.fromMillis(at + ARRIVES_AFTER_MS) : null,
        dueAt: null,
      }
      return [`payouts/${id}`, payout]
    }),
  ]
}
