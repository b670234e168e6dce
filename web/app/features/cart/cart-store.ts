import {CART_STORAGE_KEY, parseCart, type CartItem} from '@lectern/domain/cart'

/** The storage of the cart: localStorage, or a substitute in tests. */
type CartStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The cart on the server and during hydration. */
export const EMPTY_CART: readonly CartItem[] = []

export interface CartStore {
  get: () => readonly CartItem[]
  set: (cart: readonly CartItem[]) => void
  /** Calls back on every change, including those made in another tab; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
}

/**
 * The cart of this browser: read from local storage on first use, saved on every change, and re-read when another tab
 * saves. Without storage the cart lasts until the page is reloaded.
 */
export function createCartStore(storage: () => CartStorage): CartStore {
  let cart: readonly CartItem[] | undefined
  const listeners = new Set<() => void>()

  const load = () => {
    try {
      const stored = parseCart(storage().getItem(CART_STORAGE_KEY))
      if (stored.damaged) console.error('The stored cart was damaged; what could be read of it is kept.')
      return stored.cart.length === 0 ? EMPTY_CART : stored.cart
    } catch (error) {
      console.error('The stored cart could not be read.', error)
      return EMPTY_CART
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** `key` is null when the other tab cleared the whole storage. */
  const onStorage = ({key}: StorageEvent) => {
    if (key !== CART_STORAGE_KEY && key !== null) return
    cart = load()
    tell()
  }

  return {
    get: () => (cart ??= load()),
    set(next) {
      if (next === cart) return
      cart = next
      try {
        storage().setItem(CART_STORAGE_KEY, JSON.stringify(next))
      } catch (error) {
        console.error('The cart could not be saved.', error)
      }
      tell()
    },
    subscribe(onChange) {
      if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', onStorage)
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0 && typeof window !== 'undefined') {
          window.removeEventListener('storage', onStorage)
          cart = undefined
        }
      }
    },
  }
}
