import {FieldValue, type Transaction} from 'firebase-admin/firestore'
import {canMoveOrder} from '@lectern/domain/order'
import {firestore} from '../services/firestore.ts'
import {enrollment, orders, type Order} from './order.ts'

/** Puts a completed order down as refunded and withdraws its courses. Any number of times; other states stay. */
export async function markRefunded(orderId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const order = (await transaction.get(orders().doc(orderId))).data()
    if (!order) return
    const write = await prepareRefund(transaction, orderId, order)
    write()
  })
}

/**
 * The reads of a refund, for a transaction that does more than that: Firestore wants every read before the first write.
 * @returns the writes
 */
export async function prepareRefund(
  transaction: Transaction,
  orderId: string,
  order: Order,
): Promise<() => void> {
  if (!canMoveOrder(order.status, 'refunded')) return () => {}
  const courses = order.items.map(({courseId}) => enrollment(order.userId, courseId))
  const held = await transaction.getAll(...courses)
  const others = await transaction.get(
    orders().where('userId', '==', order.userId).where('status', '==', 'completed'),
  )
  return () => {
    transaction.update(orders().doc(orderId), {
      status: 'refunded',
      refundedAt: FieldValue.serverTimestamp(),
      nextCheckAt: null,
    })
    for (const snapshot of held) {
      const owned = snapshot.data()
      if (owned?.orderId !== orderId) continue
      // Someone who has paid twice for a course keeps it while one of the two stands.
      const other = others.docs.find(
        (paid) => paid.id !== orderId && paid.data().items.some(({courseId}) => courseId === owned.courseId),
      )
      if (other) transaction.update(snapshot.ref, {orderId: other.id})
      else transaction.delete(snapshot.ref)
    }
  }
}
