/**
 * Money is an integer number of US cents everywhere in code. Editors enter dollars; {@link centsFromDollars} is the
 * only conversion.
 */
export const CURRENCY = 'usd'

/** Stripe's smallest charge in US dollars (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const MINIMUM_CHARGE_CENTS = 50

/**
 * Converts dollars as editors enter them (59.99) to integer cents (5999): times 100, rounded half up.
 * @throws RangeError when the amount is negative, not finite or too large to be an exact integer of cents
 */
export function centsFromDollars(dollars: number): number {
  // 1.005 * 100 is 100.49999… in binary: the epsilon makes it round like the decimal that was entered.
  const cents = Math.round(dollars * 100 * (1 + Number.EPSILON))
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount of money: ${dollars}`)
  return cents
}

/** The sum of amounts in cents. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'})

/** Formats integer cents as a price: `$1,234.50`. */
export function formatCents(cents: number): string {
  return usd.format(cents / 100)
}

/** The cents of an amount in dollars as somebody types it: `59.99`, `$1,234.50`; null for what is none. */
export function centsFromTyped(typed: string): number | null {
  const text = typed.replaceAll(/[\s$]/g, '')
  if (!/^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(text)) return null
  return centsFromDollars(Number(text.replaceAll(',', '')))
}

/**
 * The discount in whole per cent: round((original - price) / original * 100).
 * 0 if the original price is not higher.
 */
export function discountPercent(priceCents: number, originalPriceCents: number | null | undefined): number {
  if (!originalPriceCents || originalPriceCents <= priceCents) return 0
  return Math.round(((originalPriceCents - priceCents) / originalPriceCents) * 100)
}
