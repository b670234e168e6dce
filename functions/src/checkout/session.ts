import {formatCents} from '@lectern/domain/money'
import {orderFor, orderName, seatsLabel, type OrderDiscount, type OrderFailure} from '@lectern/domain/order'
import {paidCents, type OrderLine} from '@lectern/domain/orders/lines'
import {taxCodeOf} from '@lectern/domain/orders/tax'
import {FieldValue} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {orders, type Order} from '../orders/order.ts'
import {AppError} from '../app-error.ts'
import {metadataOf} from './line-metadata.ts'
import {taxOf, type ReadTax} from './outcome.ts'
import {log} from '../services/log.ts'
import {
  hasStripeCode,
  isAboutParameter,
  isIdempotencyMismatch,
  isMissing,
  isRefusal,
  isServerError,
  isStripeError,
  orUnavailable,
  stripe,
} from '../services/stripe.ts'

/** Stripe's limit on the name of a line. */
const MAX_NAME_LENGTH = 250
/** As much as anybody reads of it, and less than Stripe takes. */
const MAX_DESCRIPTION_LENGTH = 1000

/** With the session come the payment's status, and whether its charge was refunded. */
const expand = ['payment_intent.latest_charge']

/**
 * The parameters of an order's session, derived from the order alone: an idempotency key may only be reused with the same
 * parameters.
 */
export function sessionParameters(
  orderId: string,
  order: Pick<
    Order,
    'userId' | 'email' | 'currency' | 'items' | 'taxBehavior' | 'discount' | 'siteUrl' | 'sessionExpiresAt'
  >,
): Stripe.Checkout.SessionCreateParams {
  const {discount, sessionExpiresAt, taxBehavior} = order
  const name = beginningOf(orderName(order.items), MAX_NAME_LENGTH)
  return {
    mode: 'payment',
    client_reference_id: order.userId,
    ...(order.email && {customer_email: order.email}),
    line_items: order.items.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: order.currency,
        // What the line costs with the discount, so that its tax is computed on that: Stripe would split a coupon over all lines. Of
        // seats, which no code is for, each costs the same, in whole cents.
        unit_amount: paidCents(line) / line.quantity,
        ...(taxBehavior && {tax_behavior: taxBehavior}),
        product_data: {
          name: beginningOf(line.title, MAX_NAME_LENGTH),
          ...describe(line, discount),
          ...(taxBehavior && {tax_code: line.taxCode ?? taxCodeOf([])}),
          metadata: metadataOf(line, discount !== undefined),
        },
      },
    })),
    // The page asks for as much of the address as the tax needs, and a company for its number.
    ...(taxBehavior && {automatic_tax: {enabled: true}, tax_id_collection: {enabled: true}}),
    // Over the button to pay: the page itself only lists the courses.
    custom_text: {
      submit: {message: messageOf(order.items, name, discount)},
    },
    metadata: {
      orderId,
      name,
      ...(discount && {discountCode: discount.code, discountCents: discount.discountCents}),
    },
    payment_intent_data: {description: name, metadata: {orderId}},
    success_url: `${order.siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url:
      orderFor(order.items) === 'me' ? `${order.siteUrl}/cart` : `${order.siteUrl}/account/orders/${orderId}`,
    ...(sessionExpiresAt && {expires_at: sessionExpiresAt.seconds}),
  }
}

/** What the payment page shows over its button. */
function messageOf(items: Order['items'], name: string, discount: OrderDiscount | undefined): string {
  const whose = orderFor(items)
  if (whose === 'gift') return `You are giving: ${name}.`
  const seats = items.map(seatsLabel).find((label) => label !== '')
  const bought = seats === undefined ? `You are buying: ${name}.` : `You are buying: ${seats} of ${name}.`
  if (!discount) return bought
  return `${bought} The code ${discount.code} takes ${formatCents(discount.discountCents)} off.`
}

/** What the payment page shows under the title of a line: its price before a discount, and the courses of a bundle. */
function describe(
  {priceCents, discountCents, courses}: OrderLine,
  discount: OrderDiscount | undefined,
): {description?: string} {
  const reduced =
    discount && discountCents > 0
      ? `${formatCents(priceCents)} less ${formatCents(discountCents)} with the code ${discount.code}`
      : ''
  const titles = (courses ?? []).map(({title}) => title).join(', ')
  const description = beginningOf([reduced, titles].filter(Boolean).join(': '), MAX_DESCRIPTION_LENGTH)
  return description === '' ? {} : {description}
}

/** As much of a text as Stripe takes. Half of an emoji, which its client cannot send, becomes a replacement character. */
function beginningOf(text: string, maxLength: number): string {
  return text.slice(0, maxLength).toWellFormed()
}

/** Why Stripe refuses to open a session, whenever it is asked. */
export type SessionRefusal = Exclude<OrderFailure, 'transfer-failed' | 'payment-mismatch'>

/**
 * Opens the order's session, or returns the one that is already open.
 * @returns instead, why no session can be opened for this order, so that nobody was sent to one and the order can be ended:
 *   a refusal of Stripe's, or its client cannot ask; or null when the idempotency key was used with other parameters before (a
 *   release has changed them since), or when the order was begun too long ago for the time at which its session is to end
 * @throws AppError `payment-unavailable`
 */
export async function openSession(
  orderId: string,
  order: Order,
): Promise<Stripe.Checkout.Session | SessionRefusal | null> {
  return callStripe(async (client) => {
    try {
      return await client.checkout.sessions.create(sessionParameters(orderId, order), {
        idempotencyKey: idempotencyKey(orderId, order),
      })
    } catch (error) {
      if (isIdempotencyMismatch(error) || isAboutParameter(error, 'expires_at')) return null
      // Stripe repeats its server errors for a day under the same key
      // (https://docs.stripe.com/api/idempotent_requests): the next press of pay uses another.
      if (isServerError(error))
        await orders()
          .doc(orderId)
          .update({sessionAttempt: FieldValue.increment(1)})
      // An address that signing in accepts and Stripe does not: the payment page asks for another.
      if (order.email !== null && hasStripeCode(error, 'email_invalid')) {
        await orders().doc(orderId).update({email: null})
        return openSession(orderId, {...order, email: null})
      }
      // What is no error of Stripe's was thrown before Stripe was asked (no answer and a broken one are its errors, too), and would
      // be the next time: the order would stay open, and keep its learner from every other cart.
      if (isRefusal(error) || !isStripeError(error)) {
        log('checkout-refused', {orderId}, error)
        return refusalOf(error)
      }
      throw error
    }
  })
}

/** The same for the same parameters: whether the address is among them can change while an order is being opened. */
function idempotencyKey(orderId: string, {sessionAttempt, email}: Order): string {
  return `checkout-${orderId}-${sessionAttempt}${email === null ? '-no-email' : ''}`
}

function refusalOf(error: unknown): SessionRefusal {
  const isAmount = hasStripeCode(error, 'amount_too_small') || hasStripeCode(error, 'amount_too_large')
  return isAmount ? 'amount-refused' : 'payment-refused'
}

/**
 * Fetches a session from Stripe.
 * @throws AppError `unknown-session` or `payment-unavailable`
 */
export async function retrieveSession(sessionId: string): Promise<Stripe.Checkout.Session> {
  return callStripe(async (client) => client.checkout.sessions.retrieve(sessionId, {expand}))
}

/**
 * Expires a session. One that is already paid or expired stays as it is: retrieve it afterwards.
 * @throws AppError `unknown-session` or `payment-unavailable`
 */
export async function expireSession(sessionId: string): Promise<void> {
  await callStripe(async (client) => {
    try {
      await client.checkout.sessions.expire(sessionId)
    } catch (error) {
      const {status} = await client.checkout.sessions.retrieve(sessionId)
      if (status === 'open') throw error
    }
  })
}

/**
 * The id of the session that a payment was made in, or null when it was made elsewhere.
 * @throws AppError `payment-unavailable`
 */
export async function findSessionByPayment(paymentIntentId: string): Promise<string | null> {
  return callStripe(async (client) => {
    const {data} = await client.checkout.sessions.list({payment_intent: paymentIntentId, limit: 1})
    return data[0]?.id ?? null
  })
}

async function callStripe<T>(request: (client: Stripe) => Promise<T>): Promise<T> {
  return orUnavailable(async () => {
    try {
      return await request(await stripe())
    } catch (cause) {
      throw isMissing(cause) ? new AppError('unknown-session', {}, {cause}) : cause
    }
  })
}

/** More than a cart has. */
const MAX_LINES = 100

/**
 * Reads from Stripe what the tax of a paid session is, line by line.
 * @returns null for an order whose tax is not computed
 * @throws the errors of Stripe
 */
export async function readTax(order: Order, session: Stripe.Checkout.Session): Promise<ReadTax | null> {
  if (!order.taxBehavior || !session.automatic_tax.enabled) return null
  const client = await stripe()
  const {data} = await client.checkout.sessions.listLineItems(session.id, {
    limit: MAX_LINES,
    expand: ['data.taxes'],
  })
  return taxOf(order, session, data)
}
