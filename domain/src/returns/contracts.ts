import * as z from 'zod/mini'
import {contract, documentId} from '../contracts.ts'
import {MAX_RETURN_REASON_LENGTH} from '../limits.ts'
import {hasWords} from '../text/text.ts'

export const REASON_MISSING = 'Please say why: the learner reads it.'

/**
 * Records a staff decision on a pending return; approval refunds the payment and revokes access to the courses, a rejection
 * tells the learner why.
 */
export const decideReturn = contract({
  name: 'decideReturn',
  audience: 'staff',
  input: z
    .object({
      orderId: documentId,
      decision: z.enum(['approved', 'rejected']),
      /** why it is rejected, in words for the learner; of an approval nothing is stored */
      reason: z.optional(z.string().check(z.trim(), z.maxLength(MAX_RETURN_REASON_LENGTH))),
    })
    .check(
      z.refine(({decision, reason}) => decision === 'approved' || hasWords(reason ?? ''), {
        error: REASON_MISSING,
        path: ['reason'],
      }),
    ),
  output: z.object({status: z.enum(['approved', 'rejected'])}),
  /** `already-refunded`: the money has gone back without the return, so that it can only be approved */
  reasons: [
    'unknown-return',
    'already-decided',
    'already-refunded',
    /** the payer's bank decides about the payment, or has taken a part of it back */
    'payment-disputed',
    'refund-failed',
  ] as const,
})

const cents = z.int()

const returnedCourse = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  /** of a bundle its share */
  priceCents: cents,
  /** `goes` with the refund, `stays` because another order or line paid for it too, `gone` before */
  access: z.enum(['goes', 'stays', 'gone']),
  /** how many of its lessons the learner has done; null where the content cannot be asked */
  progress: z.nullable(z.object({done: z.int(), lessons: z.int()})),
  hasCertificate: z.boolean(),
})
export type ReturnedCourse = z.infer<typeof returnedCourse>

/** What an approval of a return would do, for staff, before they decide. */
export const returnDetails = contract({
  name: 'returnDetails',
  audience: 'staff',
  input: z.object({orderId: documentId}),
  output: z.object({
    amountCents: cents,
    /** the money has gone back already: an approval takes the courses alone */
    isRefunded: z.boolean(),
    /** what was paid with, as Stripe knows it; null where Stripe does not say */
    paidWith: z.nullable(
      z.object({
        /** Stripe's word: `card`, `paypal`, `us_bank_account` … */
        type: z.string(),
        brand: z.nullable(z.string()),
        last4: z.nullable(z.string()),
      }),
    ),
    courses: z.array(returnedCourse),
  }),
  reasons: ['unknown-return'] as const,
})
