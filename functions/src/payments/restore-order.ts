import {sumCents} from '@lectern/domain/money'
import type {OrderDiscount} from '@lectern/domain/order'
import {coursesOf} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import type {TaxBehavior} from '@lectern/domain/orders/tax'
import {Timestamp} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {fulfil} from '../checkout/fulfil.ts'
import {lineFromMetadata} from '../checkout/line-metadata.ts'
import {orders, type Order} from '../orders/order.ts'
import {writeProblem} from '../orders/report-problem.ts'
import {auth} from '../services/auth.ts'
import {clock} from '../services/clock.ts'
import {codeOf} from '../services/error-code.ts'
import {log, logWith} from '../services/log.ts'
import {optimistically} from '../services/optimistic.ts'
import {stripe} from '../services/stripe.ts'

/**
 * Writes an order again that a paid session names and the database does not have (it was restored from an older state), from
 * what Stripe keeps of the session; then completes it as any other. Its account is made again under the same id, without a
 * password, where it is gone too. What cannot be written again is filed for staff.
 */
export async function restoreOrder(orderId: string, session: Stripe.Checkout.Session): Promise<void> {
  const order = await readOrder(session)
  if (order === null) {
    const details = {
      session: session.id,
      amountCents: session.amount_total,
      email: session.customer_details?.email ?? null,
    }
    await optimistically((write) =>
      writeProblem(write, {kind: 'order-missing', about: session.id, orderId, details}),
    )
    return
  }
  // Before the order is there: an attempt that ends in between is repeated.
  await restoreAccount(orderId, order.userId, order.email ?? session.customer_details?.email ?? null)
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    if (snapshot.exists) return
    write.create(snapshot.ref, order)
    logWith(write, 'order-restored', {orderId, sessionId: session.id})
  })
  await fulfil(session.id)
}

/** The order as it was while it waited for the session to be paid; null when Stripe does not know all of it. */
async function readOrder(session: Stripe.Checkout.Session): Promise<Order | null> {
  const {client_reference_id: userId, amount_total: totalCents, currency, success_url: page} = session
  const discount = discountOf(session)
  const read = await readItems(session, discount?.isInPrices ?? false)
  if (userId === null || totalCents === null || currency === null || page === null || read === null) {
    return null
  }
  const {items} = read
  const taxBehavior = session.automatic_tax.enabled ? read.taxBehavior : null
  // Until it is completed an order knows its prices alone.
  const added = taxBehavior === 'exclusive' ? (session.total_details?.amount_tax ?? 0) : 0
  if (sumCents(items.map(({discountCents}) => discountCents)) !== (discount?.taken.discountCents ?? 0))
    return null
  return {
    userId,
    email: session.customer_email,
    amountCents: totalCents - added,
    currency,
    status: 'pending',
    items,
    courseIds: coursesOf(items),
    ...(taxBehavior && {taxBehavior}),
    ...(discount && {discount: discount.taken}),
    siteUrl: new URL(page).origin,
    sessionAttempt: 0,
    checkoutSessionId: session.id,
    paymentIntentId: null,
    paymentProcessing: false,
    createdAt: Timestamp.fromMillis(session.created * 1000),
    completedAt: null,
    refundedAt: null,
    refundedCents: 0,
    nextCheckAt: clock.timestamp(),
    restoredAt: clock.timestamp(),
  }
}

/** The discount of a session; null without one. */
interface TakenDiscount {
  taken: OrderDiscount
  /** whether the session's prices are without it; a coupon took it off those from before */
  isInPrices: boolean
}

function discountOf({metadata, total_details: details}: Stripe.Checkout.Session): TakenDiscount | null {
  const {discountCode: code, discountCents: stated} = metadata ?? {}
  const discountCents = stated === undefined ? (details?.amount_discount ?? 0) : Number(stated)
  if (code === undefined || discountCents === 0) return null
  return {taken: {code, discountCents}, isInPrices: stated !== undefined}
}

async function readItems(
  {id}: Stripe.Checkout.Session,
  isDiscounted: boolean,
): Promise<{items: OrderLine[]; taxBehavior: TaxBehavior} | null> {
  const client = await stripe()
  const {data} = await client.checkout.sessions.listLineItems(id, {
    limit: 100,
    expand: ['data.price.product'],
  })
  const items = data.flatMap(({description, amount_subtotal: listedCents, price}, index) => {
    // What was deleted since has neither metadata nor a tax code.
    const product = typeof price?.product === 'object' && !price.product.deleted ? price.product : null
    const metadata = product?.metadata ?? {}
    const priceCents = listedCents + (isDiscounted ? Number(metadata['discountCents'] ?? 0) : 0)
    const line = lineFromMetadata(metadata, {title: description ?? '', priceCents}, index)
    const code = product?.tax_code
    return line ? [{...line, ...(typeof code === 'string' && {taxCode: code})}] : []
  })
  if (items.length !== data.length || items.length === 0) return null
  return {items, taxBehavior: data[0]?.price?.tax_behavior === 'exclusive' ? 'exclusive' : 'inclusive'}
}

async function restoreAccount(orderId: string, uid: string, email: string | null): Promise<void> {
  const {users} = await auth().getUsers([{uid}])
  if (users.length > 0) return
  try {
    await auth().createUser({uid, ...(email !== null && {email})})
    log('account-restored', {orderId, userId: uid})
  } catch (error) {
    // Its owner has signed up again, or the address is none.
    const details = {uid, email, reason: String(codeOf(error))}
    await optimistically((write) =>
      writeProblem(write, {kind: 'account-missing', about: orderId, orderId, details}),
    )
  }
}
