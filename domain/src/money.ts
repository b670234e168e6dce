/**
 * Money is an integer number of US cents everywhere in code. Editors write dollars; {@link centsFromDollars} is the
 * only place where one becomes the other.
 */
export const CURRENCY = 'usd'

/** Stripe's smallest charge in US dollars (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const MINIMUM_CHARGE_CENTS = 50

/**
 * Dollars as an editor writes them (59.99) to integer cents (5999): times 100, rounded half up.
 * @throws RangeError when the amount is negative, not finite or too large to be an exact integer of cents
 */
export function centsFromDollars(dollars: number): number {
  // 1.005 * 100 is 100.49999… in binary: the epsilon makes it round as the decimal that was typed.
  const cents = Math.round(dollars * 100 * (1 + Number.EPSILON))
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount of money: ${dollars}`)
  return cents
}

/** The sum of amounts in cents. */
export function sumCents(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'})

/** Integer cents as the shop writes prices: `$1,234.50`. */
export function formatCents(cents: number): string {
  return usd.format(cents / 100)
}

/**
 * The offer's discount in whole per cent: round((original - price) / original * 100).
 * 0 if the original price is not higher.
 */
export function discountPercent(priceCents: number, originalPriceCents: number | null | undefined): number {
  if (!originalPriceCents || originalPriceCents <= priceCents) return 0
  return Math.round(((originalPriceCents - priceCents) / originalPriceCents) * 100)
}
