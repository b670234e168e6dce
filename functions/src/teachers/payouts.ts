import {
  teacherPayouts as payoutsContract,
  teacherStatement as statementContract,
} from '@lectern/domain/teachers/contracts'
import {shortId} from '@lectern/domain/order'
import {dayOf} from '@lectern/domain/statistics/days'
import {balanceSchema, monthBounds, monthsOf, standingOf, type Balance} from '@lectern/domain/teachers/ledger'
import {Timestamp} from 'firebase-admin/firestore'
import {callable} from '../callable.ts'
import {clock} from '../services/clock.ts'
import {cursorPage} from '../services/cursor-page.ts'
import {teachers} from '../teacher.ts'
import {balanceOf, ledger} from './ledger.ts'

const PAGE_SIZE = 50

/** The sums of a teacher's entries; of who has sold nothing yet zeros. */
export async function readBalance(instructorId: string): Promise<Balance> {
  const snapshot = await balanceOf(instructorId).get()
  return balanceSchema.parse(snapshot.data() ?? {})
}

/** When a teacher looks at what they have earned. Two documents, however much was sold. */
export const teacherPayouts = callable(payoutsContract, async (_, {instructorId}) => {
  const [teacher, balance] = await Promise.all([
    teachers().doc(instructorId).get(),
    readBalance(instructorId),
  ])
  return {
    name: teacher.data()?.name ?? '',
    ...standingOf(balance, dayOf(clock.now())),
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
    const {kind, amountCents, orderId, courseTitle, shareBps, availableAt, at} = snapshot.data()
    return {
      key: String(index),
      kind,
      amountCents,
      order: shortId(orderId),
      courseTitle,
      shareBps,
      availableAt: availableAt.toMillis(),
      at: at.toMillis(),
    }
  })
  return {entries, next}
})
