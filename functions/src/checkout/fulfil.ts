import {canMoveOrder, type OrderStatus} from '@lectern/domain/order'
import {FieldValue, type Transaction} from 'firebase-admin/firestore'
import {logger} from 'firebase-functions/logger'
import type {Stripe} from 'stripe'
import {enrollment, orders, type Order} from '../orders/order.ts'
import {markRefunded} from '../orders/refund.ts'
import {queueMail, receiptId} from '../outbox/queue.ts'
import {Refusal} from '../refusal.ts'
import {firestore} from '../services/firestore.ts'
import {checkoutOf} from './checkout.ts'
import {nextCheck} from './next-check.ts'
import {isRefunded, mismatch, outcomeOf, type Outcome} from './outcome.ts'
import {retrieveSession} from './session.ts'

export interface Fulfilled {
  orderId: string
  order: Order
}

/**
 * Brings an order in line with what Stripe says of its checkout session, and is the only road to `completed`: in one
 * transaction the order moves, the courses become the learner's and the receipt enters the outbox. The webhook, the
 * success page and the reconciler all come here, in any order, any number of times and at the same time; what is done
 * already is left alone.
 * @returns the order as it stands afterwards
 * @throws Refusal `unknown-session` when the session is not of one of our orders; `payment-unavailable` without an answer
 *   from Stripe
 */
export async function fulfil(sessionId: string): Promise<Fulfilled> {
  const session = await retrieveSession(sessionId)
  const orderId = session.metadata?.['orderId']
  if (!orderId) throw new Refusal('unknown-session')
  const order = await firestore().runTransaction(async (transaction) => settle(transaction, orderId, session))
  if (order.status === 'completed' && isRefunded(session)) await markRefunded(orderId)
  const now = (await orders().doc(orderId).get()).data() ?? order
  return {orderId, order: now}
}

async function settle(
  transaction: Transaction,
  orderId: string,
  session: Stripe.Checkout.Session,
): Promise<Order> {
  const reference = orders().doc(orderId)
  const order = (await transaction.get(reference)).data()
  if (!order) throw new Refusal('unknown-session')
  const outcome = outcomeOf(session)
  const status = statusAfter(outcome)
  if (status === null) {
    if (order.status === 'pending') await keepWaiting(transaction, orderId, order, session, outcome)
    return order
  }
  if (!canMoveOrder(order.status, status)) {
    warnOfSecondPayment(orderId, order, session, status)
    return order
  }
  if (status !== 'completed') {
    await close(transaction, orderId, order, status)
    return {...order, status}
  }
  const wrong = mismatch(session, orderId, order)
  if (wrong !== null) {
    logger.error('A payment does not fit its order', {orderId, sessionId: session.id, wrong})
    transaction.update(reference, {problem: wrong})
    return order
  }
  await complete(transaction, orderId, order, session)
  return {...order, status}
}

function statusAfter(outcome: Outcome): 'completed' | 'failed' | 'expired' | null {
  switch (outcome) {
    case 'paid':
      return 'completed'
    case 'failed':
    case 'expired':
      return outcome
    case 'open':
    case 'processing':
      return null
  }
}

async function complete(
  transaction: Transaction,
  orderId: string,
  order: Order,
  session: Stripe.Checkout.Session,
) {
  const courses = order.items.map(({courseId}) => ({
    courseId,
    reference: enrollment(order.userId, courseId),
  }))
  const owned = await transaction.getAll(...courses.map(({reference}) => reference))
  const dropCheckout = await prepareDropCheckout(transaction, orderId, order)
  const payment = session.payment_intent
  transaction.update(orders().doc(orderId), {
    status: 'completed',
    email: order.email ?? session.customer_details?.email ?? null,
    checkoutSessionId: session.id,
    paymentIntentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
    paymentProcessing: false,
    completedAt: FieldValue.serverTimestamp(),
    nextCheckAt: null,
    problem: FieldValue.delete(),
  })
  courses.forEach(({courseId, reference}, index) => {
    // A course that an earlier order gave stays with that order.
    if (owned[index]?.exists) return
    transaction.create(reference, {
      userId: order.userId,
      courseId,
      orderId,
      purchasedAt: FieldValue.serverTimestamp(),
    })
  })
  dropCheckout()
  const to = order.email ?? session.customer_details?.email
  if (to) queueMail(transaction, receiptId(orderId), [to], {kind: 'receipt', orderId})
}

async function close(transaction: Transaction, orderId: string, order: Order, status: 'failed' | 'expired') {
  const dropCheckout = await prepareDropCheckout(transaction, orderId, order)
  transaction.update(orders().doc(orderId), {status, paymentProcessing: false, nextCheckAt: null})
  dropCheckout()
}

/** Notes what is known of an order that still waits for its money. */
async function keepWaiting(
  transaction: Transaction,
  orderId: string,
  order: Order,
  session: Stripe.Checkout.Session,
  outcome: Outcome,
) {
  const processing = outcome === 'processing'
  const dropCheckout = processing ? await prepareDropCheckout(transaction, orderId, order) : () => {}
  transaction.update(orders().doc(orderId), {
    checkoutSessionId: session.id,
    paymentProcessing: processing,
    nextCheckAt: nextCheck(order.createdAt.toMillis(), Date.now()),
  })
  dropCheckout()
}

/** The learner's open checkout goes when it is this order's. */
async function prepareDropCheckout(
  transaction: Transaction,
  orderId: string,
  order: Order,
): Promise<() => void> {
  const reference = checkoutOf(order.userId)
  const checkout = (await transaction.get(reference)).data()
  return () => {
    if (checkout?.orderId === orderId) transaction.delete(reference)
  }
}

function warnOfSecondPayment(
  orderId: string,
  order: Order,
  session: Stripe.Checkout.Session,
  status: OrderStatus,
) {
  const paidBefore = order.checkoutSessionId !== session.id && order.paymentIntentId !== null
  if (status === 'completed' && paidBefore) {
    logger.error('An order was paid twice', {orderId, sessionId: session.id, first: order.checkoutSessionId})
  }
}
