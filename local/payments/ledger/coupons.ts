import {invalidRequest} from '../api/failure.ts'
import type {CouponParameters} from '../api/coupon-parameters.ts'
import {newId} from './identifiers.ts'
import type {Coupon, LedgerTransaction, LineItem} from './tables.ts'
import {seconds} from './time.ts'

/** Makes a coupon. Throws StripeFailure when its id is taken. */
export function createCoupon(tx: LedgerTransaction, parameters: CouponParameters): Coupon {
  const id = parameters.id ?? newId.coupon()
  if (tx.get('coupons', id) !== undefined) {
    throw invalidRequest('Coupon already exists.', {code: 'resource_already_exists', param: 'id'})
  }
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: parameters.amount_off ?? null,
    created: seconds(),
    currency: parameters.currency ?? null,
    duration: parameters.duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: parameters.max_redemptions ?? null,
    metadata: parameters.metadata ?? {},
    name: parameters.name ?? null,
    percent_off: parameters.percent_off ?? null,
    redeem_by: parameters.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  }
  tx.put('coupons', id, coupon)
  return coupon
}

/** The coupon of a new session. Throws StripeFailure when it can't be used for it. */
export function usableCoupon(tx: LedgerTransaction, id: string, currency: string): Coupon {
  const param = 'discounts[0][coupon]'
  const coupon = tx.get('coupons', id)
  if (coupon === undefined) {
    throw invalidRequest(`No such coupon: '${id}'`, {code: 'resource_missing', param})
  }
  const {redeem_by: redeemBy, max_redemptions: most} = coupon
  const isOver = redeemBy !== null && redeemBy <= seconds()
  if (isOver || (most !== null && coupon.times_redeemed >= most)) {
    throw invalidRequest(`Coupon ${id} is no longer valid.`, {code: 'coupon_expired', param})
  }
  if (coupon.currency !== null && coupon.currency !== currency) {
    throw invalidRequest(
      `The coupon's currency (${coupon.currency}) does not match that of the line items (${currency}).`,
      {param},
    )
  }
  return coupon
}

/**
 * Takes a coupon off the lines, each in proportion to its amount. Stripe doesn't say how it rounds; here each line's part is
 * rounded down and the last line takes what is left, so that nobody relies on another way.
 */
export function discounted(items: LineItem[], coupon: Coupon): LineItem[] {
  const total = items.reduce((sum, item) => sum + item.amount_subtotal, 0)
  const off = Math.min(total, coupon.amount_off ?? Math.round((total * (coupon.percent_off ?? 0)) / 100))
  let left = off
  return items.map((item, index) => {
    const share = Math.floor((off * item.amount_subtotal) / Math.max(1, total))
    const amount = index === items.length - 1 ? left : share
    left -= amount
    return {...item, amount_discount: amount, amount_total: item.amount_subtotal - amount}
  })
}

/** Counts a coupon as redeemed, once its session is complete. */
export function redeem(tx: LedgerTransaction, id: string): void {
  const coupon = tx.get('coupons', id)
  if (coupon === undefined) return
  const times = coupon.times_redeemed + 1
  const valid = coupon.max_redemptions === null || times < coupon.max_redemptions
  tx.put('coupons', id, {...coupon, times_redeemed: times, valid})
}
