import {MAX_CART_ITEMS, type CartItem} from '@lectern/domain/cart'
import {DISCOUNT_REFUSALS} from '@lectern/domain/discount/discount'
import {repeatedLines} from '@lectern/domain/order'
import {CallFailure} from '~/lib/firebase/call-failure'

export interface PriceChange {
  title: string
  fromCents: number
  toCents: number
}

/**
 * Why items of a cart can't be bought: no longer sold, already owned, with a payment in progress, or given by other items as well. Of a
 * bundle all courses are owned, or any is being paid for.
 */
const UNSELLABLE = ['unknown-course', 'already-owned', 'payment-in-progress', 'duplicate-course'] as const
type Unsellable = (typeof UNSELLABLE)[number]

/** Why a cart can't be checked out, when the learner can resolve it. */
export type CheckoutProblem =
  | {
      kind: 'unsellable'
      reason: Unsellable
      /** ids of items of the cart */
      ids: readonly string[]
    }
  /** the current price of these items differs from the price the learner saw */
  | {
      kind: 'price-changed'
      ids: readonly string[]
      totalCents: number
      /** what the code takes off that; 0 without one */
      discountCents: number
      /** the code that the total is with */
      code: string | undefined
      /** the changed prices; empty until they are fetched */
      changes: readonly PriceChange[]
      /** the courses that bundles of the cart have lost since the learner saw them */
      lostIds: readonly string[]
      /** what is said of these; empty until it is known what they are called */
      lost: readonly string[]
    }

/** The cart has so many items more than can be paid for at once. */
export interface TooManyItems {
  kind: 'too-many'
  count: number
}

/** Whether a cart has too many items for one payment; null when it has not. */
export function tooManyItems(cart: readonly CartItem[]): TooManyItems | null {
  const count = cart.length - MAX_CART_ITEMS
  return count > 0 ? {kind: 'too-many', count} : null
}

/** Maps an error to a problem; null when retrying is all the learner can do. */
export function checkoutProblem(
  error: unknown,
  cart: readonly CartItem[],
  code?: string,
): CheckoutProblem | null {
  if (!(error instanceof CallFailure)) return null
  const {totalCents, discountCents} = error
  if (error.reason === 'price-changed' && totalCents !== undefined) {
    return {
      kind: 'price-changed',
      ids: cart.map(({id}) => id),
      totalCents,
      discountCents,
      code,
      changes: [],
      lostIds: error.documentIds,
      lost: [],
    }
  }
  const reason = UNSELLABLE.find((known) => known === error.reason)
  return reason ? unsellable(reason, cart, ({id}) => error.documentIds.includes(id)) : null
}

/**
 * Updates a problem after a change of the cart: a new total applies only to exactly the same items and code; unsellable
 * items remain a problem until removed. Null when it is resolved.
 */
export function standingProblem(
  problem: CheckoutProblem,
  cart: readonly CartItem[],
  code?: string,
): CheckoutProblem | null {
  const inCart = problem.ids.filter((id) => cart.some((item) => item.id === id))
  if (problem.kind === 'price-changed') {
    const isSame = inCart.length === cart.length && inCart.length === problem.ids.length
    return isSame && problem.code === code ? problem : null
  }
  return inCart.length > 0 ? {...problem, ids: inCart} : null
}

/** The items of the cart that cannot be bought for that reason; null when there are none. */
export function unsellable(
  reason: Unsellable,
  cart: readonly CartItem[],
  isUnsellable: (item: CartItem) => boolean,
): CheckoutProblem | null {
  const ids = cart.flatMap((item) => (isUnsellable(item) ? [item.id] : []))
  return ids.length > 0 ? {kind: 'unsellable', reason, ids} : null
}

/** The courses that an item gives. */
export function coursesOfItem(item: CartItem): readonly {id: string; title: string}[] {
  return item.kind === 'bundle' ? item.courses : [item]
}

/**
 * The courses of which a bundle is in the cart as well; without any, the first bundle of which the rest of the cart gives every
 * course: without it another may be needed. The function that opens the checkout refuses the same carts.
 */
export function givenTwice(cart: readonly CartItem[]): readonly CartItem[] {
  const lines = cart.map((item) => ({item, courseIds: coursesOfItem(item).map(({id}) => id)}))
  const twice = repeatedLines(lines).map(({item}) => item)
  const courses = twice.filter(({kind}) => kind !== 'bundle')
  return courses.length > 0 ? courses : twice.slice(0, 1)
}

/** Whether a problem keeps the learner from paying until the items are out of the cart: their payment would be refused. */
export function preventsPayment(problem: CheckoutProblem | TooManyItems | null): boolean {
  if (problem?.kind === 'too-many') return true
  return (
    problem?.kind === 'unsellable' &&
    (problem.reason === 'already-owned' || problem.reason === 'duplicate-course')
  )
}

/** Whether the discount code was refused: the cart can be paid without it. */
export function isDiscountRefusal(error: unknown): boolean {
  return error instanceof CallFailure && DISCOUNT_REFUSALS.some((refusal) => refusal === error.reason)
}

/** The items whose current price differs from the price in the cart; `sold` has them by id. */
export function priceChanges(
  cart: readonly CartItem[],
  sold: ReadonlyMap<string, Pick<CartItem, 'priceCents'>>,
): PriceChange[] {
  return cart.flatMap(({id, title, priceCents}) => {
    const toCents = sold.get(id)?.priceCents
    return toCents === undefined || toCents === priceCents ? [] : [{title, fromCents: priceCents, toCents}]
  })
}

/** What is said of items that can't be bought: of one, of several courses, of several bundles, and of both. */
export function unsellableWords(reason: Unsellable, items: readonly CartItem[]): string {
  const bundles = items.filter(({kind}) => kind === 'bundle').length
  const kind = bundles === 0 ? 'course' : bundles === items.length ? 'bundle' : 'item'
  const these = items.length === 1 ? `this ${kind}` : `these ${kind}s`
  const all = kind === 'course' ? these : `all courses of ${these}`
  const are = items.length === 1 ? 'is' : 'are'
  switch (reason) {
    case 'unknown-course':
      return `${these.replace('t', 'T')} ${are} no longer available:`
    case 'already-owned':
      return `You already own ${all}:`
    case 'payment-in-progress':
      return `A payment for ${kind === 'course' ? these : `a course of ${these}`} is already on its way:`
    case 'duplicate-course':
      return kind === 'course'
        ? `${these.replace('t', 'T')} ${are} in a bundle of your cart as well:`
        : `The rest of your cart has ${all}:`
  }
}
