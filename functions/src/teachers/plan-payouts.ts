import {CURRENCY} from '@lectern/domain/money'
import {dayOf} from '@lectern/domain/statistics/days'
import {balanceSchema, standingOf} from '@lectern/domain/teachers/ledger'
import {payoutId, periodOf, waitsFor} from '@lectern/domain/teachers/payout'
import {FieldPath, Timestamp, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {payoutDays} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {codeOf} from '../services/error-code.ts'
import {firestore} from '../services/firestore.ts'
import {log} from '../services/log.ts'
import {isConflict, optimistically, unchanged} from '../services/optimistic.ts'
import {teachers, type Teacher} from '../teacher.ts'
import {balanceOf, enter} from './ledger.ts'
import {enqueuePayouts} from './payout-tasks.ts'
import {payoutRuns, payouts, type Payout, type PayoutRun} from './payout.ts'

/** As many teachers as one task plans for. */
const PAGE_SIZE = 20
/** A run that has not moved for so long has lost its task, in ms. */
const STALLED_AFTER_MS = 3 * 60_000
/** As long as a payout is left to its task before the clock goes on with it, in ms. */
const DUE_AFTER_MS = 2 * 60_000
/** More than can be open. */
const MAX_RUNS = 10

/** The days of runs that are to begin, or have lost their task. */
export async function findPayoutRuns(): Promise<string[]> {
  const period = periodOf(clock.now(), payoutDays())
  const [newest, open] = await Promise.all([
    payoutRuns().doc(period).get(),
    payoutRuns().where('isPlanned', '==', false).limit(MAX_RUNS).get(),
  ])
  const stalled = open.docs
    .filter((run) => run.data().updatedAt.toMillis() < clock.now() - STALLED_AFTER_MS)
    .map(({id}) => id)
  return newest.exists ? stalled : [period, ...stalled]
}

/** Begins a run, or goes on with it: adds the task for its next page. */
export async function continueRun(period: string): Promise<void> {
  const snapshot = await payoutRuns().doc(period).get()
  const run = snapshot.data() ?? (await beginRun(period))
  // Without a name: that of a task that was lost cannot be used again.
  if (!run.isPlanned) await enqueuePayouts({period, page: run.page})
}

async function beginRun(period: string): Promise<PayoutRun> {
  const now = clock.timestamp()
  const sums = {payouts: 0, amountCents: 0, waiting: 0, waitingCents: 0}
  const run = {period, page: 0, after: '', isPlanned: false, ...sums, begunAt: now, updatedAt: now}
  await payoutRuns()
    .doc(period)
    .create(run)
    .catch((error: unknown) => {
      if (!isConflict(error)) throw error
    })
  return run
}

/**
 * One task: plans what a page of teachers gets by a run, adds a task for each payout, and one for the next page. Repeating it plans
 * nothing twice: a payout has the id of teacher and run.
 */
export async function planPayouts(period: string, page: number): Promise<void> {
  const snapshot = await payoutRuns().doc(period).get()
  const run = snapshot.data()
  if (!run || run.isPlanned || run.page !== page) return
  const byId = firestore().collection('balances').orderBy(FieldPath.documentId())
  const {docs} = await (run.after === '' ? byId : byId.startAfter(run.after)).limit(PAGE_SIZE).get()
  const {planned, error} = await planEach(
    docs.map(({id}) => id),
    period,
  )
  const ids = planned.flatMap((plan) => plan.id ?? [])
  await Promise.all(ids.map((id) => enqueuePayouts({payoutId: id}, id)))
  // The task is repeated, with what could be planned on its way.
  if (error !== undefined) throw error
  const isLast = docs.length < PAGE_SIZE
  try {
    await snapshot.ref.update(
      {
        page: page + 1,
        after: docs.at(-1)?.id ?? run.after,
        isPlanned: isLast,
        payouts: run.payouts + ids.length,
        amountCents: run.amountCents + sumOf(planned, 'amountCents'),
        waiting: run.waiting + planned.filter(({waitingCents}) => waitingCents > 0).length,
        waitingCents: run.waitingCents + sumOf(planned, 'waitingCents'),
        updatedAt: clock.timestamp(),
      },
      unchanged(snapshot),
    )
  } catch (error) {
    // Another task has planned the same page.
    if (!isConflict(error)) throw error
    return
  }
  log('payouts-planned', {period, page, payouts: ids.length})
  if (!isLast) await enqueuePayouts({period, page: page + 1}, `${period}-${page + 1}`)
}

/** What a run does for a teacher. Amounts are in cents. */
interface Plan {
  /** of the payout; null where there is none */
  id: string | null
  amountCents: number
  /** what waits for an account that Stripe pays out */
  waitingCents: number
}

const sumOf = (plans: readonly Plan[], name: 'amountCents' | 'waitingCents') =>
  plans.reduce((sum, plan) => sum + plan[name], 0)

const NOTHING: Plan = {id: null, amountCents: 0, waitingCents: 0}

/**
 * Plans for each of some teachers. One for whom it cannot be done holds nobody else up: what no repetition mends is logged, and waits
 * for the next run.
 * @returns with an error of a service, should there be one
 */
async function planEach(
  instructorIds: readonly string[],
  period: string,
): Promise<{planned: Plan[]; error: unknown}> {
  let error: unknown
  const plan = async (instructorId: string) => {
    try {
      return await planPayout(instructorId, period)
    } catch (reason) {
      if (codeOf(reason) !== undefined) error = reason
      else log('payout-not-planned', {instructorId, period}, reason)
      return NOTHING
    }
  }
  const planned = await Promise.all(instructorIds.map(plan))
  return {planned, error}
}

async function planPayout(instructorId: string, period: string): Promise<Plan> {
  const id = payoutId(instructorId, period)
  return optimistically(async (write) => {
    const {balance, teacher, known, ...standing} = await readPayee(instructorId, id)
    if (known) return {id, amountCents: known.amountCents, waitingCents: 0}
    if (!teacher) return NOTHING
    const {availableCents} = standing
    const reason = waitsFor(teacher, standing)
    if (reason === 'negative' || reason === 'too-little') return NOTHING
    const {stripeAccountId, name} = teacher
    if (reason !== null || stripeAccountId === null) return {...NOTHING, waitingCents: availableCents}
    const payout: Payout = {
      teacher: instructorId,
      name,
      period,
      state: 'planned',
      amountCents: availableCents,
      currency: CURRENCY,
      stripeAccountId,
      transferId: null,
      reversedCents: 0,
      attempt: 0,
      plans: 1,
      failure: null,
      bankPayoutId: null,
      bankFailure: null,
      plannedAt: clock.timestamp(),
      sentAt: null,
      paidAt: null,
      dueAt: dueAfterTask(),
    }
    write.create(payouts().doc(id), payout)
    writeTaken(write, balance, id, payout)
    return {id, amountCents: availableCents, waitingCents: 0}
  })
}

/** When the clock goes on with a payout whose task was lost. */
export function dueAfterTask(): Timestamp {
  return Timestamp.fromMillis(clock.now() + DUE_AFTER_MS)
}

/** What decides about a payout of a teacher, read together. */
export async function readPayee(instructorId: string, id: string) {
  const [balance, teacher, payout] = await firestore().getAll(
    balanceOf(instructorId),
    teachers().doc(instructorId),
    payouts().doc(id),
  )
  if (!balance || !teacher || !payout) throw new Error('A document was not answered.')
  const stored = balanceSchema.parse(balance.data() ?? {})
  return {
    balance,
    teacher: teacher.data() as Teacher | undefined,
    payout,
    known: payout.data() as Payout | undefined,
    ...standingOf(stored, dayOf(clock.now())),
  }
}

/** Enters a payout, on condition that the balance is as it was read: nobody is paid what somebody gives back at the same moment. */
export function writeTaken(
  write: WriteBatch,
  balance: DocumentSnapshot,
  id: string,
  {teacher, amountCents, plans}: Payout,
): void {
  write.update(balance.ref, {lastPayout: id}, unchanged(balance))
  const at = clock.now()
  const entry = {
    teacher,
    kind: 'payout',
    amountCents: 0 - amountCents,
    payoutId: id,
    availableAt: at,
    at,
  } as const
  enter(write, [{...entry, id: plans === 1 ? `payout-${id}` : `payout-${id}-${plans}`}])
}
