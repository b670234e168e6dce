import {settleProblem as contract} from '@lectern/domain/orders/contracts'
import type {ProblemKind} from '@lectern/domain/orders/problem'
import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {MISMATCH_END, writeOrderEnd, type OrderEnd} from '../../checkout/end-order.ts'
import {orders} from '../../orders/order.ts'
import {problems} from '../../orders/problem.ts'
import {clock} from '../../services/clock.ts'
import {logWith} from '../../services/log.ts'
import {optimistically, unchanged} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'

/**
 * When staff have dealt with a problem. An order without any other open problem counts as one without, and one whose payment
 * did not match it, or is missing, ends.
 */
export const settleProblem = callable(contract, {who: 'staff'}, async ({problemId, reason}, staff) => {
  await optimistically(async (write) => {
    const snapshot = await problems().doc(problemId).get()
    const problem = snapshot.data()
    if (!problem) throw new AppError('unknown-problem')
    if (problem.settledAt !== null) throw new AppError('already-settled')
    const {kind, orderId} = problem
    const settled = {settledAt: clock.timestamp(), settledBy: staff.uid, outcome: reason}
    write.update(snapshot.ref, settled, unchanged(snapshot))
    const subject = orderId === null ? ({kind: 'problem', id: problemId} as const) : orderSubject(orderId)
    recordStaffAction(write, staff, 'problem-settled', subject, {reason})
    logWith(write, 'problem-settled', {problemId, kind, orderId})
    if (orderId !== null) await updateOrder(write, orderId, {problemId, kind})
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
  settled: {problemId: string; kind: ProblemKind},
): Promise<void> {
  const [snapshot, open] = await Promise.all([
    orders().doc(orderId).get(),
    problems().where('orderId', '==', orderId).where('settledAt', '==', null).limit(2).get(),
  ])
  const order = snapshot.data()
  if (!order) return
  const isLast = open.docs.every(({id}) => id === settled.problemId)
  const cleared = isLast && order.problem !== undefined ? {problem: FieldValue.delete()} : {}
  const end = ends[settled.kind]
  if (end && order.status === 'pending') {
    await writeOrderEnd(write, snapshot, order, end, cleared)
  } else if ('problem' in cleared) write.update(snapshot.ref, cleared, unchanged(snapshot))
}
