import type {OrderDiscount} from '@lectern/domain/order'
import type {Stripe} from 'stripe'
import {hasStripeCode} from '../services/stripe.ts'

/**
 * The id of the coupon that takes a discount off a session: one for each code and amount. It is always an amount, so that what
 * Stripe takes off is what the order says, to the cent, however Stripe would round a percentage.
 */
export function couponId({code, discountCents}: OrderDiscount): string {
  return `${code}-${discountCents}`
}

/** Makes a discount's coupon at Stripe, unless it is there. */
export async function ensureCoupon(client: Stripe, discount: OrderDiscount, currency: string): Promise<void> {
  const {code, discountCents} = discount
  try {
    await client.coupons.create({
      id: couponId(discount),
      name: code,
      amount_off: discountCents,
      currency,
      duration: 'once',
      metadata: {code},
    })
  } catch (error) {
    if (!hasStripeCode(error, 'resource_already_exists')) throw error
  }
}
