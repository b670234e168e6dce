import {applyDiscount, DISCOUNT_CODE} from '@lectern/domain/discount/discount'
import type {OrderDiscount} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {AppError} from '../app-error.ts'
import {discountCodes, type DiscountCode} from './discount-code.ts'

/**
 * A code as it is stored, whether or not it can be used now.
 * @throws AppError `unknown-code`
 */
export async function readDiscountCode(code: string): Promise<DiscountCode> {
  const stored = DISCOUNT_CODE.test(code) ? (await discountCodes().doc(code).get()).data() : undefined
  if (!stored) throw new AppError('unknown-code')
  return stored
}

/** A cart at its prices, with the shares of its discount. */
export interface PricedCart {
  items: OrderLine[]
  /** absent without a code */
  discount?: OrderDiscount
}

/**
 * Applies a code to priced items: each gets its share. Whether the code can be used now is decided when it is reserved.
 * @throws AppError `unknown-code`, `code-not-for-cart` or `code-too-large`
 */
export async function priceDiscount(items: OrderLine[], code: string | undefined): Promise<PricedCart> {
  if (code === undefined) return {items}
  const priced = items.map(({id, priceCents}) => ({courseId: id, priceCents}))
  const {refusal, discountCents, shares} = applyDiscount(await readDiscountCode(code), priced)
  if (refusal !== null) throw new AppError(refusal)
  return {
    items: items.map((item, index) => ({...item, discountCents: shares[index] ?? 0})),
    discount: {code, discountCents},
  }
}
