import {orders, type Order} from '../orders/order.ts'
import {AppError} from '../app-error.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {checkoutOf, namesOf, writeCheckoutRemoval, type Checkout} from './checkout.ts'
import {writeOrderEnd, type OrderEnd} from './end-order.ts'
import {fulfil} from './fulfil.ts'
import {expireSession, openSession, type SessionRefusal} from './session.ts'

/**
 * Opens the checkout's session and stores it. Where another press has stored one meanwhile (under the next idempotency key,
 * after a server error of Stripe's) that one stays, and this one is expired: two open sessions could both be paid.
 * @returns the session's address; null when another cart has replaced the checkout meanwhile: then the session is expired
 * @throws AppError `amount-refused` or `payment-refused` when Stripe will never open it: the order has failed
 */
export async function openCheckout(uid: string, orderId: string, order: Order): Promise<string | null> {
  const session = await openSession(orderId, order)
  if (session === null || typeof session === 'string') {
    await endOrder(uid, orderId, session)
    if (session !== null) throw new AppError(session)
    return null
  }
  const {url} = session
  if (!url) throw new AppError('payment-unavailable', {}, {cause: `session ${session.id} has no url`})
  const stored = await optimistically(async (write) => {
    const checkout = await checkoutOf(uid).get()
    const current = checkout.data()
    if (current?.orderId !== orderId) return null
    if (current.sessionId !== null) return {sessionId: current.sessionId, url: current.url}
    write.update(checkout.ref, {sessionId: session.id, url}, unchanged(checkout))
    write.update(orders().doc(orderId), {checkoutSessionId: session.id})
    logWith(write, 'checkout-opened', {orderId, sessionId: session.id})
    return {sessionId: session.id, url}
  })
  if (stored?.sessionId !== session.id) await expireSession(session.id)
  return stored?.url ?? null
}

/** The address of a checkout's session if it can still be paid; otherwise null, and its order is updated. */
export async function openSessionUrl({sessionId, url}: Checkout): Promise<string | null> {
  if (sessionId === null) return null
  const {order} = await fulfil(sessionId)
  // A payment does not match the order: these courses are not sold again until staff has looked into it.
  if (order.problem) throw new AppError('payment-in-progress', namesOf(order.items))
  return order.status === 'pending' && !order.paymentProcessing ? url : null
}

/**
 * Expires an earlier checkout's session at Stripe. If it turns out to be paid, its order is completed.
 * @param why the learner gives it up, or has taken another cart to the payment page
 */
export async function closeCheckout(
  {orderId, sessionId}: Pick<Checkout, 'orderId' | 'sessionId'>,
  order: Order,
  why: 'cancelled' | 'replaced',
): Promise<void> {
  await closeSession({orderId, sessionId}, order)
  // Stripe says only that the session has expired, and its webhook may have said so first.
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    if (snapshot.data()?.status !== 'expired') return
    const change = why === 'cancelled' ? {status: why} : {replaced: true}
    write.update(snapshot.ref, change, unchanged(snapshot))
    if (why === 'cancelled') logWith(write, 'order-ended', {orderId, status: why})
  })
}

async function closeSession(
  {orderId, sessionId}: Pick<Checkout, 'orderId' | 'sessionId'>,
  order: Order,
): Promise<void> {
  const session = sessionId === null ? await openSession(orderId, order) : {id: sessionId}
  if (session === null || typeof session === 'string') {
    await endOrder(order.userId, orderId, session)
    return
  }
  await expireSession(session.id)
  await fulfil(session.id)
}

/** Ends an order to whose session nobody can have been sent; with a refusal of Stripe's it has failed. */
async function endOrder(uid: string, orderId: string, refusal: SessionRefusal | null): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    const order = snapshot.data()
    // Another press of the same cart may have opened the session.
    if (order && order.checkoutSessionId !== null) return
    if (order?.status === 'pending') {
      const end: OrderEnd = refusal === null ? {status: 'expired'} : {status: 'failed', failure: refusal}
      await writeOrderEnd(write, snapshot, order, end)
    } else await writeCheckoutRemoval(write, uid, orderId)
  })
}
