import type {Input} from '@lectern/domain/contracts'
import {settleProblem as contract} from '@lectern/domain/orders/contracts'
import type {ProblemKind} from '@lectern/domain/orders/problem'
import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {presentAddress} from '../../accounts/present-address.ts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {MISMATCH_END, writeOrderEnd, type OrderEnd} from '../../checkout/end-order.ts'
import {writeWithdrawal} from '../../enrollments/change-ownership.ts'
import {coursesWithdrawnMail} from '../../orders/courses-withdrawn-mail.ts'
import {orders, type Order} from '../../orders/order.ts'
import {problems} from '../../orders/problem.ts'
import {writeSettlement} from '../../orders/report-problem.ts'
import {queueMail} from '../../outbox/queue.ts'
import {clock} from '../../services/clock.ts'
import {logWith} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {writeSeatsGivenBack} from '../../teams/seat-changes.ts'

/**
 * When staff have dealt with a problem. An order without any other open problem counts as one without, and one whose payment
 * did not match it, or is missing, ends. Of an order whose dispute was lost the courses stay or are withdrawn.
 */
export const settleProblem = callable(contract, async ({problemId, reason, courses}, staff) => {
  await optimistically(async (write) => {
    const snapshot = await problems().doc(problemId).get()
    const problem = snapshot.data()
    if (!problem) throw new AppError('unknown-problem')
    if (problem.settledAt !== null) throw new AppError('already-settled')
    const {kind, orderId} = problem
    if ((kind === 'dispute-lost') !== (courses !== undefined))
      throw new AppError('invalid-argument', {field: 'courses'})
    const settled = {settledAt: clock.timestamp(), settledBy: staff.uid, outcome: reason}
    write.update(snapshot.ref, settled, unchanged(snapshot))
    const subject = orderId === null ? ({kind: 'problem', id: problemId} as const) : orderSubject(orderId)
    const action = courses === undefined ? 'problem-settled' : (`courses-${courses}` as const)
    const order = orderId === null ? null : await orders().doc(orderId).get()
    recordStaffAction(write, staff, action, subject, {whom: order?.data()?.userId, reason})
    logWith(write, 'problem-settled', {problemId, kind, orderId})
    if (orderId !== null) await updateOrder(write, orderId, {problemId, kind, courses})
  })
  return {}
})

/** How an order ends that has waited for staff to settle a problem. */
const ends: Readonly<Partial<Record<ProblemKind, OrderEnd>>> = {
  'payment-mismatch': MISMATCH_END,
  'payment-missing': {status: 'failed', failure: 'transfer-failed'},
}

const orderSubject = (id: string) => ({kind: 'order', id}) as const

async function updateOrder(
  write: WriteBatch,
  orderId: string,
  settled: {problemId: string; kind: ProblemKind; courses: ChargebackDecision | undefined},
): Promise<void> {
  // First: whoever settles another problem of it by a refund changes the order.
  const snapshot = await orders().doc(orderId).get()
  const open = await problems().where('orderId', '==', orderId).where('settledAt', '==', null).limit(2).get()
  const order = snapshot.data()
  if (!order) return
  if (settled.courses !== undefined) {
    await writeCoursesDecision(write, snapshot, order, settled)
    return
  }
  const isLast = open.docs.every(({id}) => id === settled.problemId)
  const cleared = isLast && order.problem !== undefined ? {problem: FieldValue.delete()} : {}
  const end = ends[settled.kind]
  if (end && order.status === 'pending') {
    await writeOrderEnd(write, snapshot, order, end, cleared)
  } else if (order.problem !== undefined)
    // As it is, where another problem is open: of two that are settled at once the second has to see the first.
    write.update(snapshot.ref, {status: order.status, ...cleared}, unchanged(snapshot))
}

type ChargebackDecision = NonNullable<Input<typeof contract>['courses']>

/** What becomes of the courses of an order whose money a bank has taken back; other lost disputes of it wait for nothing more. */
async function writeCoursesDecision(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  {problemId, courses}: {problemId: string; courses: ChargebackDecision | undefined},
): Promise<void> {
  if (!order.chargeback || courses === undefined) return
  write.update(snapshot.ref, {'chargeback.courses': courses}, unchanged(snapshot))
  await writeSettlement(write, 'dispute-lost', snapshot.id, `courses ${courses}`, problemId)
  if (courses === 'left') return
  const items = order.items.map((line) => ({...line, isGivenBack: true}))
  await writeWithdrawal(write, snapshot.id, {...order, items})
  await writeSeatsGivenBack(write, snapshot.id, {...order, chargeback: {...order.chargeback, courses}}, false)
  // The same dispute may be won, and lost once more: of each decision the learner hears.
  const mailId = `courses-withdrawn-${problemId}-${clock.now()}`
  const email = await presentAddress(order.userId, order.email)
  if (email !== null) queueMail(write, mailId, [email], coursesWithdrawnMail, {orderId: snapshot.id})
}
