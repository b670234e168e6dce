import type {OrderLine} from '@lectern/domain/orders/lines'
import {
  Timestamp,
  type CollectionReference,
  type DocumentData,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {accountsByUid} from '../accounts/accounts.ts'
import {settingsOf} from '../accounts/settings.ts'
import {checkoutOf} from '../checkout/checkout.ts'
import {enrollment, withdrawal} from '../enrollments/enrollment.ts'
import {orders, type Order} from '../orders/order.ts'
import {deletionOf} from '../privacy/deletion.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {readAll} from '../services/read-all.ts'

const HOUR_MS = 60 * 60_000
/** So long after somebody has gone to the payment page they are reminded, in ms. */
const LEFT_MS = 24 * HOUR_MS
/** And so long after that page has closed, so that nobody is who is just going there again. */
const CLOSED_MS = HOUR_MS

/** `leftCarts/{uid}`: the order that a learner has left on the payment page last. */
export interface LeftCart {
  orderId: string
  /** when they are reminded of it; null once that has been looked at */
  remindAt: Timestamp | null
  /** the ids of courses and bundles that they were reminded of, the last hundred: of none twice */
  reminded?: string[]
}

export function leftCarts(): CollectionReference<LeftCart> {
  return firestore().collection('leftCarts') as CollectionReference<LeftCart>
}

/**
 * An order for its learner has expired unpaid, which may be reminded of. Part of whatever else is written; it reads nothing and has no
 * condition, so that it is never why that fails.
 */
export function noteLeftCart(
  write: WriteBatch,
  {userId, createdAt}: Pick<Order, 'userId' | 'createdAt'>,
  orderId: string,
): void {
  const remindAt = Math.max(createdAt.toMillis() + LEFT_MS, clock.now() + CLOSED_MS)
  const left: LeftCart = {orderId, remindAt: Timestamp.fromMillis(remindAt)}
  write.set(leftCarts().doc(userId), left, {merge: true})
}

/**
 * What of an order that has expired unpaid its learner may still want: nothing where they have cancelled it, taken another cart to the
 * payment page in its place, or are there now, and none of what they own or have given back.
 */
export async function linesLeft(uid: string, orderId: string): Promise<OrderLine[]> {
  const [snapshot, checkout] = await Promise.all([orders().doc(orderId).get(), checkoutOf(uid).get()])
  const order = snapshot.data()
  if (order?.status !== 'expired' || order.replaced || order.userId !== uid || checkout.exists) return []
  const own = order.items.filter((line) => line.for === 'me')
  const courseIds = [...new Set(own.flatMap((line) => line.courseIds))]
  const known = await readAll<DocumentData>(
    courseIds.flatMap((courseId) => [enrollment(uid, courseId), withdrawal(uid, courseId)]),
  )
  const had = new Set(
    courseIds.filter((_, index) => known[2 * index]?.exists || known[2 * index + 1]?.exists),
  )
  return own.filter((line) => line.courseIds.some((courseId) => !had.has(courseId)))
}

/** Null where somebody wants no marketing mail, has not shown that the address is theirs, or is leaving. */
export async function addressForMarketing(uid: string): Promise<string | null> {
  if (!(await settingsOf(uid)).marketingEmails) return null
  const [[account], deletion] = await Promise.all([accountsByUid([uid]), deletionOf(uid).get()])
  return account?.emailVerified && !deletion.exists ? account.email : null
}
