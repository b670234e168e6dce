import {canMoveOrder} from '@lectern/domain/order'
import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {writeWithdrawal} from '../enrollments/change-ownership.ts'
import {enrollment, type Enrollment} from '../enrollments/enrollment.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {orders, type Order} from './order.ts'

/** Marks a completed order as refunded and withdraws its courses. Idempotent; an order in another status stays as it is. */
export async function markRefunded(orderId: string): Promise<void> {
  await optimistically(async (write) => writeRefund(write, await orders().doc(orderId).get()))
}

/** The writes of a refund, as part of whatever else is written with it. */
export async function writeRefund(write: WriteBatch, snapshot: DocumentSnapshot<Order>): Promise<void> {
  const order = snapshot.data()
  if (!order || !canMoveOrder(order.status, 'refunded')) return
  const [enrollments, paid] = await Promise.all([
    firestore().getAll(...order.items.map(({courseId}) => enrollment(order.userId, courseId))),
    orders().where('userId', '==', order.userId).where('status', '==', 'completed').get(),
  ])
  write.update(
    snapshot.ref,
    {status: 'refunded', refundedAt: FieldValue.serverTimestamp(), nextCheckAt: null},
    unchanged(snapshot),
  )
  for (const owned of enrollments) {
    if (owned.get('orderId') !== snapshot.id) continue
    // A learner who has paid twice for a course keeps it until both orders are refunded.
    const courseId: unknown = owned.get('courseId')
    const other = paid.docs.find(
      (order) => order.id !== snapshot.id && order.data().items.some((item) => item.courseId === courseId),
    )
    if (other) write.update(owned.ref, {orderId: other.id}, unchanged(owned))
    else writeWithdrawal(write, owned as DocumentSnapshot<Enrollment>)
  }
}
