import {
  teacherPayouts as payoutsContract,
  teacherStatement as statementContract,
} from '@lectern/domain/teachers/contracts'
import {shortId} from '@lectern/domain/order'
import {dayOf} from '@lectern/domain/statistics/days'
import {balanceSchema, monthBounds, monthsOf, standingOf, type Balance} from '@lectern/domain/teachers/ledger'
import {nextRunAt, waitsFor} from '@lectern/domain/teachers/payout'
import {Timestamp} from 'firebase-admin/firestore'
import {callable} from '../callable.ts'
import {payoutDays} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {cursorPage} from '../services/cursor-page.ts'
import {teachers} from '../teacher.ts'
import {balanceOf, ledger} from './ledger.ts'
import {payouts} from './payout.ts'

const PAGE_SIZE = 50
/** As many payouts as a teacher sees beside the statements. */
const SHOWN_PAYOUTS = 12

/** The sums of a teacher's entries; of who has sold nothing yet zeros. */
export async function readBalance(instructorId: string): Promise<Balance> {
  const snapshot = await balanceOf(instructorId).get()
  return balanceSchema.parse(snapshot.data() ?? {})
}

/** When a teacher looks at what they have earned. A page of payouts and two documents, however much was sold. */
export const teacherPayouts = callable(payoutsContract, async (_, {instructorId}) => {
  const newest = payouts()
    .where('teacher', '==', instructorId)
    .orderBy('plannedAt', 'desc')
    .limit(SHOWN_PAYOUTS)
  const [teacher, balance, found] = await Promise.all([
    teachers().doc(instructorId).get(),
    readBalance(instructorId),
    newest.get(),
  ])
  const {
    name = '',
    state = 'active',
    stripeAccountId = null,
    payouts: account = {enabled: false},
  } = teacher.data() ?? {}
  const now = clock.now()
  const standing = standingOf(balance, dayOf(now))
  return {
    name,
    state,
    ...standing,
    nextRunAt: nextRunAt(now, payoutDays()),
    waitsFor: waitsFor({state, stripeAccountId, payouts: account}, standing),
    payouts: found.docs.map((snapshot) => {
      const {period, state, amountCents, plannedAt, bankFailure} = snapshot.data()
      return {period, state, amountCents, at: plannedAt.toMillis(), isRefusedByBank: bankFailure !== null}
    }),
    months: monthsOf(balance).toReversed(),
  }
})

/** When a teacher opens the statement of a month. */
export const teacherStatement = callable(statementContract, async ({month, cursor}, {instructorId}) => {
  const {from, until} = monthBounds(month)
  const own = ledger()
    .where('teacher', '==', instructorId)
    .where('at', '>=', Timestamp.fromMillis(from))
    .where('at', '<', Timestamp.fromMillis(until))
  const {docs, next} = await cursorPage(own, 'at', cursor, {size: PAGE_SIZE})
  const entries = docs.map((snapshot, index) => {
    const entry = snapshot.data()
    const {kind, amountCents, availableAt, at} = entry
    return {
      key: String(index),
      kind,
      amountCents,
      sale:
        'orderId' in entry
          ? {order: shortId(entry.orderId), courseTitle: entry.courseTitle, shareBps: entry.shareBps}
          : null,
      reason: 'reason' in entry ? entry.reason : null,
      availableAt: availableAt.toMillis(),
      at: at.toMillis(),
    }
  })
  return {entries, next}
})
