import type {CartItem} from '@lectern/domain/cart'
import {useEffect, useEffectEvent, useState} from 'react'
import {useCart} from '~/features/cart/cart-context'
import {fetchCartItems} from '~/features/courses/fetch-cart-items'
import {cartChanges, type CartChanges} from './cart-changes'

/** The longest that `setTimeout` can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Reads the items of the cart when it opens, and once more when an offer or a bundle ends; takes over their titles, prices,
 * addresses and courses, and returns what has changed. Without an answer the cart stays as it is: paying asks for the price once more.
 */
export function useCartRefresh(): CartChanges {
  const {cart, refresh} = useCart()
  const [changes, setChanges] = useState<CartChanges>({sentences: [], unsoldIds: []})

  const idsNow = useEffectEvent(() => cart.map(({id}) => id))
  const takeOver = useEffectEvent((asked: readonly string[], sold: ReadonlyMap<string, CartItem>) => {
    const found = cartChanges(
      cart.filter(({id}) => asked.includes(id)),
      sold,
    )
    setChanges(({sentences}) => ({
      ...found,
      sentences: [...new Set([...sentences, ...found.sentences])],
    }))
    refresh(sold)
  })

  useEffect(() => {
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const ids = idsNow()
      try {
        const {sold, validUntilMs} = await fetchCartItems(ids)
        if (!isOpen) return
        takeOver(ids, sold)
        clearTimeout(timer)
        if (validUntilMs !== null)
          timer = setTimeout(() => void read(), Math.min(LONGEST_WAIT_MS, validUntilMs - Date.now()))
      } catch (error) {
        console.warn('The cart could not be refreshed.', error)
      }
    }
    // Back from the payment page the bfcache restores this page as it was left.
    const onPageShow = ({persisted}: PageTransitionEvent) => {
      if (persisted) void read()
    }
    void read()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      isOpen = false
      clearTimeout(timer)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return changes
}
