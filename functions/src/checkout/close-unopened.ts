import {Timestamp} from 'firebase-admin/firestore'
import {orders} from '../orders/order.ts'
import {firestore} from '../services/firestore.ts'
import {checkoutOf} from './checkout.ts'
import {nextCheck} from './next-check.ts'

/** Longer than a session lives at Stripe: after it, none of this order's can be paid any more. */
const GIVEN_UP_AFTER_MS = 25 * 60 * 60_000

/**
 * An order whose session we know nothing of: the function ended between asking Stripe and noting the answer. Nobody was
 * sent to that session. The next press of pay takes the order up again; after a day it is put down as expired.
 */
export async function closeUnopened(orderId: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const order = (await transaction.get(orders().doc(orderId))).data()
    if (order?.status !== 'pending' || order.checkoutSessionId !== null) return
    const age = Timestamp.now().toMillis() - order.createdAt.toMillis()
    if (age < GIVEN_UP_AFTER_MS) {
      transaction.update(orders().doc(orderId), {
        nextCheckAt: nextCheck(order.createdAt.toMillis(), Date.now()),
      })
      return
    }
    const checkout = (await transaction.get(checkoutOf(order.userId))).data()
    transaction.update(orders().doc(orderId), {status: 'expired', nextCheckAt: null})
    if (checkout?.orderId === orderId) transaction.delete(checkoutOf(order.userId))
  })
}
