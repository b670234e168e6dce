import {MINIMUM_CHARGE_CENTS, sumCents} from '../money.ts'

/** A code as it is stored: capital letters, digits and hyphens. It is also the id of its document. */
export const DISCOUNT_CODE = /^[A-Z0-9](?:[A-Z0-9-]{1,30})[A-Z0-9]$/

/** A code as it is stored, from what somebody typed: without spaces, in capitals. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/\s/gu, '').toUpperCase()
}

export const DISCOUNT_KINDS = ['percentage', 'amount'] as const
type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** What a code takes off. */
export interface DiscountTerms {
  kind: DiscountKind
  /** whole per cent (1 to 100), or cents */
  value: number
  /** the only course that it is for; null for all */
  courseId: string | null
}

/** When and how often a code can be used. Times in ms since the epoch. */
export interface DiscountLimits {
  /** null: from when it is made */
  startsAt: number | null
  /** the first moment at which it can no longer be used; null: never */
  endsAt: number | null
  /** when staff ended it; null while they have not */
  endedAt: number | null
  /** null: any number */
  maxUses: number | null
  /** null: any number */
  maxUsesPerPerson: number | null
}

/** Why a code cannot be used: by itself, or for this cart. */
export const DISCOUNT_REFUSALS = [
  'unknown-code',
  'code-not-started',
  'code-ended',
  /** as often in all as it may be */
  'code-used-up',
  /** as often by this person as it may be */
  'code-used',
  /** it can be used a limited number of times, by those whose email address is verified */
  'code-needs-verified-email',
  /** it can be used a limited number of times, and the person holds it in another order that waits to be paid */
  'code-held',
  /** its course is not in the cart */
  'code-not-for-cart',
  /** less would be left to pay than the payment service takes */
  'code-too-large',
] as const
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number]

/** Orders that were paid with a code, and those that wait to be. */
interface DiscountUses {
  inAll: number
  byPerson: number
}

/** Why a code cannot be used now, whatever is in the cart; null when it can. */
export function findLimitReached(
  limits: DiscountLimits,
  {inAll, byPerson}: DiscountUses,
  now: number,
): DiscountRefusal | null {
  const {startsAt, endsAt, endedAt, maxUses, maxUsesPerPerson} = limits
  if (endedAt !== null || (endsAt !== null && now >= endsAt)) return 'code-ended'
  if (startsAt !== null && now < startsAt) return 'code-not-started'
  if (maxUsesPerPerson !== null && byPerson >= maxUsesPerPerson) return 'code-used'
  if (maxUses !== null && inAll >= maxUses) return 'code-used-up'
  return null
}

interface PricedItem {
  courseId: string
  priceCents: number
}

/** What a code takes off a cart, in all and for each item, in the order of the items; or why it cannot be used for it. */
type AppliedDiscount =
  | {refusal: null; discountCents: number; shares: number[]}
  | {refusal: DiscountRefusal; discountCents: 0; shares: readonly number[]}

/**
 * Applies a code to a cart. The cart page and the function that prices the order both call it, so they agree to the cent.
 * At least Stripe's smallest charge is left to pay; otherwise the code is refused, and takes nothing off.
 */
export function applyDiscount(
  {kind, value, courseId}: DiscountTerms,
  items: readonly PricedItem[],
): AppliedDiscount {
  const eligible = items.map((item) =>
    courseId === null || item.courseId === courseId ? item.priceCents : 0,
  )
  const eligibleCents = sumCents(eligible)
  if (eligibleCents === 0) return refused('code-not-for-cart')
  const wanted = kind === 'percentage' ? Math.max(1, Math.round((eligibleCents * value) / 100)) : value
  const discountCents = Math.min(wanted, eligibleCents)
  const totalCents = sumCents(items.map(({priceCents}) => priceCents)) - discountCents
  if (totalCents < MINIMUM_CHARGE_CENTS) return refused('code-too-large')
  return {refusal: null, discountCents, shares: splitByLargestRemainder(discountCents, eligible)}
}

function refused(refusal: DiscountRefusal): AppliedDiscount {
  return {refusal, discountCents: 0, shares: []}
}

/**
 * Splits an amount in proportion to weights, in whole cents that add up to it: each share is rounded down, and the cents that
 * are left go to the largest remainders, of equal ones to the first.
 * @param weights with a sum above 0; amount times weight must be a safe integer
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const total = sumCents(weights)
  const parts = weights.map((weight, index) => {
    const remainder = (amount * weight) % total
    return {index, remainder, share: (amount * weight - remainder) / total}
  })
  const left = amount - sumCents(parts.map(({share}) => share))
  const largest = parts.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left)
  const rounded = new Set(largest.map(({index}) => index))
  return parts.map(({index, share}) => (rounded.has(index) ? share + 1 : share))
}
