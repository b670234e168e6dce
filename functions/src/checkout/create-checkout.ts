import {createCheckout as contract} from '@lectern/domain/contracts'
import {CURRENCY, sumCents} from '@lectern/domain/money'
import type {OrderItem} from '@lectern/domain/order'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {callable, type Caller} from '../callable.ts'
import {enrollment, orders, type Order} from '../orders/order.ts'
import {stripeSecretKey} from '../parameters.ts'
import {AppError} from '../app-error.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {checkoutOf, fingerprint, writeCheckoutRemoval, type Checkout} from './checkout.ts'
import {fulfil} from './fulfil.ts'
import {nextCheck} from './next-check.ts'
import {priceCart} from './price-cart.ts'
import {expireSession, openSession, type SessionRefusal} from './session.ts'

/** Each attempt closes one earlier checkout of the learner; more than a few means that two browsers compete. */
const MAX_ATTEMPTS = 4

/** When a learner presses pay. */
export const createCheckout = callable(
  contract,
  {
    who: 'signed-in',
    secrets: [stripeSecretKey],
    limits: (_, {uid}) => [{name: 'checkout', key: uid, max: 60, windowSeconds: 60}],
  },
  async ({courseIds, expectedTotalCents}, caller) => {
    const items = await priceCart(courseIds)
    await assertNotOwned(caller.uid, items)
    const totalCents = sumCents(items.map(({priceCents}) => priceCents))
    if (totalCents !== expectedTotalCents) throw new AppError('price-changed', {totalCents})
    return startCheckout(caller, items)
  },
)

/**
 * A learner has one checkout at a time. The same cart gives the same order and the same session, however often and
 * however fast pay is pressed; for another cart the earlier session is expired at Stripe first, so that the same course
 * cannot be paid in two sessions.
 * @throws AppError `payment-unavailable`, or `amount-refused` or `payment-refused` for good
 */
async function startCheckout(caller: Caller, items: OrderItem[]): Promise<{url: string; orderId: string}> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const {checkout, order, isSameCart} = await findOrCreateCheckout(caller, items)
    if (isSameCart) {
      const url =
        checkout.url === null
          ? await openCheckout(caller.uid, checkout.orderId, order)
          : await openSessionUrl(checkout)
      if (url !== null) return {url, orderId: checkout.orderId}
    } else {
      await closeCheckout(checkout, order)
    }
  }
  throw new AppError('payment-unavailable', {}, {cause: 'another request kept changing the checkout'})
}

interface OpenCheckout {
  checkout: Checkout
  order: Order
  /** whether the checkout is for these items; otherwise it is an earlier one that has to be closed first */
  isSameCart: boolean
}

/**
 * The learner's open checkout, or a new one with a new order.
 * @throws AppError `already-owned` or `payment-in-progress`, with the courses concerned
 */
async function findOrCreateCheckout(caller: Caller, items: OrderItem[]): Promise<OpenCheckout> {
  const wanted = fingerprint(items)
  return optimistically(async (write) => {
    const [open, pending] = await Promise.all([
      checkoutOf(caller.uid).get(),
      orders().where('userId', '==', caller.uid).where('status', '==', 'pending').get(),
      assertNotOwned(caller.uid, items),
    ])
    assertNoPaymentInProgress(
      pending.docs.map((snapshot) => snapshot.data()),
      items,
    )
    const checkout = open.data()
    const current = checkout && pending.docs.find(({id}) => id === checkout.orderId)?.data()
    if (checkout && current) return {checkout, order: current, isSameCart: checkout.fingerprint === wanted}
    const order = newOrder(caller, items)
    const reference = orders().doc()
    const created: Checkout = {
      orderId: reference.id,
      fingerprint: wanted,
      sessionId: null,
      url: null,
      createdAt: order.createdAt,
    }
    write.create(reference, {...order, createdAt: FieldValue.serverTimestamp()})
    if (open.exists) write.update(open.ref, {...created}, unchanged(open))
    else write.create(open.ref, created)
    return {checkout: created, order, isSameCart: true}
  })
}

function newOrder({uid, email, siteUrl}: Caller, items: OrderItem[]): Order {
  const now = Date.now()
  return {
    userId: uid,
    email,
    amountCents: sumCents(items.map(({priceCents}) => priceCents)),
    currency: CURRENCY,
    status: 'pending',
    items,
    siteUrl,
    sessionAttempt: 0,
    checkoutSessionId: null,
    paymentIntentId: null,
    paymentProcessing: false,
    createdAt: Timestamp.fromMillis(now),
    completedAt: null,
    refundedAt: null,
    nextCheckAt: nextCheck(now, now),
  }
}

async function assertNotOwned(uid: string, items: readonly OrderItem[]): Promise<void> {
  const snapshots = await firestore().getAll(...items.map(({courseId}) => enrollment(uid, courseId)))
  const owned = items.filter((_, index) => snapshots[index]?.exists).map(({courseId}) => courseId)
  if (owned.length > 0) throw new AppError('already-owned', {courseIds: owned})
}

/** While a bank transfer for one of these courses is being processed, buying it again would be paying twice. */
function assertNoPaymentInProgress(pending: readonly Order[], items: readonly OrderItem[]): void {
  const inProgress = new Set(
    pending
      .filter(({paymentProcessing}) => paymentProcessing)
      .flatMap((order) => order.items.map(({courseId}) => courseId)),
  )
  const courseIds = items.map(({courseId}) => courseId).filter((id) => inProgress.has(id))
  if (courseIds.length > 0) throw new AppError('payment-in-progress', {courseIds})
}

/**
 * Opens the checkout's session and stores it.
 * @returns the session's address; null when another cart has replaced the checkout meanwhile: then the session is expired
 * @throws AppError `amount-refused` or `payment-refused` when Stripe will never open it: the order has failed
 */
async function openCheckout(uid: string, orderId: string, order: Order): Promise<string | null> {
  const session = await openSession(orderId, order)
  if (session === null || typeof session === 'string') {
    await endOrder(uid, orderId, session)
    if (session !== null) throw new AppError(session)
    return null
  }
  const {url} = session
  if (!url) throw new AppError('payment-unavailable', {}, {cause: `session ${session.id} has no url`})
  const isStored = await optimistically(async (write) => {
    const checkout = await checkoutOf(uid).get()
    if (checkout.data()?.orderId !== orderId) return false
    write.update(checkout.ref, {sessionId: session.id, url}, unchanged(checkout))
    write.update(orders().doc(orderId), {checkoutSessionId: session.id})
    return true
  })
  if (isStored) return url
  await expireSession(session.id)
  return null
}

/** The address of a checkout's session if it can still be paid; otherwise null, and its order is updated. */
async function openSessionUrl({sessionId, url}: Checkout): Promise<string | null> {
  if (sessionId === null) return null
  const {order} = await fulfil(sessionId)
  // A payment does not match the order: these courses are not sold again until staff has looked into it.
  if (order.problem)
    throw new AppError('payment-in-progress', {courseIds: order.items.map(({courseId}) => courseId)})
  return order.status === 'pending' && !order.paymentProcessing ? url : null
}

/** Expires an earlier checkout's session at Stripe. If it turns out to be paid, its order is completed. */
async function closeCheckout({orderId, sessionId}: Checkout, order: Order): Promise<void> {
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
      const end =
        refusal === null ? {status: 'expired' as const} : {status: 'failed' as const, failure: refusal}
      write.update(snapshot.ref, {...end, nextCheckAt: null}, unchanged(snapshot))
    }
    await writeCheckoutRemoval(write, uid, orderId)
  })
}
