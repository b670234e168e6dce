import type {CartItem} from '@lectern/domain/cart'

/** The key of local storage that holds the cart. */
export const CART_KEY = 'cart'

const text = (value: unknown, min: number, max: number) =>
  typeof value === 'string' && value.length >= min && value.length <= max

const count = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

/**
 * The shape of the domain's `cartItemSchema`, by hand: this runs on the first load of every page, where zod would cost
 * more than the whole cart. A property test holds the two together.
 */
function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Record<string, unknown>
  return (
    text(item.id, 1, 200) &&
    text(item.slug, 1, 200) &&
    text(item.title, 1, 300) &&
    text(item.image, 0, 2000) &&
    text(item.instructor, 0, 300) &&
    text(item.duration, 0, 40) &&
    count(item.lessons) &&
    count(item.priceCents) &&
    (item.originalPriceCents === undefined || count(item.originalPriceCents))
  )
}

/**
 * Reads a stored cart. What is not a cart item, and repetitions of a course, are left out and the good items kept;
 * `damaged` says that something was left out.
 */
export function readStoredCart(stored: string | null): {cart: readonly CartItem[]; damaged: boolean} {
  if (stored === null) return {cart: [], damaged: false}
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return {cart: [], damaged: true}
  }
  if (!Array.isArray(value)) return {cart: [], damaged: true}
  const cart: CartItem[] = []
  for (const entry of value as unknown[]) {
    if (isCartItem(entry) && !cart.some((item) => item.id === entry.id)) cart.push(entry)
  }
  return {cart, damaged: cart.length !== value.length}
}
