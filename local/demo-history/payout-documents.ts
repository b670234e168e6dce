import {CURRENCY, sumCents} from '@lectern/domain/money'
import {DAY_MS, startOf} from '@lectern/domain/statistics/days'
import type {NamedEntry} from '@lectern/domain/teachers/entries'
import {MIN_PAYOUT_CENTS, nextRunAt, payoutId, periodOf} from '@lectern/domain/teachers/payout'
import {Timestamp} from 'firebase-admin/firestore'
import {DEMO_TEACHER} from '../demo-accounts.ts'
import type {RecordedPayouts} from '../payments/connect/past-payouts.ts'
import type {PlannedDocument} from './history.ts'

const RUN_DAYS = 7
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

/** To whom it went, and when each was in the bank: all are but the newest, which is on its way. */
export function payeeOf(payouts: readonly PlannedPayout[]) {
  const newest = payouts.at(-1)
  return {
    email: DEMO_TEACHER.email,
    payouts: payouts.map((payout) => {
      const {id, amountCents, at} = payout
      return {id, amountCents, at, arrivedAt: payout === newest ? null : at + ARRIVES_AFTER_MS}
    }),
  }
}

/**
 * The documents of payouts, and the run of this week, so that it is not begun anew.
 * @param recorded what the payment service has of them
 */
export function documentsOfPayouts(
  payouts: readonly PlannedPayout[],
  recorded: RecordedPayouts,
  now: number,
): PlannedDocument[] {
  const newest = periodOf(now, RUN_DAYS)
  const begun = Timestamp.fromMillis(startOf(newest))
  const own = payouts.filter(({period}) => period === newest)
  const arrivals = new Map(payeeOf(payouts).payouts.map(({id, arrivedAt}) => [id, arrivedAt]))
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
    ...payouts.map(({id, teacher, period, amountCents, at}): PlannedDocument => {
      const known = recorded.payouts[id]
      if (!known) throw new Error(`The payout ${id} was not recorded.`)
      const arrivedAt = arrivals.get(id) ?? null
      const payout = {
        teacher,
        name: TEACHER_NAME,
        period,
        state: arrivedAt === null ? 'sent' : 'paid',
        amountCents,
        currency: CURRENCY,
        stripeAccountId: recorded.account,
        transferId: known.transferId,
        reversedCents: 0,
        attempt: 0,
        plans: 1,
        failure: null,
        bankPayoutId: known.bankPayoutId,
        bankFailure: null,
        plannedAt: Timestamp.fromMillis(at),
        sentAt: Timestamp.fromMillis(at),
        paidAt: arrivedAt === null ? null : Timestamp.fromMillis(arrivedAt),
        dueAt: null,
      }
      return [`payouts/${id}`, payout]
    }),
  ]
}
