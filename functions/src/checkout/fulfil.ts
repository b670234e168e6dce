import {canMoveOrder, type OrderStatus} from '@lectern/domain/order'
import {FieldValue, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {logger} from 'firebase-functions/logger'
import type {Stripe} from 'stripe'
import {enrollment, orders, type Order} from '../orders/order.ts'
import {markRefunded} from '../orders/refund.ts'
import {queueMail, receiptId} from '../outbox/queue.ts'
import {AppError} from '../app-error.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeCheckoutEnd} from './checkout.ts'
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
 * @throws AppError `unknown-session` when the session is not of one of our orders; `payment-unavailable` without an answer
 *   from Stripe
 */
export async function fulfil(sessionId: string): Promise<Fulfilled> {
  const session = await retrieveSession(sessionId)
  const orderId = session.metadata?.['orderId']
  if (!orderId) throw new AppError('unknown-session')
  const order = await optimistically(async (write) => settle(write, orderId, session))
  if (order.status === 'completed' && isRefunded(session)) await markRefunded(orderId)
  const settled = (await orders().doc(orderId).get()).data() ?? order
  return {orderId, order: settled}
}

async function settle(write: WriteBatch, orderId: string, session: Stripe.Checkout.Session): Promise<Order> {
  const snapshot = await orders().doc(orderId).get()
  const order = snapshot.data()
  if (!order) throw new AppError('unknown-session')
  const outcome = outcomeOf(session)
  const status = statusAfter(outcome)
  if (status === null) {
    if (order.status === 'pending') await keepWaiting(write, snapshot, order, session, outcome)
    return order
  }
  if (!canMoveOrder(order.status, status)) {
    warnOfSecondPayment(orderId, order, session, status)
    return order
  }
  if (status !== 'completed') {
    write.update(snapshot.ref, {status, paymentProcessing: false, nextCheckAt: null}, unchanged(snapshot))
    await writeCheckoutEnd(write, order.userId, orderId)
    return {...order, status}
  }
  const wrong = mismatch(session, orderId, order)
  if (wrong !== null) {
    logger.error('A payment does not fit its order', {orderId, sessionId: session.id, wrong})
    write.update(snapshot.ref, {problem: wrong}, unchanged(snapshot))
    return order
  }
  await complete(write, snapshot, order, session)
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

/** The order, what it bought and its receipt: all of it or nothing. */
async function complete(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const orderId = snapshot.id
  const payment = session.payment_intent
  const email = order.email ?? session.customer_details?.email ?? null
  write.update(
    snapshot.ref,
    {
      status: 'completed',
      email,
      checkoutSessionId: session.id,
      paymentIntentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
      paymentProcessing: false,
      completedAt: FieldValue.serverTimestamp(),
      nextCheckAt: null,
      problem: FieldValue.delete(),
    },
    unchanged(snapshot),
  )
  const courses = await firestore().getAll(
    ...order.items.map(({courseId}) => enrollment(order.userId, courseId)),
  )
  order.items.forEach(({courseId}, index) => {
    const owned = courses[index]
    // A course that an earlier order gave stays with that order.
    if (!owned || owned.exists) return
    write.create(owned.ref, {
      userId: order.userId,
      courseId,
      orderId,
      purchasedAt: FieldValue.serverTimestamp(),
    })
  })
  await writeCheckoutEnd(write, order.userId, orderId)
  if (email) queueMail(write, receiptId(orderId), [email], {kind: 'receipt', orderId})
}

/** Notes what is known of an order that still waits for its money. */
async function keepWaiting(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  session: Stripe.Checkout.Session,
  outcome: Outcome,
): Promise<void> {
  const paymentProcessing = outcome === 'processing'
  write.update(
    snapshot.ref,
    {
      checkoutSessionId: session.id,
      paymentProcessing,
      nextCheckAt: nextCheck(order.createdAt.toMillis(), Date.now()),
    },
    unchanged(snapshot),
  )
  if (paymentProcessing) await writeCheckoutEnd(write, order.userId, snapshot.id)
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
