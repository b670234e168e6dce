import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {unchanged} from '../services/optimistic.ts'
import {withdraw, writeNew} from './change-ownership.ts'
import {enrollment, ordersOf, withdrawal} from './enrollment.ts'

/** Who gives a course, and why. */
interface Grant {
  grantReason: string
  /** a uid */
  grantedBy: string
}

/**
 * Gives a learner a course without an order, as part of whatever else is written with it.
 * @throws AppError `already-owned`
 */
export async function writeGrant(
  write: WriteBatch,
  userId: string,
  courseId: string,
  grant: Grant,
): Promise<void> {
  const [owned, withdrawn] = await Promise.all([
    enrollment(userId, courseId).get(),
    withdrawal(userId, courseId).get(),
  ])
  if (owned.exists) throw new AppError('already-owned')
  writeNew(write, owned.ref, withdrawn, {
    userId,
    courseId,
    orderId: null,
    orderIds: [],
    source: 'grant',
    ...grant,
  })
}

/**
 * Takes back what {@link writeGrant} gave; a course that is paid as well stays.
 * @throws AppError `not-granted`
 */
export async function writeGrantWithdrawal(
  write: WriteBatch,
  userId: string,
  courseId: string,
): Promise<void> {
  const owned = await enrollment(userId, courseId).get()
  const data = owned.data()
  if (data?.source !== 'grant') throw new AppError('not-granted')
  if (ordersOf(data).length === 0) {
    await withdraw(write, owned, data)
    return
  }
  const gone = FieldValue.delete()
  write.update(owned.ref, {source: gone, grantReason: gone, grantedBy: gone}, unchanged(owned))
}
