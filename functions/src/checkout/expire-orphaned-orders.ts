import {orders} from '../orders/order.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeOrderEnd} from './end-order.ts'
import {nextCheck} from './next-check.ts'

/** Longer than Stripe keeps a session open: after it, no session of this order can be paid any more. */
const ORPHANED_AFTER_MS = 25 * 60 * 60_000

/**
 * Expires an order without a known session after a day: the function ended between asking Stripe for a session and storing
 * the answer, so nobody was sent to that session. Until then the next press of pay reuses the order.
 */
export async function expireOrphanedOrder(orderId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    const order = snapshot.data()
    if (order?.status !== 'pending' || order.checkoutSessionId !== null) return
    const createdAt = order.createdAt.toMillis()
    if (Date.now() - createdAt < ORPHANED_AFTER_MS) {
      write.update(snapshot.ref, {nextCheckAt: nextCheck(createdAt, Date.now())}, unchanged(snapshot))
      return
    }
    await writeOrderEnd(write, snapshot, order, {status: 'expired'})
  })
}
