import {orderName} from '@lectern/domain/order'
import {FieldValue} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {orders, type Order} from '../orders/order.ts'
import {AppError} from '../app-error.ts'
import {isIdempotencyMismatch, isMissing, isServerFault, isStripeError, stripe} from '../services/stripe.ts'

/** Stripe's limit on the name of a line. */
const MAX_NAME_LENGTH = 250

/** A session with what decides an order's fate: the payment's state, and whether its charge was given back. */
const expand = ['payment_intent.latest_charge']

/**
 * What Stripe is asked to open, made of the order and nothing else: the same order always asks for the same session,
 * which is what its idempotency key promises.
 */
export function sessionParameters(
  orderId: string,
  order: Pick<Order, 'userId' | 'email' | 'currency' | 'items' | 'siteUrl'>,
): Stripe.Checkout.SessionCreateParams {
  const name = orderName(order.items).slice(0, MAX_NAME_LENGTH)
  return {
    mode: 'payment',
    client_reference_id: order.userId,
    ...(order.email && {customer_email: order.email}),
    line_items: order.items.map(({courseTitle, priceCents}) => ({
      quantity: 1,
      price_data: {
        currency: order.currency,
        unit_amount: priceCents,
        product_data: {name: courseTitle.slice(0, MAX_NAME_LENGTH)},
      },
    })),
    metadata: {orderId, name},
    payment_intent_data: {description: name, metadata: {orderId}},
    success_url: `${order.siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.siteUrl}/cart`,
  }
}

/**
 * Opens the order's session, or gives the one that is open already. Null when it was asked for with other parameters
 * before (a release has changed them since): nobody has that session's address, and the order can be given up.
 * @throws AppError `payment-unavailable`
 */
export async function openSession(orderId: string, order: Order): Promise<Stripe.Checkout.Session | null> {
  return askStripe(async (client) => {
    try {
      return await client.checkout.sessions.create(sessionParameters(orderId, order), {
        idempotencyKey: `checkout-${orderId}-${order.sessionAttempt}`,
      })
    } catch (error) {
      if (isIdempotencyMismatch(error)) return null
      // A key that met a fault of Stripe's own is answered with that fault for a day
      // (https://docs.stripe.com/api/idempotent_requests): the next press of pay asks with another.
      if (isServerFault(error))
        await orders()
          .doc(orderId)
          .update({sessionAttempt: FieldValue.increment(1)})
      throw error
    }
  })
}

/**
 * Asks Stripe for a session as it is now.
 * @throws AppError `unknown-session` or `payment-unavailable`
 */
export async function retrieveSession(sessionId: string): Promise<Stripe.Checkout.Session> {
  return askStripe(async (client) => client.checkout.sessions.retrieve(sessionId, {expand}))
}

/** Closes a session. One that is already paid, or closed, stays as it is: ask afterwards. */
export async function expireSession(sessionId: string): Promise<void> {
  await askStripe(async (client) => {
    try {
      await client.checkout.sessions.expire(sessionId)
    } catch (error) {
      const {status} = await client.checkout.sessions.retrieve(sessionId)
      if (status === 'open') throw error
    }
  })
}

/** The session that a payment was made in, or null when it was made elsewhere. */
export async function findSessionByPayment(paymentIntentId: string): Promise<string | null> {
  return askStripe(async (client) => {
    const {data} = await client.checkout.sessions.list({payment_intent: paymentIntentId, limit: 1})
    return data[0]?.id ?? null
  })
}

async function askStripe<T>(ask: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await ask(await stripe())
  } catch (cause) {
    if (isMissing(cause)) throw new AppError('unknown-session', {}, {cause})
    if (isStripeError(cause)) throw new AppError('payment-unavailable', {}, {cause})
    throw cause
  }
}
