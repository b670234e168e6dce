import {CURRENCY, sumCents} from '@lectern/domain/money'
import {coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import type {Caller} from '../callable.ts'
import {codeUser} from '../discounts/code-user.ts'
import {assertUsable, reserveDiscount} from '../discounts/discount-uses.ts'
import {readDiscountCode, type PricedCart} from '../discounts/price-discount.ts'
import {enrollment} from '../enrollments/enrollment.ts'
import {claimOf, newClaim, type GiftDetails} from '../gifts/claim.ts'
import {orders, type Order} from '../orders/order.ts'
import {AppError} from '../app-error.ts'
import {taxBehavior} from '../parameters.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {checkoutOf, fingerprint, namesOf, type Checkout} from './checkout.ts'
import {nextCheck} from './next-check.ts'
import {closeCheckout, openCheckout, openSessionUrl} from './open-checkout.ts'

/** Each attempt closes one earlier checkout of the learner; more than a few means that two browsers compete. */
const MAX_ATTEMPTS = 4

/**
 * How long a checkout is open that takes a use of a limited code from others: the least that Stripe takes, 30 minutes from when
 * it gets the request, and a minute for the way there.
 */
const SHORT_SESSION_MS = 31 * 60_000

/** What is bought: a cart for oneself, or a line for somebody else. */
interface Wanted extends PricedCart {
  gift?: GiftDetails
}

/**
 * A learner has one checkout at a time. The same cart gives the same order and the same session, however often and
 * however fast pay is pressed; for another cart the earlier session is expired at Stripe first, so that the same course
 * cannot be paid in two sessions.
 * @throws AppError `payment-unavailable`, or `amount-refused` or `payment-refused` for good
 */
export async function startCheckout(caller: Caller, cart: Wanted): Promise<{url: string; orderId: string}> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const {checkout, order, isSameCart} = await findOrCreateCheckout(caller, cart)
    if (isSameCart) {
      const url =
        checkout.url === null
          ? await openCheckout(caller.uid, checkout.orderId, order)
          : await openSessionUrl(checkout)
      if (url !== null) return {url, orderId: checkout.orderId}
    } else {
      await assertUsableAfter(order, cart, caller)
      await closeCheckout(checkout, order, 'replaced')
    }
  }
  throw new AppError('payment-unavailable', {}, {cause: 'another request kept changing the checkout'})
}

/** A code that cannot be used is refused before the earlier checkout is closed for it. Its own reservation ends with it. */
async function assertUsableAfter(earlier: Order, {discount}: PricedCart, caller: Caller): Promise<void> {
  if (!discount) return
  const {code} = discount
  await assertUsable(code, await readDiscountCode(code), codeUser(caller), earlier.discount?.code === code)
}

interface OpenCheckout {
  checkout: Checkout
  order: Order
  /** whether the checkout is for these items; otherwise it is an earlier one that has to be closed first */
  isSameCart: boolean
}

/**
 * The learner's open checkout, or a new one with a new order, for which the discount is reserved.
 * @throws AppError `already-owned` or `payment-in-progress`, with the courses and bundles concerned; `code-…` when the code cannot be used now
 */
async function findOrCreateCheckout(caller: Caller, cart: Wanted): Promise<OpenCheckout> {
  const {items, discount, gift} = cart
  const wanted = fingerprint(items, discount, gift)
  return optimistically(async (write) => {
    // One after the other. An order leaves these in this order: a payment under way deletes the checkout and the order stays
    // pending, and a payment that has arrived ends the waiting and enrolls. Read together, the checkout may be the one after
    // a payment and the enrollments those before it, and a new checkout would sell the same course a second time.
    const open = await checkoutOf(caller.uid).get()
    const pending = await orders().where('userId', '==', caller.uid).where('status', '==', 'pending').get()
    assertNoPaymentInProgress(
      pending.docs.map((snapshot) => snapshot.data()),
      items,
    )
    await assertNotOwned(caller.uid, items)
    const checkout = open.data()
    const current = checkout && pending.docs.find(({id}) => id === checkout.orderId)?.data()
    if (checkout && current) return {checkout, order: current, isSameCart: checkout.fingerprint === wanted}
    const reference = orders().doc()
    const isShort = await reserveDiscount(write, reference.id, discount, codeUser(caller))
    const order = newOrder(caller, cart, isShort)
    const created: Checkout = {
      orderId: reference.id,
      fingerprint: wanted,
      sessionId: null,
      url: null,
      createdAt: order.createdAt,
    }
    write.create(reference, {...order, createdAt: FieldValue.serverTimestamp()})
    if (gift)
      for (const line of items)
        write.create(claimOf(reference.id, line.lineId), newClaim(reference.id, line, caller.uid, gift))
    if (open.exists) write.update(open.ref, {...created}, unchanged(open))
    else write.create(open.ref, created)
    return {checkout: created, order, isSameCart: true}
  })
}

function newOrder({uid, email, siteUrl}: Caller, cart: PricedCart, isShort: boolean): Order {
  const {items, discount} = cart
  const behavior = taxBehavior()
  const now = clock.now()
  return {
    userId: uid,
    email,
    amountCents: totalOf(cart),
    currency: CURRENCY,
    status: 'pending',
    items,
    courseIds: coursesOf(items),
    ...(behavior !== null && {taxBehavior: behavior}),
    ...(discount && {discount}),
    siteUrl,
    sessionAttempt: 0,
    checkoutSessionId: null,
    ...(isShort && {sessionExpiresAt: Timestamp.fromMillis(now + SHORT_SESSION_MS)}),
    paymentIntentId: null,
    paymentProcessing: false,
    createdAt: Timestamp.fromMillis(now),
    completedAt: null,
    refundedAt: null,
    refundedCents: 0,
    nextCheckAt: nextCheck(now, now),
  }
}

/** What is paid for a cart, in cents. */
export function totalOf({items, discount}: PricedCart): number {
  return sumCents(items.map(({priceCents}) => priceCents)) - (discount?.discountCents ?? 0)
}

/** @throws AppError `already-owned` with the courses and bundles of {@link linesOwned} */
export async function assertNotOwned(uid: string, items: readonly OrderLine[]): Promise<void> {
  const lines = await linesOwned(uid, items)
  if (lines.length > 0) throw new AppError('already-owned', namesOf(lines))
}

/**
 * The lines that would give the learner nothing. A bundle of which they own some courses gives them the others; what they own they may give.
 * @param given the id of a course that is about to be theirs
 */
export async function linesOwned(
  uid: string,
  items: readonly OrderLine[],
  given?: string,
): Promise<OrderLine[]> {
  const own = items.filter((line) => line.for === 'me')
  const courseIds = coursesOf(own)
  if (courseIds.length === 0) return []
  const snapshots = await firestore().getAll(...courseIds.map((courseId) => enrollment(uid, courseId)))
  const owned = new Set(courseIds.filter((id, index) => id === given || snapshots[index]?.exists))
  return own.filter((line) => line.courseIds.every((courseId) => owned.has(courseId)))
}

/**
 * While a bank transfer for one of these courses is being processed, or staff looks into a payment for it that does not match
 * its order, buying it again would be paying twice: nobody knows yet what a bundle would still give.
 */
function assertNoPaymentInProgress(pending: readonly Order[], items: readonly OrderLine[]): void {
  const inProgress = new Set(
    pending
      .filter(({paymentProcessing, problem}) => paymentProcessing || problem !== undefined)
      .flatMap((order) => coursesOf(order.items.filter((line) => line.for === 'me'))),
  )
  const lines = items.filter(
    (line) => line.for === 'me' && line.courseIds.some((courseId) => inProgress.has(courseId)),
  )
  if (lines.length > 0) throw new AppError('payment-in-progress', namesOf(lines))
}
