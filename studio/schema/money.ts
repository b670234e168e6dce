import {formatCents, MINIMUM_CHARGE_CENTS} from '@lectern/domain/money'

/** Whether an amount in dollars has at most two decimals (19.9 and 19.99 do, 19.999 does not). */
function hasWholeCents(dollars: number): boolean {
  return Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
}

/** Validation of an optional amount in dollars: an error message about its decimals, or true. */
export function wholeCents(example: string): (dollars: number | undefined) => true | string {
  return (dollars) =>
    dollars === undefined || hasWholeCents(dollars) || `A price has at most two decimals, such as ${example}.`
}

/** Validation of an optional price in dollars: an error message where no card can be charged so little, or true. */
export function chargeable(dollars: number | undefined): true | string {
  return (
    dollars === undefined ||
    Math.round(dollars * 100) >= MINIMUM_CHARGE_CENTS ||
    `The price must be at least ${formatCents(MINIMUM_CHARGE_CENTS)}: no card can be charged less.`
  )
}

/** A price in dollars as formatted in the Studio's lists; undefined when there is none. */
export function priceWords(dollars: unknown): string | undefined {
  return typeof dollars === 'number' ? formatCents(Math.round(dollars * 100)) : undefined
}
