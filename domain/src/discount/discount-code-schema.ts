import * as z from 'zod/mini'
import {DISCOUNT_CODE, normalizeCode} from './discount.ts'

/** A code, as typed: small letters and spaces are forgiven. */
export const discountCode = z.pipe(
  z.pipe(z.string().check(z.maxLength(200)), z.transform(normalizeCode)),
  z
    .string()
    .check(
      z.minLength(1, {error: 'Please enter a code.'}),
      z.regex(DISCOUNT_CODE, {error: 'A code has 3 to 32 letters, digits and hyphens.'}),
    ),
)
