import type {ProblemKind} from '@lectern/domain/orders/problem'
import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {queueMail} from '../outbox/queue.ts'
import {supportEmail} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {unchanged} from '../services/optimistic.ts'
import {problemMail} from './problem-mail.ts'
import {problemId, problems, type Problem} from './problem.ts'

/** One problem: what has it, and what is wrong with it. */
interface ProblemKey {
  kind: ProblemKind
  about: string
}

interface FiledProblem extends Pick<Problem, 'kind' | 'orderId' | 'details'> {
  /** what has the problem: Stripe's id of it, or the order's */
  about: string
  /** how it has ended, where it is over before it is filed */
  outcome?: string | null
}

/**
 * Files a problem for staff and tells them by mail, as part of whatever else is written with it. Nothing where it is filed
 * already, also when it has been settled.
 * @returns whether it is new
 */
export async function writeProblem(
  write: WriteBatch,
  {about, outcome = null, ...problem}: FiledProblem,
): Promise<boolean> {
  const id = problemId(problem.kind, about)
  const reference = problems().doc(id)
  if ((await reference.get()).exists) return false
  write.create(reference, {
    ...problem,
    since: clock.timestamp(),
    settledAt: outcome === null ? null : clock.timestamp(),
    settledBy: outcome === null ? null : 'system',
    outcome,
  })
  logWith(write, 'problem-filed', {problemId: id, kind: problem.kind, orderId: problem.orderId})
  queueMail(write, `problem-${id}`, [supportEmail.value()], problemMail, {problemId: id})
  return true
}

/** Opens a problem again that counts as settled too early, as part of whatever else is written with it. */
export async function writeReopening(write: WriteBatch, kind: ProblemKind, about: string): Promise<void> {
  const snapshot = await problems().doc(problemId(kind, about)).get()
  if (!snapshot.exists || snapshot.get('settledAt') === null) return
  write.update(snapshot.ref, {settledAt: null, settledBy: null, outcome: null}, unchanged(snapshot))
}

/** Whether a problem is filed and nobody has settled it. */
export async function isProblemOpen({kind, about}: ProblemKey): Promise<boolean> {
  const problem = (await problems().doc(problemId(kind, about)).get()).data()
  return problem !== undefined && problem.settledAt === null
}

/** Settles one problem if it is open, as part of whatever else is written with it. */
export async function writeSettlementOf(
  write: WriteBatch,
  {kind, about}: ProblemKey,
  outcome: string,
): Promise<void> {
  const snapshot = await problems().doc(problemId(kind, about)).get()
  if (snapshot.data()?.settledAt === null) settle(write, snapshot, outcome)
}

/**
 * Settles an order's open problems of a kind, as part of whatever else is written with it.
 * @param except the id of one that is settled otherwise
 */
export async function writeSettlement(
  write: WriteBatch,
  kind: ProblemKind,
  orderId: string,
  outcome: string,
  except?: string,
): Promise<void> {
  const open = await problems()
    .where('orderId', '==', orderId)
    .where('kind', '==', kind)
    .where('settledAt', '==', null)
    .get()
  for (const snapshot of open.docs) if (snapshot.id !== except) settle(write, snapshot, outcome)
}

function settle(write: WriteBatch, snapshot: DocumentSnapshot<Problem>, outcome: string): void {
  const {kind, orderId = null} = snapshot.data() ?? {}
  const settled = {settledAt: clock.timestamp(), settledBy: 'system', outcome}
  write.update(snapshot.ref, settled, unchanged(snapshot))
  logWith(write, 'problem-settled', {problemId: snapshot.id, kind: kind ?? null, orderId})
}
