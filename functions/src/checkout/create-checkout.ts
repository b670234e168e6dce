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
import {checkoutOf, fingerprint, writeCheckoutEnd, type Checkout} from './checkout.ts'
import {fulfil} from './fulfil.ts'
import {nextCheck} from './next-check.ts'
import {priceCart} from './price-cart.ts'
import {expireSession, openSession} from './session.ts'

/** Each turn settles one earlier checkout of the learner; more than a few means two browsers pulling at one cart. */
const MAX_TURNS = 4

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
    await refuseOwned(caller.uid, items)
    const totalCents = sumCents(items.map(({priceCents}) => priceCents))
    if (totalCents !== expectedTotalCents) throw new AppError('price-changed', {totalCents})
    return checkOut(caller, items)
  },
)

/**
 * One learner has one checkout at a time. The same cart gives the same order and the same session, however often and
 * however fast pay is pressed; for another cart the earlier session is closed at Stripe first, so that no two of them can
 * be paid for the same course.
 */
async function checkOut(caller: Caller, items: OrderItem[]): Promise<{url: string; orderId: string}> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const {checkout, order, isSameCart} = await reserve(caller, items)
    if (isSameCart) {
      const url =
        checkout.url === null ? await open(caller.uid, checkout.orderId, order) : await urlIfOpen(checkout)
      if (url !== null) return {url, orderId: checkout.orderId}
    } else {
      await closeEarlier(checkout, order)
    }
  }
  throw new AppError('payment-unavailable', {}, {cause: 'the checkout kept changing under another request'})
}

interface Reservation {
  checkout: Checkout
  order: Order
  /** whether the checkout is for these items; otherwise it is an earlier one that stands in the way */
  isSameCart: boolean
}

/** Takes the learner's place at the till: a new order, unless there is an open checkout already. */
async function reserve(caller: Caller, items: OrderItem[]): Promise<Reservation> {
  const wanted = fingerprint(items)
  return optimistically(async (write) => {
    const [open, pending] = await Promise.all([
      checkoutOf(caller.uid).get(),
      orders().where('userId', '==', caller.uid).where('status', '==', 'pending').get(),
      refuseOwned(caller.uid, items),
    ])
    refuseUnderWay(
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

async function refuseOwned(uid: string, items: readonly OrderItem[]): Promise<void> {
  const snapshots = await firestore().getAll(...items.map(({courseId}) => enrollment(uid, courseId)))
  const owned = items.filter((_, index) => snapshots[index]?.exists).map(({courseId}) => courseId)
  if (owned.length > 0) throw new AppError('already-owned', {courseIds: owned})
}

/** A bank transfer for one of these courses may arrive any day: buying it again would be paying twice. */
function refuseUnderWay(pending: readonly Order[], items: readonly OrderItem[]): void {
  const onTheirWay = new Set(
    pending
      .filter(({paymentProcessing}) => paymentProcessing)
      .flatMap((order) => order.items.map(({courseId}) => courseId)),
  )
  const courseIds = items.map(({courseId}) => courseId).filter((id) => onTheirWay.has(id))
  if (courseIds.length > 0) throw new AppError('payment-in-progress', {courseIds})
}

/** Opens the session and notes it, unless another cart has taken the place meanwhile: then the session is closed again. */
async function open(uid: string, orderId: string, order: Order): Promise<string | null> {
  const session = await openSession(orderId, order)
  if (session === null) {
    await abandon(uid, orderId)
    return null
  }
  const {url} = session
  if (!url) throw new AppError('payment-unavailable', {}, {cause: `session ${session.id} has no url`})
  const noted = await optimistically(async (write) => {
    const checkout = await checkoutOf(uid).get()
    if (checkout.data()?.orderId !== orderId) return false
    write.update(checkout.ref, {sessionId: session.id, url}, unchanged(checkout))
    write.update(orders().doc(orderId), {checkoutSessionId: session.id})
    return true
  })
  if (noted) return url
  await expireSession(session.id)
  return null
}

/** The address of a checkout whose session can still be paid; otherwise its order is brought up to date. */
async function urlIfOpen({sessionId, url}: Checkout): Promise<string | null> {
  if (sessionId === null) return null
  const {order} = await fulfil(sessionId)
  // Money has been taken that does not fit the order: nothing more is sold for it until a person has looked.
  if (order.problem)
    throw new AppError('payment-in-progress', {courseIds: order.items.map(({courseId}) => courseId)})
  return order.status === 'pending' && !order.paymentProcessing ? url : null
}

/** Closes an earlier checkout at Stripe. Where it turns out paid, the learner gets what was paid for. */
async function closeEarlier({orderId, sessionId}: Checkout, order: Order): Promise<void> {
  const id = sessionId ?? (await openSession(orderId, order))?.id
  if (id === undefined) {
    await abandon(order.userId, orderId)
    return
  }
  await expireSession(id)
  await fulfil(id)
}

/** Gives up an order whose session nobody can have been sent to. */
async function abandon(uid: string, orderId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    if (snapshot.data()?.status === 'pending') {
      write.update(snapshot.ref, {status: 'expired', nextCheckAt: null}, unchanged(snapshot))
    }
    await writeCheckoutEnd(write, uid, orderId)
  })
}
