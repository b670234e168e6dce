import * as z from 'zod/mini'
import {contract, documentId} from '../contracts.ts'
import {formatCents} from '../money.ts'
import {DISCOUNT_KINDS} from './discount.ts'
import {discountCode} from './discount-code-schema.ts'

/** More than any shop sells, and safe to count. */
const MAX_USES = 1_000_000
const MAX_AMOUNT_CENTS = 10_000_00

const ABOVE_ZERO = 'Please enter a whole number above 0.'
const uses = z.nullable(
  z.int({error: ABOVE_ZERO}).check(
    z.positive({error: ABOVE_ZERO}),
    z.maximum(MAX_USES, {
      error: `At most ${MAX_USES.toLocaleString('en-US')}; leave it empty for any number.`,
    }),
  ),
)
const NO_TIME = 'Please enter a date and a time before 2100.'
/** ms since the epoch */
const time = z.nullable(
  z.int({error: NO_TIME}).check(z.positive({error: NO_TIME}), z.maximum(Date.UTC(2100, 0), {error: NO_TIME})),
)

/** Tells a learner what a code takes off, if they can use it now. What it comes to depends on the cart: `applyDiscount`. */
export const checkDiscount = contract({
  name: 'checkDiscount',
  audience: 'signed-in',
  input: z.object({code: discountCode}),
  output: z.object({
    code: z.string(),
    kind: z.enum(DISCOUNT_KINDS),
    value: z.int(),
    courseId: z.nullable(z.string()),
    /** the title of its only course; null where it is for all */
    courseTitle: z.nullable(z.string()),
  }),
  reasons: [
    'unknown-code',
    'code-not-started',
    'code-ended',
    'code-used-up',
    'code-used',
    'code-needs-verified-email',
    'code-held',
  ] as const,
})

/** Makes a discount code, for staff. What it takes off never changes afterwards. */
export const createDiscount = contract({
  name: 'createDiscount',
  audience: 'staff',
  input: z
    .object({
      code: discountCode,
      kind: z.enum(DISCOUNT_KINDS),
      /** whole per cent, or cents */
      value: z
        .int({error: 'Please enter a number above 0: whole per cent, or dollars and cents.'})
        .check(
          z.positive({error: 'Please enter a number above 0.'}),
          z.maximum(MAX_AMOUNT_CENTS, {error: `At most ${formatCents(MAX_AMOUNT_CENTS)}.`}),
        ),
      courseId: z.nullable(documentId),
      startsAt: time,
      endsAt: time,
      maxUses: uses,
      maxUsesPerPerson: uses,
    })
    .check(
      z.refine(({kind, value}) => kind === 'amount' || value <= 100, {
        error: 'A percentage is at most 100.',
        path: ['value'],
      }),
      z.refine(({startsAt, endsAt}) => startsAt === null || endsAt === null || startsAt < endsAt, {
        error: 'It must end after it starts.',
        path: ['endsAt'],
      }),
    ),
  output: z.object({code: z.string()}),
  reasons: ['code-exists', 'unknown-course'] as const,
})

/** Ends a discount code, for staff: nobody can use it from then on. Orders that wait to be paid keep their discount. */
export const endDiscount = contract({
  name: 'endDiscount',
  audience: 'staff',
  input: z.object({code: discountCode}),
  output: z.object({}),
  reasons: ['unknown-code', 'code-ended'] as const,
})
