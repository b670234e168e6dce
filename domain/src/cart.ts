import {sumCents} from './money.ts'

/** Local storage key of the cart. */
export const CART_STORAGE_KEY = 'cart'
/** And of the courses that are saved for later. */
export const SAVED_STORAGE_KEY = 'saved-courses'
/** Local storage key of the discount code that was entered, or that a link has brought. */
export const DISCOUNT_STORAGE_KEY = 'discount-code'

/** Maximum number of items per checkout; a larger cart is a mistake or an attack. */
export const MAX_CART_ITEMS = 50

/**
 * What all items of the cart have: all that the cart page shows without a request. The price is the one the learner saw; it
 * isn't binding.
 */
interface Item {
  /** the document's id in Sanity: stable, also used by orders and enrollments */
  id: string
  slug: string
  title: string
  /** URL of the cover, or empty when there is none */
  image: string
  priceCents: number
  originalPriceCents?: number | undefined
}

/** A course in the cart. */
export interface CourseItem extends Item {
  kind?: undefined
  instructor: string
  lessons: number
  /** formatted: '12h 30m' */
  duration: string
}

/** A bundle in the cart; its original price is the sum of the prices of its courses. */
export interface BundleItem extends Item {
  kind: 'bundle'
  courses: readonly {id: string; title: string}[]
}

export type CartItem = CourseItem | BundleItem

function isText(value: unknown, min: number, max: number): boolean {
  return typeof value === 'string' && value.length >= min && value.length <= max
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

type Fields = Partial<Record<keyof CourseItem | keyof BundleItem, unknown>>

/** Whether a value has the id and the title of a document. */
function isNamed(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false
  const {id, title}: Fields = value
  return isText(id, 1, 200) && isText(title, 1, 300)
}

/** Written without zod: it runs on the first load of every page, where the library's size would count. */
function isCartItem(value: unknown): value is CartItem {
  return (
    isNamed(value) &&
    isText(value.slug, 1, 200) &&
    isText(value.image, 0, 2000) &&
    isCount(value.priceCents) &&
    (value.originalPriceCents === undefined || isCount(value.originalPriceCents)) &&
    (value.kind === 'bundle'
      ? Array.isArray(value.courses) && value.courses.every(isNamed)
      : value.kind === undefined &&
        isText(value.instructor, 0, 300) &&
        isText(value.duration, 0, 40) &&
        isCount(value.lessons))
  )
}

/** The items in the order of adding, each at most once; there are no quantities. */
export type Cart = readonly CartItem[]

/** The number of items, for the header's badge. */
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

/** Appends the item; returns the same array when it is already in the cart. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  return isInCart(cart, item.id) ? cart : [...cart, item]
}

/** Removes the item; returns the same array when it isn't in the cart. */
export function removeFromCart(cart: Cart, id: string): Cart {
  return isInCart(cart, id) ? cart.filter((item) => item.id !== id) : cart
}

/**
 * Parses a stored cart. Text that isn't a cart gives `{cart: [], damaged: true}`; invalid items and duplicates are
 * dropped and the rest is kept.
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
  for (const entry of value as unknown[]) {
    if (isCartItem(entry) && !isInCart(cart, entry.id)) cart.push(entry)
  }
  return {cart, damaged: cart.length !== value.length}
}
