import type {CartItem} from '@lectern/domain/cart'
import {useEffect, useState} from 'react'
import {failureWords} from '~/lib/firebase/failure-words'
import {useCart} from '~/features/cart/cart-context'
import {fetchCoursesById} from '~/features/courses/courses-by-id'
import {toast} from '~/ui/feedback/toast'
import {useIsMounted} from '~/ui/use-is-mounted'
import {checkoutProblem, priceChanges, standingProblem, type CheckoutProblem} from './checkout-problem'
import {startCheckout} from './start-checkout'

/** Paying the cart: from the press of the button to the payment page, or to what stands in the way. */
export function useCheckout() {
  const {cart, cartTotal, reprice} = useCart()
  const isHere = useIsMounted()
  const [processing, setProcessing] = useState(false)
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)

  useEffect(() => {
    // Who comes back from the payment page finds this one as it was left: still processing.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setProcessing(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const standing = problem && standingProblem(problem, cart)
  const totalCents = standing?.kind === 'price-changed' ? standing.totalCents : cartTotal

  const pay = async () => {
    if (processing || cart.length === 0) return
    setProcessing(true)
    try {
      const address = await startCheckout(cart, totalCents)
      if (isHere()) window.location.assign(address)
    } catch (error) {
      console.error('The checkout could not be opened.', error)
      let found = checkoutProblem(error, cart)
      if (found?.kind === 'price-changed') {
        const prices = await pricesNow(cart)
        found = {...found, changes: priceChanges(cart, prices)}
        reprice(prices)
      }
      setProblem(found)
      setProcessing(false)
      toast({title: 'Payment Error', description: failureWords('checkout', error), variant: 'destructive'})
    }
  }

  return {pay, processing, problem: standing, totalCents}
}

/** What the courses cost now, in cents by id; nothing where the content cannot be asked: the new total is known anyway. */
async function pricesNow(cart: readonly CartItem[]): Promise<ReadonlyMap<string, number>> {
  try {
    const courses = await fetchCoursesById(cart.map(({id}) => id))
    return new Map([...courses].map(([id, {priceCents}]) => [id, priceCents]))
  } catch (error) {
    console.error('The prices of the cart could not be read.', error)
    return new Map()
  }
}
