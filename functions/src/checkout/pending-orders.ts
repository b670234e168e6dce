import {isAppError} from '../app-error.ts'
import {orders} from '../orders/order.ts'
import {clock} from '../services/clock.ts'
import {log} from '../services/log.ts'
import {expireOrphanedOrder} from './expire-orphaned-orders.ts'
import {fulfil} from './fulfil.ts'

const MAX_ORDERS = 100

/** The ids of pending orders that Stripe is to be asked about now. */
export async function findOrdersToCheck(): Promise<string[]> {
  const due = await orders()
    .where('status', '==', 'pending')
    .where('nextCheckAt', '<=', clock.timestamp())
    .orderBy('nextCheckAt')
    .limit(MAX_ORDERS)
    .get()
  return due.docs.map(({id}) => id)
}

/** Updates a pending order with what Stripe says of its session; one without a session that Stripe knows expires after a day. */
export async function checkPendingOrder(orderId: string): Promise<void> {
  const sessionId = (await orders().doc(orderId).get()).data()?.checkoutSessionId
  if (!sessionId) {
    await expireOrphanedOrder(orderId, null)
    return
  }
  try {
    await fulfil(sessionId)
  } catch (error) {
    if (!isAppError(error, 'unknown-session')) throw error
    await expireOrphanedOrder(orderId, sessionId)
    log('reconcile-failed', {what: 'order', itemId: orderId}, error)
  }
}
