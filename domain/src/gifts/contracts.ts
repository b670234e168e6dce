import * as z from 'zod/mini'
import {shownCourses} from '../checkout/shown-courses.ts'
import {contract, documentId, email, line} from '../contracts.ts'
import {MAX_EMAIL_LENGTH, MAX_GIFT_MESSAGE_LENGTH, MAX_NAME_LENGTH} from '../limits.ts'
import {LINE_KINDS} from '../orders/lines.ts'
import {CLAIM_STATES, GIFT_CODE} from './gift.ts'

/** A time in ms since the epoch. */
const time = z.int()
const lineId = z.string().check(z.regex(/^\w{1,100}$/))
/** What follows the `#` of a gift's link. */
const code = z.string().check(z.regex(GIFT_CODE))
/** A field that a form leaves empty. */
const optionalText = (max: number) =>
  z._default(
    z.string().check(z.trim(), z.maxLength(max, {error: `Please use at most ${max} characters.`})),
    '',
  )
const totalCents = z.union([
  z.int().check(z.nonnegative()),
  z.pipe(z.string().check(z.regex(/^\d{1,8}$/)), z.transform(Number)),
])

/** Whom a gift is for, as its giver names them. */
const recipientName = line('Please say whom it is for.', MAX_NAME_LENGTH)

/**
 * Opens the checkout of a course or a bundle for somebody else: an order of one line. Its fields are those of a form, so that the
 * form's schema is the contract's.
 */
export const giveCourse = contract({
  name: 'giveCourse',
  audience: 'signed-in',
  input: z
    .object({
      kind: z.enum(LINE_KINDS),
      id: documentId,
      courseIds: shownCourses,
      /** the price that the giver saw, in cents */
      expectedTotalCents: totalCents,
      /** whether it goes by mail, or its giver prints a page and hands it over */
      delivery: z.enum(['mail', 'print']),
      name: recipientName,
      /** empty where nothing is mailed */
      email: optionalText(MAX_EMAIL_LENGTH),
      message: optionalText(MAX_GIFT_MESSAGE_LENGTH),
      /** the day on which the mail goes, `2026-12-24`; empty for at once */
      day: optionalText(10),
    })
    .check(
      z.refine(({delivery, email: address}) => delivery === 'print' || address !== '', {
        error: 'Please enter an email address.',
        path: ['email'],
      }),
      z.refine(
        ({delivery, email: address}) =>
          delivery === 'print' || address === '' || email.safeParse(address).success,
        {
          error: 'Please enter a valid email address.',
          path: ['email'],
        },
      ),
    ),
  output: z.object({url: z.url(), orderId: z.string()}),
  reasons: [
    'unknown-course',
    'price-changed',
    /** not from today to a year ahead */
    'day-not-possible',
    'payment-unavailable',
    'amount-refused',
    'payment-refused',
    'payment-in-progress',
  ] as const,
})

/** What somebody who has a gift's link may know of it. */
export const readGift = contract({
  name: 'readGift',
  audience: 'anyone',
  input: z.object({code}),
  output: z.object({
    /** a seat comes with a team, whose managers see how far its holder is */
    kind: z.enum(['gift', 'seat']),
    /** who gives it; null where they have no name */
    from: z.nullable(z.string()),
    /** whom it is for, as the giver named them */
    toName: z.string(),
    title: z.string(),
    /** the titles of its courses */
    courses: z.array(z.string()),
    message: z.string(),
    isAccepted: z.boolean(),
  }),
  reasons: [
    /** no gift has this code, or its giver has named somebody else since */
    'unknown-gift',
    /** its giver has got the money back */
    'gift-taken-back',
    /** whoever manages its team has taken it back, or the money has gone back */
    'seat-taken-back',
  ] as const,
})

/** Takes a gift: its courses become the caller's. */
export const acceptGift = contract({
  name: 'acceptGift',
  audience: 'signed-in',
  input: z.object({code}),
  output: z.object({courseIds: z.array(z.string())}),
  reasons: [
    'unknown-gift',
    'gift-taken-back',
    'seat-taken-back',
    /** by somebody else */
    'gift-accepted',
    /** all of its courses: it can be passed on */
    'already-owned',
  ] as const,
})

const gift = z.object({
  lineId: z.string(),
  title: z.string(),
  toName: z.string(),
  /** null where its giver hands it over */
  email: z.nullable(z.string()),
  message: z.string(),
  state: z.enum(CLAIM_STATES),
  /** when its mail goes at the earliest; null where none goes */
  deliverAt: z.nullable(time),
  sentAt: z.nullable(time),
  bouncedAt: z.nullable(time),
  acceptedAt: z.nullable(time),
  /** what follows the `#` of its link; null where it cannot be accepted, or the key has changed that codes are made with: sent again, it has one */
  code: z.nullable(z.string()),
})

/** The gifts of an order of the caller's. */
export const listGifts = contract({
  name: 'listGifts',
  audience: 'signed-in',
  input: z.object({orderId: documentId}),
  output: z.object({from: z.nullable(z.string()), gifts: z.array(gift)}),
  reasons: ['unknown-order'] as const,
})

/**
 * Sends a gift that nobody has accepted, once more or to another address: on its day, or now where that is over. For another address it
 * has another code, so that what went to the old one leads nowhere.
 */
export const sendGift = contract({
  name: 'sendGift',
  audience: 'signed-in',
  input: z.object({orderId: documentId, lineId, name: recipientName, email}),
  output: z.object({sendsAt: time}),
  reasons: ['unknown-gift', 'gift-accepted', 'gift-taken-back'] as const,
})

/** Gives the money of a gift that nobody has accepted back to its giver. */
export const takeGiftBack = contract({
  name: 'takeGiftBack',
  audience: 'signed-in',
  input: z.object({orderId: documentId, lineId}),
  output: z.object({amountCents: z.int()}),
  reasons: [
    'unknown-gift',
    'gift-accepted',
    /** it has gone back already */
    'gift-taken-back',
    /** a part went back another way meanwhile: the next attempt is about what is left */
    'amount-differs',
    'refund-in-progress',
    /** the payer's bank decides about the payment, or has taken it back */
    'payment-disputed',
    'refund-failed',
  ] as const,
})
