import * as z from 'zod/mini'
import {MAX_CART_ITEMS} from '../cart.ts'
import {contract, documentId} from '../contracts.ts'
import {discountCode} from '../discount/discount-code-schema.ts'
import {DISCOUNT_REFUSALS} from '../discount/discount.ts'
import {LINE_KINDS, orderLine} from '../orders/lines.ts'
import {ORDER_FAILURES, ORDER_STATUSES} from '../order.ts'
import {shownCourses} from './shown-courses.ts'

const cents = z.int().check(z.nonnegative(), z.maximum(100_000_00))
const sessionId = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/))

/** One line of a cart: a document in Sanity that is sold. */
const checkoutLine = z.object({kind: z.enum(LINE_KINDS), id: documentId, courseIds: shownCourses})
export type CheckoutLine = z.infer<typeof checkoutLine>

/** Prices the cart from the content, writes a pending order and creates a Stripe Checkout Session. */
export const createCheckout = contract({
  name: 'createCheckout',
  audience: 'signed-in',
  input: z.object({
    lines: z.array(checkoutLine).check(z.minLength(1), z.maxLength(MAX_CART_ITEMS)),
    /** the total the learner saw, in cents */
    expectedTotalCents: cents,
    /** the code that the learner entered; the total is then what is left after its discount */
    discountCode: z.optional(discountCode),
  }),
  output: z.object({url: z.url(), orderId: z.string()}),
  reasons: [
    /** with the courses and the bundles concerned, as for the next ones */
    'unknown-course',
    /** it is there twice, or a bundle of the cart has the course */
    'duplicate-course',
    /** of a bundle: all of its courses */
    'already-owned',
    /** also of a bundle that has lost courses since it was shown, with these */
    'price-changed',
    /** of a bundle: for any of its courses */
    'payment-in-progress',
    'payment-unavailable',
    /** Stripe doesn't accept this amount */
    'amount-refused',
    /** Stripe rejected this order permanently */
    'payment-refused',
    ...DISCOUNT_REFUSALS,
  ] as const,
})

/** Returns the URL of the payment page of an order whose checkout was left unfinished. */
export const resumeCheckout = contract({
  name: 'resumeCheckout',
  audience: 'signed-in',
  input: z.object({orderId: documentId}),
  output: z.object({url: z.url()}),
  reasons: [
    /** also for another learner's order */
    'unknown-order',
    /** when it is paid, being paid, or expired */
    'not-open',
    /** a course or a bundle of it is theirs by now, with those concerned */
    'already-owned',
    'payment-unavailable',
    'amount-refused',
    'payment-refused',
  ] as const,
})

/** Cancels an order whose checkout was left unfinished: it can no longer be paid. */
export const cancelCheckout = contract({
  name: 'cancelCheckout',
  audience: 'signed-in',
  input: z.object({orderId: documentId}),
  output: z.object({status: z.enum(ORDER_STATUSES)}),
  reasons: ['unknown-order', 'not-open', 'payment-unavailable'] as const,
})

/** Returns whether a session is paid, for the success page; fulfils the order when it is. */
export const confirmOrder = contract({
  name: 'confirmOrder',
  audience: 'signed-in',
  input: z.object({sessionId}),
  output: z.object({
    status: z.enum(ORDER_STATUSES),
    /** for a pending order: a payment method that takes days is being processed; otherwise it is unpaid */
    paymentProcessing: z.boolean(),
    /** for a pending order: what was paid does not match it, and staff look into it */
    underReview: z.boolean(),
    failure: z.nullable(z.enum(ORDER_FAILURES)),
    orderId: z.string(),
    amountCents: z.int(),
    items: z.array(orderLine),
    discount: z.nullable(z.object({code: z.string(), discountCents: z.int()})),
  }),
  /** `unknown-session` also for another learner's session, so that its existence isn't revealed */
  reasons: ['unknown-session', 'payment-unavailable'] as const,
})

/** Sends the order's receipt now, unless it was already sent. */
export const sendPaymentConfirmation = contract({
  name: 'sendPaymentConfirmation',
  audience: 'signed-in',
  input: z.object({sessionId}),
  output: z.object({email: z.string()}),
  reasons: [
    'unknown-session',
    'not-paid',
    /** it was not sent now, and will be later */
    'mail-unavailable',
    /** it will not be sent by itself any more: it was given up, or there is no address */
    'receipt-given-up',
  ] as const,
})
