import * as z from 'zod/mini'
import type {Audience} from './audience.ts'
import {DOCUMENT_ID} from './document-id.ts'
import {isEmail} from './mail/email.ts'
import {hasWords, isOneLine} from './text/text.ts'

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
  /** they do not teach, or not at the moment */
  'not-teacher',
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
  /** ids of the affected courses, for reasons about courses; for `price-changed` of those that bundles have lost */
  courseIds: z.optional(z.array(z.string())),
  /** ids of the affected bundles, for the same reasons */
  bundleIds: z.optional(z.array(z.string())),
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
const validEmail = z.refine<string>(isEmail, {error: 'Please enter a valid email address.'})
/** An email address, trimmed. */
export const email = z.string().check(z.trim(), validEmail)
/** A required email address of a form, whose first message is the one shown. */
export const requiredEmail = z
  .string()
  .check(z.trim(), z.minLength(1, {error: 'Please enter your email address.'}), validEmail)
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
export const line = (missing: string, max: number) =>
  requiredText(missing, max).check(z.refine(isOneLine, {error: 'Please write this in one line.'}))
