import * as z from 'zod/mini'
import type {Audience} from './audience.ts'
import {MAX_CART_ITEMS} from './cart.ts'
import {discountCode} from './discount/discount-code-schema.ts'
import {DISCOUNT_REFUSALS} from './discount/discount.ts'
import {DOCUMENT_ID} from './document-id.ts'
import {
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAMED_RECIPIENTS,
  MAX_NEWSLETTER_BYTES,
  MAX_NEWSLETTER_LENGTH,
} from './limits.ts'
import {isEmail} from './mail/email.ts'
import {RECIPIENT_SOURCES} from './mail/newsletter.ts'
import {ORDER_FAILURES, ORDER_STATUSES} from './order.ts'
import {byteLength, hasWords, isOneLine} from './text/text.ts'

/**
 * The contract of what the browser calls: who may call it, its input, its output and its error reasons. The browser and the
 * functions share it, so they can't disagree.
 */
export interface Contract<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  name: string
  audience: Audience
  input: I
  output: O
  reasons: readonly string[]
}

export type Input<C extends Contract> = z.infer<C['input']>
export type Output<C extends Contract> = z.infer<C['output']>
/** The error reasons of a callable, including those that every callable shares. */
export type Reason<C extends Contract> = C['reasons'][number] | CommonReason

/** Error reasons that any callable may return. */
export const COMMON_REASONS = [
  'signed-out',
  'not-staff',
  /** they signed in too long ago for this */
  'sign-in-again',
  /** they are staff, and a passkey has not confirmed this sign-in */
  'passkey-needed',
  /** App Check is on, and has not attested that the storefront calls */
  'not-attested',
  'invalid-argument',
  'rate-limited',
  'unavailable',
  'internal',
] as const
export type CommonReason = (typeof COMMON_REASONS)[number]

/** The `details` of every HttpsError a callable throws. */
export const errorDetailsSchema = z.object({
  reason: z.string(),
  /** the invalid input field, for `invalid-argument` */
  field: z.optional(z.string()),
  /** ids of the affected courses, for reasons about courses */
  courseIds: z.optional(z.array(z.string())),
  /** the cart's current total in cents, for `price-changed` */
  totalCents: z.optional(z.int()),
  /** what its discount code takes off that, in cents */
  discountCents: z.optional(z.int()),
})
export type ErrorDetails = z.infer<typeof errorDetailsSchema>

/** Declares a contract and infers its exact types. */
export function contract<const C extends Contract>(definition: C): C {
  return definition
}

export const documentId = z.string().check(z.regex(DOCUMENT_ID))
const cents = z.int().check(z.nonnegative(), z.maximum(100_000_00))
const validEmail = z.refine<string>(isEmail, {error: 'Please enter a valid email address.'})
const email = z.string().check(z.trim(), validEmail)
/** A required email address of a form, whose first message is the one shown. */
export const requiredEmail = z
  .string()
  .check(z.trim(), z.minLength(1, {error: 'Please enter your email address.'}), validEmail)
const sessionId = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{1,200}$/))
/** A required text, trimmed; `missing` is the message when it is empty. */
export const requiredText = (missing: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.refine(hasWords, {error: missing}),
      z.maxLength(max, {error: `Please keep this under ${max.toLocaleString('en-US')} characters.`}),
    )
/** A required single-line text, as it becomes part of a mail header. */
const line = (missing: string, max: number) =>
  requiredText(missing, max).check(z.refine(isOneLine, {error: 'Please write this in one line.'}))

const orderItem = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  priceCents: z.int(),
  /** its share of the order's discount */
  discountCents: z.optional(z.int()),
})

/** Prices the cart from the content, writes a pending order and creates a Stripe Checkout Session. */
export const createCheckout = contract({
  name: 'createCheckout',
  audience: 'signed-in',
  input: z.object({
    courseIds: z.array(documentId).check(z.minLength(1), z.maxLength(MAX_CART_ITEMS)),
    /** the total the learner saw, in cents */
    expectedTotalCents: cents,
    /** the code that the learner entered; the total is then what is left after its discount */
    discountCode: z.optional(discountCode),
  }),
  output: z.object({url: z.url(), orderId: z.string()}),
  reasons: [
    'unknown-course',
    'duplicate-course',
    'already-owned',
    'price-changed',
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
  /** `unknown-order` also for another learner's order; `not-open` when it is paid, being paid, or expired */
  reasons: ['unknown-order', 'not-open', 'payment-unavailable', 'amount-refused', 'payment-refused'] as const,
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
    items: z.array(orderItem),
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
  reasons: ['unknown-session', 'not-paid', 'mail-unavailable'] as const,
})

/** The footer's newsletter signup. The newsletter starts when the link that is mailed to the address is opened. */
export const subscribe = contract({
  name: 'subscribe',
  audience: 'anyone',
  input: z.object({email}),
  /** whether it has started without a link: for an account that asks for its own, verified address */
  output: z.object({confirmed: z.boolean()}),
  reasons: ['already-subscribed'] as const,
})

const linkToken = z.string().check(z.minLength(1), z.maxLength(1000))

/** Confirms a newsletter subscription with the signed token of the confirmation mail's link. */
export const confirmSubscription = contract({
  name: 'confirmSubscription',
  audience: 'anyone',
  input: z.object({token: linkToken}),
  output: z.object({email: z.string()}),
  /** `used-token`: it was confirmed before, and has been left since */
  reasons: ['invalid-token', 'expired-token', 'used-token', 'already-subscribed'] as const,
})

/** Unsubscribes an address with the signed token of the mail's link. */
export const unsubscribe = contract({
  name: 'unsubscribe',
  audience: 'anyone',
  input: z.object({token: linkToken}),
  output: z.object({email: z.string()}),
  reasons: ['invalid-token'] as const,
})

const recipient = z.object({
  id: z.string(),
  email: z.string(),
  /** ISO date-time */
  createdAt: z.string(),
  source: z.enum(RECIPIENT_SOURCES),
  name: z.nullable(z.string()),
})

/** A page of those a newsletter can be sent to, for staff: subscribers newest first, then accounts. */
export const listRecipients = contract({
  name: 'listRecipients',
  audience: 'staff',
  input: z.object({
    /** null for the first page, then the `next` of the page before */
    cursor: z.nullable(z.string().check(z.maxLength(1000))),
    /** the beginning of a subscriber's address; of an account the whole address, or the beginning of the first name */
    search: z.string().check(z.maxLength(MAX_LINE_LENGTH)),
    source: z.nullable(z.enum(RECIPIENT_SOURCES)),
  }),
  output: z.object({
    recipients: z.array(recipient),
    next: z.nullable(z.string()),
    /** how many a newsletter to everyone goes to; at most as many, unless `isCountExact` */
    recipientCount: z.int(),
    isCountExact: z.boolean(),
    subscriberCount: z.int(),
    /** null when the accounts can't be listed: the recipients are then only the subscribers */
    userCount: z.nullable(z.int()),
    /** number of accounts with marketing mail enabled */
    participatingUserCount: z.int(),
  }),
  reasons: [] as const,
})

/** Adds a subscriber manually, for staff. */
export const addSubscriber = contract({
  name: 'addSubscriber',
  audience: 'staff',
  input: z.object({email}),
  output: z.object({}),
  reasons: ['already-subscribed'] as const,
})

export const NO_RECIPIENTS = 'Please select at least one subscriber'

/** Sends a newsletter page by page; progress is on `newsletters/{newsletterId}`. */
export const sendNewsletter = contract({
  name: 'sendNewsletter',
  audience: 'staff',
  input: z
    .object({
      /** idempotency key generated by the browser: a double click sends once */
      requestId: z.uuid(),
      subject: line('Subject is required', MAX_LINE_LENGTH),
      contentHtml: z.string().check(
        z.refine((html) => html.trim() !== '', {error: 'Content is required'}),
        z.maxLength(MAX_NEWSLETTER_LENGTH),
        z.refine((html) => byteLength(html) <= MAX_NEWSLETTER_BYTES, {
          error: 'This is too long: please keep it under 900,000 bytes.',
        }),
      ),
      /** whether it goes only to `emails`, or to everyone but them */
      audience: z.enum(['only', 'everyone-but']),
      emails: z.array(email).check(z.maxLength(MAX_NAMED_RECIPIENTS)),
      /** when it begins, ms since the epoch, at most a year ahead; at once without it */
      sendAt: z.optional(z.int().check(z.positive())),
      /** the draft that it was written as, which is deleted with it */
      draftId: z.optional(z.uuid()),
    })
    .check(
      z.refine(({audience, emails}) => audience !== 'only' || emails.length > 0, {
        error: NO_RECIPIENTS,
        path: ['emails'],
      }),
    ),
  /** of the recipients planned so far; the others are planned while the first get it. 0 for one that begins later */
  output: z.object({newsletterId: z.string(), recipientCount: z.int()}),
  /** `no-recipients`: none was chosen, or none of them may be written to */
  reasons: ['no-recipients', 'mail-unavailable'] as const,
})

/** Sends the verification link to the signed-in account's address. */
export const sendVerificationEmail = contract({
  name: 'sendVerificationEmail',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({email: z.string()}),
  reasons: ['already-verified', 'mail-unavailable'] as const,
})

/** Emails a reset link; the response is the same whether or not an account exists. */
export const requestPasswordReset = contract({
  name: 'requestPasswordReset',
  audience: 'anyone',
  input: z.object({email: requiredEmail}),
  output: z.object({}),
  reasons: ['mail-unavailable'] as const,
})

/** Notifies the account's address that its password was changed. */
export const sendPasswordConfirmation = contract({
  name: 'sendPasswordConfirmation',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({}),
  reasons: ['mail-unavailable'] as const,
})

/** The contact form: emails the support address, with the sender as reply-to. */
export const sendContactMessage = contract({
  name: 'sendContactMessage',
  audience: 'anyone',
  input: z.object({
    name: line('Please enter your name.', MAX_LINE_LENGTH),
    email: requiredEmail,
    subject: line('Please enter a subject.', MAX_LINE_LENGTH),
    message: requiredText('Please write your message.', MAX_MESSAGE_LENGTH),
  }),
  output: z.object({}),
  reasons: ['mail-unavailable'] as const,
})
