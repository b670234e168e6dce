import {
  addToCart,
  cartCount,
  cartTotal,
  isInCart,
  MAX_CART_ITEMS,
  removeFromCart,
  type Cart,
  type CartItem,
} from '@lectern/domain/cart'
import {createContext, use, useMemo, useSyncExternalStore, type ReactNode} from 'react'
import {toast} from '~/ui/feedback/toast'
import {createCartStore, EMPTY_CART} from './cart-store'

interface CartValue {
  /** in the order of adding; empty until hydrated */
  cart: readonly CartItem[]
  cartCount: number
  /** sum of the prices the learner saw, in cents */
  cartTotal: number
  has: (id: string) => boolean
  add: (item: CartItem) => void
  /** Removes items and shows one toast with Undo. */
  remove: (...ids: string[]) => void
  clear: () => void
  /** Adds items without a toast; those already in the cart stay unchanged. */
  putBack: (items: readonly CartItem[]) => void
  /** Removes paid items without a toast. */
  takePaid: (ids: readonly string[]) => void
  /** Replaces items by what the shop says of them now, by id; the others stay unchanged. */
  refresh: (items: ReadonlyMap<string, CartItem>) => void
}

const CartContext = createContext<CartValue | null>(null)

const store = createCartStore(() => localStorage)

/** Restores removed items at their former positions. */
function undo(before: readonly CartItem[]) {
  const left = store.get()
  const removed = before.filter((item) => !left.includes(item))
  return {
    label: 'Undo',
    onClick() {
      const next = [...store.get()]
      for (const item of removed) {
        if (isInCart(next, item.id)) continue
        next.splice(Math.min(before.indexOf(item), next.length), 0, item)
      }
      store.set(next)
    },
  }
}

const actions: Pick<CartValue, 'add' | 'remove' | 'clear' | 'putBack' | 'takePaid' | 'refresh'> = {
  add(item) {
    const cart = store.get()
    if (isInCart(cart, item.id)) {
      toast({title: 'Already in cart', description: `${item.title} is already in your cart`})
      return
    }
    if (cart.length >= MAX_CART_ITEMS) {
      toast({
        title: 'Your cart is full',
        description: `One payment is for at most ${MAX_CART_ITEMS} items. Please pay for those in your cart first.`,
        variant: 'destructive',
      })
      return
    }
    store.set(addToCart(cart, item))
    toast({
      title: 'Added to cart',
      description: `${item.title} has been added to your cart`,
      action: {label: 'Go to Cart', to: '/cart'},
    })
  },
  remove(...ids) {
    const cart = store.get()
    const removed = cart.filter(({id}) => ids.includes(id))
    if (removed.length === 0) return
    store.set(ids.reduce<Cart>(removeFromCart, cart))
    const noun = removed.some(({kind}) => kind === 'bundle') ? 'items' : 'courses'
    const what = removed.length === 1 ? `${removed[0]?.title} has` : `${removed.length} ${noun} have`
    toast({
      title: 'Removed from cart',
      description: `${what} been removed from your cart`,
      action: undo(cart),
    })
  },
  clear() {
    const cart = store.get()
    if (cart.length === 0) return
    store.set(EMPTY_CART)
    toast({
      title: 'Cart cleared',
      description: 'All items have been removed from your cart',
      action: undo(cart),
    })
  },
  putBack(items) {
    store.set(items.reduce<Cart>(addToCart, store.get()))
  },
  takePaid(ids) {
    store.set(ids.reduce<Cart>(removeFromCart, store.get()))
  },
  refresh(items) {
    store.set(store.get().map((item) => items.get(item.id) ?? item))
  },
}

export function CartProvider({children}: {children: ReactNode}) {
  const cart = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_CART)
  const value = useMemo<CartValue>(
    () => ({
      cart,
      cartCount: cartCount(cart),
      cartTotal: cartTotal(cart),
      has: (id) => isInCart(cart, id),
      ...actions,
    }),
    [cart],
  )
  return <CartContext value={value}>{children}</CartContext>
}

/** The cart and its actions. Throws outside a CartProvider. */
export function useCart(): CartValue {
  const value = use(CartContext)
  if (!value) throw new Error('useCart must be used within a CartProvider')
  return value
}
