import type Stripe from 'stripe'
import * as z from 'zod/mini'
import {invalidRequest} from './failure.ts'
import type {Form} from './form.ts'
import {currency, expand, integer, metadata, readParameters, text} from './parameters.ts'

const percentage = z.pipe(
  z.string().check(
    z.refine(
      (value: string) => /^\d{1,3}(\.\d{1,4})?$/.test(value) && Number(value) > 0 && Number(value) <= 100,
      {
        error: 'Invalid percent_off: must be above 0 and at most 100.',
      },
    ),
  ),
  z.transform(Number),
)

const couponParameters = z.strictObject({
  id: z.optional(text()),
  name: z.optional(text(40)),
  amount_off: z.optional(integer(1)),
  currency: z.optional(currency),
  percent_off: z.optional(percentage),
  // A repeating coupon is for subscriptions.
  duration: z._default(z.enum(['once', 'forever']), 'once'),
  max_redemptions: z.optional(integer(1)),
  redeem_by: z.optional(integer(1)),
  metadata: z.optional(metadata),
  expand,
} satisfies {[K in keyof Stripe.CouponCreateParams]?: z.ZodMiniType})

export type CouponParameters = z.output<typeof couponParameters>

/** Reads the parameters of a new coupon, or throws what Stripe would answer. */
export function readCouponParameters(form: Form): CouponParameters {
  const parameters = readParameters(couponParameters, form)
  const {amount_off: amount, percent_off: percent, currency} = parameters
  if ((amount === undefined) === (percent === undefined)) {
    throw invalidRequest('You must pass either percent_off or amount_off, and not both.')
  }
  if (amount !== undefined && currency === undefined) {
    throw invalidRequest('You must pass currency when passing amount_off', {
      code: 'parameter_missing',
      param: 'currency',
    })
  }
  return parameters
}
