import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'
import {enrollment, ordersOf, type Enrollment, type Order} from './order.ts'

/**
 * Enrolls the learner in the courses of an order, as part of whatever else is written with it. An enrollment that an earlier
 * order has made is changed as well: it names every paid order, so that a refund of the other at the same moment is noticed by
 * whichever is written second.
 */
export async function writeEnrollments(
  write: WriteBatch,
  orderId: string,
  {userId, items}: Pick<Order, 'userId' | 'items'>,
): Promise<void> {
  const enrollments = await enrollmentsOf(userId, items)
  items.forEach(({courseId}, index) => {
    const existing = enrollments[index]
    const data = existing?.data()
    if (!existing || (data && ordersOf(data).includes(orderId))) return
    if (data) {
      write.update(existing.ref, {orderIds: [...ordersOf(data), orderId]}, unchanged(existing))
      return
    }
    write.create(existing.ref, {
      userId,
      courseId,
      orderId,
      orderIds: [orderId],
      purchasedAt: FieldValue.serverTimestamp(),
    })
  })
}

/** Takes an order's courses from the learner, as part of whatever else is written with it; those of another paid order stay. */
export async function writeWithdrawal(
  write: WriteBatch,
  orderId: string,
  {userId, items}: Pick<Order, 'userId' | 'items'>,
): Promise<void> {
  const enrollments = await enrollmentsOf(userId, items)
  for (const owned of enrollments) {
    const data = owned.data()
    if (!data || !ordersOf(data).includes(orderId)) continue
    const [first, ...others] = ordersOf(data).filter((id) => id !== orderId)
    if (first === undefined) write.delete(owned.ref, unchanged(owned))
    else write.update(owned.ref, {orderId: first, orderIds: [first, ...others]}, unchanged(owned))
  }
}

async function enrollmentsOf(userId: string, items: Order['items']): Promise<DocumentSnapshot<Enrollment>[]> {
  const references = items.map(({courseId}) => enrollment(userId, courseId))
  return (await firestore().getAll(...references)) as DocumentSnapshot<Enrollment>[]
}
