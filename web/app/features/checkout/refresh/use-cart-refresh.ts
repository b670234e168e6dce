import {useEffect, useEffectEvent, useState} from 'react'
import {useCart} from '~/features/cart/cart-context'
import {cartChanges, type CartChanges} from './cart-changes'
import {fetchCartItems} from '~/features/courses/fetch-cart-items'

/**
 * Reads the courses of the cart when it opens, takes over their titles, prices and addresses, and returns what has
 * changed. Without an answer the cart stays as it is: paying asks for the price once more.
 */
export function useCartRefresh(): CartChanges {
  const {cart, refresh} = useCart()
  const [changes, setChanges] = useState<CartChanges>({sentences: [], unsoldIds: []})

  const takeOver = useEffectEvent(
    (asked: readonly string[], sold: Awaited<ReturnType<typeof fetchCartItems>>) => {
      const found = cartChanges(
        cart.filter(({id}) => asked.includes(id)),
        sold,
      )
      setChanges(({sentences}) => ({...found, sentences: [...new Set([...sentences, ...found.sentences])]}))
      refresh(sold)
    },
  )
  const read = useEffectEvent(async (isHere: () => boolean) => {
    const ids = cart.map(({id}) => id)
    try {
      const sold = await fetchCartItems(ids)
      if (isHere()) takeOver(ids, sold)
    } catch (error) {
      console.warn('The cart could not be refreshed.', error)
    }
  })

  useEffect(() => {
    let here = true
    const readNow = () => void read(() => here)
    // Back from the payment page the bfcache restores this page as it was left.
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) readNow()
    }
    readNow()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      here = false
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return changes
}
