import {Timestamp} from 'firebase-admin/firestore'
import {orders} from '../orders/order.ts'
import {expireOrphanedOrder} from './expire-orphaned-orders.ts'
import {fulfil} from './fulfil.ts'

const MAX_ORDERS = 100

/** The ids of pending orders that Stripe is to be asked about now. */
export async function findOrdersToCheck(): Promise<string[]> {
  const due = await orders()
    .where('status', '==', 'pending')
    .where('nextCheckAt', '<=', Timestamp.now())
    .orderBy('nextCheckAt')
    .limit(MAX_ORDERS)
    .get()
  return due.docs.map(({id}) => id)
}

/** Updates a pending order with what Stripe says of its session; one without a session expires after a day. */
export async function checkPendingOrder(orderId: string): Promise<void> {
  const sessionId = (await orders().doc(orderId).get()).data()?.checkoutSessionId
  if (sessionId) await fulfil(sessionId)
  else await expireOrphanedOrder(orderId)
}
