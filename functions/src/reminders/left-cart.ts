import type {OrderLine} from '@lectern/domain/orders/lines'
import {Timestamp, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {checkoutOf} from '../checkout/checkout.ts'
import {enrollment, withdrawal} from '../enrollments/enrollment.ts'
import {orders} from '../orders/order.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {readAll} from '../services/read-all.ts'

/** So long after a checkout has ended unpaid its learner is reminded, in ms. */
const LEFT_MS = 24 * 60 * 60_000

/** `leftCarts/{uid}`: the order that a learner has left on the payment page last. */
export interface LeftCart {
  orderId: string
  /** when they are reminded of it; null once that has been looked at */
  remindAt: Timestamp | null
  /** the courses and bundles that they were reminded of, the last hundred: nobody is twice */
  reminded?: string[]
}

export function leftCarts(): CollectionReference<LeftCart> {
  return firestore().collection('leftCarts') as CollectionReference<LeftCart>
}

/** An order has expired unpaid, which may be reminded of, as part of whatever else is written. */
export function noteLeftCart(write: WriteBatch, uid: string, orderId: string): void {
  const remindAt = Timestamp.fromMillis(clock.now() + LEFT_MS)
  write.set(leftCarts().doc(uid), {orderId, remindAt}, {merge: true})
}

/**
 * What of an order that has expired unpaid its learner may still want: nothing where they have cancelled it, taken another cart to the
 * payment page, or are there now, and none of what they own or have given back.
 */
export async function linesLeft(uid: string, orderId: string): Promise<OrderLine[]> {
  const [snapshot, checkout] = await Promise.all([orders().doc(orderId).get(), checkoutOf(uid).get()])
  const order = snapshot.data()
  if (order?.status !== 'expired' || order.replaced || order.userId !== uid || checkout.exists) return []
  const own = order.items.filter((line) => line.for === 'me')
  const courseIds = [...new Set(own.flatMap((line) => line.courseIds))]
  const known = await readAll(
    courseIds.flatMap((courseId) => [enrollment(uid, courseId), withdrawal(uid, courseId)]),
  )
  const had = new Set(
    courseIds.filter((_, index) => known[2 * index]?.exists || known[2 * index + 1]?.exists),
  )
  return own.filter((line) => line.courseIds.some((courseId) => !had.has(courseId)))
}
