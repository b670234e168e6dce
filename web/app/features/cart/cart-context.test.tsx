import {MAX_CART_ITEMS, type CartItem} from '@lectern/domain/cart'
import {renderToString} from 'react-dom/server'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {currentToasts, dismissToast} from '~/ui/feedback/toast'
import {CartProvider, useCart} from './cart-context'

const item = (id: string, title: string, priceCents: number): CartItem => ({
  id,
  slug: id,
  title,
  image: '',
  instructor: '',
  lessons: 1,
  duration: '1h',
  priceCents,
})
const seo = item('a', 'SEO That Lasts', 5999)
const python = item('b', 'Python for Everyday Work', 8999)

function Probe({onCart}: {onCart: (cart: ReturnType<typeof useCart>) => void}) {
  onCart(useCart())
  return null
}

/** The cart's actions from a rendered provider; `stored` reads what local storage holds. */
function openCart() {
  const seen: ReturnType<typeof useCart>[] = []
  renderToString(
    <CartProvider>
      <Probe onCart={(cart) => seen.push(cart)} />
    </CartProvider>,
  )
  const [cart] = seen
  if (!cart) throw new Error('The cart was not rendered.')
  return {...cart, stored: () => JSON.parse(localStorage.getItem('cart') ?? '[]') as CartItem[]}
}

/** The title and description of the newest toast. */
/** What the Undo of the last toast does when it is pressed. */
function undoOfLastToast(): () => void {
  const action = currentToasts().at(-1)?.action
  if (!action || !('onClick' in action)) throw new Error('The last toast has no Undo')
  return action.onClick
}

function lastToast() {
  const {title, description, variant} = currentToasts().at(-1)!
  return {title, description, variant}
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  openCart().clear()
  for (const {id} of currentToasts()) dismissToast(id)
})

describe('the cart', () => {
  test('refuses to be used outside its provider', {tags: ['S8.04.13']}, () => {
    function Lost() {
      useCart()
      return null
    }
    expect(() => renderToString(<Lost />)).toThrow('useCart must be used within a CartProvider')
  })

  test('is empty in what the server renders', () => {
    openCart().add(seo)
    const {cart, cartCount, cartTotal} = openCart()
    expect({cart, cartCount, cartTotal}).toEqual({cart: [], cartCount: 0, cartTotal: 0})
  })

  test('appends a course, and says so', {tags: ['S4.01.06', 'S8.01.01', 'S8.01.03']}, () => {
    const cart = openCart()
    cart.add(seo)
    cart.add(python)
    expect(cart.stored()).toEqual([seo, python])
    expect(lastToast()).toEqual({
      title: 'Added to cart',
      description: 'Python for Everyday Work has been added to your cart',
      variant: undefined,
    })
  })

  test(
    'takes a course once',
    {tags: ['S3.04.02', 'S4.01.04', 'S4.01.05', 'S5.01.01', 'S8.01.01', 'S8.01.02']},
    () => {
      const cart = openCart()
      cart.add(seo)
      cart.add({...seo, priceCents: 1})
      expect(cart.stored()).toEqual([seo])
      expect(lastToast()).toEqual({
        title: 'Already in cart',
        description: 'SEO That Lasts is already in your cart',
        variant: undefined,
      })
    },
  )

  test('takes no more than can be paid for at once, and says so', () => {
    const cart = openCart()
    const items = Array.from({length: MAX_CART_ITEMS}, (_, index) => item(`c${index}`, 'Course', 100))
    cart.putBack(items)
    cart.add(seo)
    expect(cart.stored()).toEqual(items)
    expect(lastToast()).toEqual({
      title: 'Your cart is full',
      description: 'One payment is for at most 50 items. Please pay for those in your cart first.',
      variant: 'destructive',
    })
  })

  test(
    'gives a course back where it stood when removing it is undone',
    {tags: ['S4.01.03', 'S4.01.07', 'S8.01.01', 'S8.01.04']},
    () => {
      const cart = openCart()
      cart.add(seo)
      cart.add(python)
      cart.remove('a')
      expect(cart.stored()).toEqual([python])
      expect(lastToast()).toEqual({
        title: 'Removed from cart',
        description: 'SEO That Lasts has been removed from your cart',
        variant: undefined,
      })
      undoOfLastToast()()
      expect(cart.stored()).toEqual([seo, python])
    },
  )

  test(
    'is cleared with a notice, and back when that is undone, with what was added since',
    {tags: ['S4.01.03', 'S4.01.08', 'S8.01.01', 'S8.01.05']},
    () => {
      const cart = openCart()
      cart.add(seo)
      cart.clear()
      expect(cart.stored()).toEqual([])
      expect(lastToast()).toEqual({
        title: 'Cart cleared',
        description: 'All items have been removed from your cart',
        variant: undefined,
      })
      const undo = undoOfLastToast()
      cart.add(python)
      undo()
      expect(cart.stored()).toEqual([seo, python])
    },
  )

  test('is cleared in silence after paying', {tags: ['S4.01.09', 'S4.09.01']}, () => {
    const cart = openCart()
    cart.add(seo)
    const before = currentToasts().length
    cart.takePaid([seo.id])
    expect(cart.stored()).toEqual([])
    expect(currentToasts()).toHaveLength(before)
  })

  test('loses only what was paid, and gets back what was not', () => {
    const cart = openCart()
    cart.add(seo)
    cart.add(python)
    cart.takePaid([python.id, 'bought-elsewhere'])
    expect(cart.stored()).toEqual([seo])
    cart.putBack([python, {...seo, priceCents: 1}])
    expect(cart.stored()).toEqual([seo, python])
  })

  test('takes over what the shop says of its courses now', () => {
    const cart = openCart()
    cart.add(seo)
    cart.add(python)
    const current = {...seo, slug: 'seo-that-still-lasts', title: 'SEO That Still Lasts', priceCents: 6999}
    cart.refresh(new Map([['a', current]]))
    expect(cart.stored()).toEqual([current, python])
  })
})
