import * as z from 'zod/mini'
import {sumCents} from './money.ts'

/** The key of local storage that holds the cart. */
export const CART_STORAGE_KEY = 'cart'

/** As many courses as one checkout takes; a cart beyond it is a mistake or an attack. */
export const MAX_CART_ITEMS = 50

const cents = z.int().check(z.nonnegative())

/** One course in the cart: what the cart page shows without asking anyone. The price is only what the learner saw. */
export const cartItemSchema = z.object({
  /** the course's document id in Sanity: stable, and what orders and enrollments carry */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  slug: z.string().check(z.minLength(1), z.maxLength(200)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  /** address of the cover, or empty when the course has none */
  image: z.string().check(z.maxLength(2000)),
  instructor: z.string().check(z.maxLength(300)),
  lessons: z.int().check(z.nonnegative()),
  /** as shown: '12h 30m' */
  duration: z.string().check(z.maxLength(40)),
  priceCents: cents,
  originalPriceCents: z.optional(cents),
})
export type CartItem = z.infer<typeof cartItemSchema>

/** A cart is a list in the order of adding, each course at most once; there are no quantities. */
export type Cart = readonly CartItem[]

/** The course count for the header's badge. */
export function cartCount(cart: Cart): number {
  return cart.length
}

/** The sum of the prices the learner saw, in cents. */
export function cartTotal(cart: Cart): number {
  return sumCents(cart.map((item) => item.priceCents))
}

export function isInCart(cart: Cart, id: string): boolean {
  return cart.some((item) => item.id === id)
}

/** Appends the item; a course already in the cart leaves the cart as it was (the same array). */
export function addToCart(cart: Cart, item: CartItem): Cart {
  return isInCart(cart, item.id) ? cart : [...cart, item]
}

/** Takes the course out; a course that is not there leaves the cart as it was (the same array). */
export function removeFromCart(cart: Cart, id: string): Cart {
  return isInCart(cart, id) ? cart.filter((item) => item.id !== id) : cart
}

/**
 * Reads a stored cart. Text that is not a cart gives `{cart: [], damaged: true}`; single items that do not parse, and
 * repetitions of a course, are dropped and the rest is kept, so that one bad entry never costs a learner the others.
 */
export function parseCart(stored: string | null): {cart: CartItem[]; damaged: boolean} {
  if (stored === null) return {cart: [], damaged: false}
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return {cart: [], damaged: true}
  }
  if (!Array.isArray(value)) return {cart: [], damaged: true}
  const cart: CartItem[] = []
  for (const entry of value) {
    const parsed = cartItemSchema.safeParse(entry)
    if (parsed.success && !isInCart(cart, parsed.data.id)) cart.push(parsed.data)
  }
  return {cart, damaged: cart.length !== value.length}
}
