import {orders} from '../orders/order.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeCheckoutEnd} from './checkout.ts'
import {nextCheck} from './next-check.ts'

/** Longer than a session lives at Stripe: after it, none of this order's can be paid any more. */
const GIVEN_UP_AFTER_MS = 25 * 60 * 60_000

/**
 * An order whose session we know nothing of: the function ended between asking Stripe and noting the answer. Nobody was
 * sent to that session. The next press of pay takes the order up again; after a day it is put down as expired.
 */
export async function expireOrphanedOrders(orderId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    const order = snapshot.data()
    if (order?.status !== 'pending' || order.checkoutSessionId !== null) return
    const createdAt = order.createdAt.toMillis()
    if (Date.now() - createdAt < GIVEN_UP_AFTER_MS) {
      write.update(snapshot.ref, {nextCheckAt: nextCheck(createdAt, Date.now())}, unchanged(snapshot))
      return
    }
    write.update(snapshot.ref, {status: 'expired', nextCheckAt: null}, unchanged(snapshot))
    await writeCheckoutEnd(write, order.userId, orderId)
  })
}
