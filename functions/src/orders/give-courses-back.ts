import type {WriteBatch} from 'firebase-admin/firestore'
import {writeEnrollments} from '../enrollments/change-ownership.ts'
import type {Order} from './order.ts'
import {writeProblem} from './report-problem.ts'

/**
 * Gives the learner the courses of an order again whose money is the shop's after all, as part of whatever else is written with it.
 * One that was bought again meanwhile is now paid twice, which staff is told.
 */
export async function giveCoursesBack(write: WriteBatch, orderId: string, order: Order): Promise<void> {
  const [first] = await writeEnrollments(write, orderId, order)
  if (first === undefined) return
  const details = {session: order.checkoutSessionId, first, amountCents: order.amountCents}
  const about = order.checkoutSessionId ?? orderId
  await writeProblem(write, {kind: 'paid-twice', about, orderId, details})
}
