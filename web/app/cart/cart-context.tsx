import type {CartItem} from '@lectern/domain/cart'
import {createContext, use, useMemo, useSyncExternalStore, type ReactNode} from 'react'
import {toast} from '~/ui/toast'
import {createCartStore, EMPTY_CART} from './cart-store'

interface CartValue {
  /** in the order of adding; empty until the page has been hydrated */
  cart: readonly CartItem[]
  cartCount: number
  /** the sum of the prices the learner saw, in cents */
  cartTotal: number
  has: (id: string) => boolean
  add: (item: CartItem) => void
  remove: (id: string) => void
  clear: (options?: {silent?: boolean}) => void
  /** Puts what the shop charges now in place of what the learner saw. */
  reprice: (pricesCents: ReadonlyMap<string, number>) => void
}

const CartContext = createContext<CartValue | null>(null)

const store = createCartStore(() => localStorage)

/** Puts items back where they were, unless they came back by themselves meanwhile. */
function restore(before: readonly CartItem[], ids: readonly string[]) {
  const now = store.get()
  const missing = (id: string) => ids.includes(id) && !now.some((item) => item.id === id)
  const next = [...now]
  before.forEach((item, index) => {
    if (missing(item.id)) next.splice(Math.min(index, next.length), 0, item)
  })
  store.set(next)
}

const actions: Pick<CartValue, 'add' | 'remove' | 'clear' | 'reprice'> = {
  add(item) {
    const cart = store.get()
    if (cart.some(({id}) => id === item.id)) {
      toast({title: 'Already in cart', description: `${item.title} is already in your cart`})
      return
    }
    store.set([...cart, item])
    toast({title: 'Added to cart', description: `${item.title} has been added to your cart`})
  },
  remove(id) {
    const cart = store.get()
    const item = cart.find((item) => item.id === id)
    if (!item) return
    store.set(cart.filter((item) => item.id !== id))
    toast({
      title: 'Removed from cart',
      description: `${item.title} has been removed from your cart`,
      action: {label: 'Undo', onClick: () => restore(cart, [id])},
    })
  },
  clear({silent = false} = {}) {
    const cart = store.get()
    if (cart.length === 0) return
    store.set(EMPTY_CART)
    if (silent) return
    toast({
      title: 'Cart cleared',
      description: 'All items have been removed from your cart',
      action: {
        label: 'Undo',
        onClick: () =>
          restore(
            cart,
            cart.map((item) => item.id),
          ),
      },
    })
  },
  reprice(pricesCents) {
    store.set(
      store.get().map((item) => {
        const priceCents = pricesCents.get(item.id)
        return priceCents === undefined ? item : {...item, priceCents}
      }),
    )
  },
}

export function CartProvider({children}: {children: ReactNode}) {
  const cart = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CART)
  const value = useMemo<CartValue>(
    () => ({
      cart,
      cartCount: cart.length,
      cartTotal: cart.reduce((total, item) => total + item.priceCents, 0),
      has: (id) => cart.some((item) => item.id === id),
      ...actions,
    }),
    [cart],
  )
  return <CartContext value={value}>{children}</CartContext>
}

/** The cart and what one can do with it. Throws outside a CartProvider. */
export function useCart(): CartValue {
  const value = use(CartContext)
  if (!value) throw new Error('useCart must be used within a CartProvider')
  return value
}
