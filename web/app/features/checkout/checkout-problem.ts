import type {CartItem} from '@lectern/domain/cart'
import {DISCOUNT_REFUSALS} from '@lectern/domain/discount/discount'
import {CallFailure} from '~/lib/firebase/call-failure'

export interface PriceChange {
  title: string
  fromCents: number
  toCents: number
}

/** Why a cart can't be checked out, when the learner can resolve it. */
export type CheckoutProblem =
  /** courses that can't be bought: no longer sold, already owned, or with a payment in progress */
  | {
      kind: 'unsellable'
      reason: 'unknown-course' | 'already-owned' | 'payment-in-progress'
      courseIds: readonly string[]
    }
  /** the current price of these courses differs from the price the learner saw */
  | {
      kind: 'price-changed'
      courseIds: readonly string[]
      totalCents: number
      /** what the code takes off that; 0 without one */
      discountCents: number
      /** the code that the total is with */
      code: string | undefined
      /** the changed prices; empty until they are fetched */
      changes: readonly PriceChange[]
    }

/** Maps an error to a problem; null when retrying is all the learner can do. */
export function checkoutProblem(
  error: unknown,
  cart: readonly CartItem[],
  code?: string,
): CheckoutProblem | null {
  if (!(error instanceof CallFailure)) return null
  const {reason, totalCents, discountCents} = error
  if (reason === 'price-changed' && totalCents !== undefined) {
    return {
      kind: 'price-changed',
      courseIds: cart.map(({id}) => id),
      totalCents,
      discountCents,
      code,
      changes: [],
    }
  }
  if (reason === 'unknown-course' || reason === 'already-owned' || reason === 'payment-in-progress') {
    const courseIds = error.courseIds.filter((id) => cart.some((item) => item.id === id))
    if (courseIds.length > 0) return {kind: 'unsellable', reason, courseIds}
  }
  return null
}

/**
 * Updates a problem after a change of the cart: a new total applies only to exactly the same courses and code; unsellable
 * courses remain a problem until removed. Null when it is resolved.
 */
export function standingProblem(
  problem: CheckoutProblem,
  cart: readonly CartItem[],
  code?: string,
): CheckoutProblem | null {
  const inCart = problem.courseIds.filter((id) => cart.some((item) => item.id === id))
  if (problem.kind === 'price-changed') {
    const isSame = inCart.length === cart.length && inCart.length === problem.courseIds.length
    return isSame && problem.code === code ? problem : null
  }
  return inCart.length > 0 ? {...problem, courseIds: inCart} : null
}

/** The courses of the cart that cannot be bought for that reason; null when there are none. */
export function unsellable(
  reason: 'unknown-course' | 'already-owned',
  cart: readonly CartItem[],
  isUnsellable: (id: string) => boolean,
): CheckoutProblem | null {
  const courseIds = cart.flatMap(({id}) => (isUnsellable(id) ? [id] : []))
  return courseIds.length > 0 ? {kind: 'unsellable', reason, courseIds} : null
}

/** Whether the discount code was refused: the cart can be paid without it. */
export function isDiscountRefusal(error: unknown): boolean {
  return error instanceof CallFailure && DISCOUNT_REFUSALS.some((refusal) => refusal === error.reason)
}

/** The courses whose current price differs from the price in the cart; `sold` has them by id. */
export function priceChanges(
  cart: readonly CartItem[],
  sold: ReadonlyMap<string, Pick<CartItem, 'priceCents'>>,
): PriceChange[] {
  return cart.flatMap(({id, title, priceCents}) => {
    const toCents = sold.get(id)?.priceCents
    return toCents === undefined || toCents === priceCents ? [] : [{title, fromCents: priceCents, toCents}]
  })
}

/** Messages for courses that can't be bought, singular and plural. */
export const unsellableWords = {
  'unknown-course': {
    one: 'This course is no longer available:',
    several: 'These courses are no longer available:',
  },
  'already-owned': {
    one: 'You already own this course:',
    several: 'You already own these courses:',
  },
  'payment-in-progress': {
    one: 'A payment for this course is already on its way:',
    several: 'A payment for these courses is already on its way:',
  },
} as const
