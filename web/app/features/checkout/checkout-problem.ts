import type {CartItem} from '@lectern/domain/cart'
import {CallFailure} from '~/lib/firebase/call-failure'

export interface PriceChange {
  title: string
  fromCents: number
  toCents: number
}

/** Why a cart cannot be paid, where the learner can do something about it. */
export type CheckoutProblem =
  /** courses that cannot be paid for: no longer sold, owned already, or waiting for a payment on its way */
  | {
      kind: 'unsellable'
      reason: 'unknown-course' | 'already-owned' | 'payment-in-progress'
      courseIds: readonly string[]
    }
  /** the shop charges something else for these courses than the learner saw */
  | {
      kind: 'price-changed'
      courseIds: readonly string[]
      totalCents: number
      /** which prices; empty while not known */
      changes: readonly PriceChange[]
    }

/** The problem behind an error; null where trying again is all one can do. */
export function checkoutProblem(error: unknown, cart: readonly CartItem[]): CheckoutProblem | null {
  if (!(error instanceof CallFailure)) return null
  const {reason, totalCents} = error
  if (reason === 'price-changed' && totalCents !== undefined) {
    return {kind: 'price-changed', courseIds: cart.map(({id}) => id), totalCents, changes: []}
  }
  if (reason === 'unknown-course' || reason === 'already-owned' || reason === 'payment-in-progress') {
    const courseIds = error.courseIds.filter((id) => cart.some((item) => item.id === id))
    if (courseIds.length > 0) return {kind: 'unsellable', reason, courseIds}
  }
  return null
}

/**
 * What is left of a problem as the cart changes: a new total holds for the very same courses, and what cannot be sold is a
 * problem until it has been taken out.
 */
export function standingProblem(problem: CheckoutProblem, cart: readonly CartItem[]): CheckoutProblem | null {
  const inCart = problem.courseIds.filter((id) => cart.some((item) => item.id === id))
  if (problem.kind === 'price-changed') {
    return inCart.length === cart.length && inCart.length === problem.courseIds.length ? problem : null
  }
  return inCart.length > 0 ? {...problem, courseIds: inCart} : null
}

/** Where the prices now (cents, by course id) differ from those in the cart. */
export function priceChanges(
  cart: readonly CartItem[],
  pricesCents: ReadonlyMap<string, number>,
): PriceChange[] {
  return cart.flatMap(({id, title, priceCents}) => {
    const toCents = pricesCents.get(id)
    return toCents === undefined || toCents === priceCents ? [] : [{title, fromCents: priceCents, toCents}]
  })
}

/** What is wrong with courses that cannot be paid for, for one and for several. */
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
