import {useEffect, useRef, useState} from 'react'
import {useFetcher} from 'react-router-dom'
import {useCart} from '~/features/cart/cart-context'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'
import {checkoutProblem, priceChanges, standingProblem, type CheckoutProblem} from './checkout-problem'
import type {CheckoutFailure} from './open-checkout'

/** Paying the cart: from the press of the button to the payment page, or to what stands in the way. */
export function useCheckout() {
  const {cart, cartTotal, reprice} = useCart()
  const fetcher = useFetcher<CheckoutFailure>({key: 'checkout'})
  const {data: refusal, reset, submit} = fetcher
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  /** the cart as it was when the button was pressed; a second press before anything is drawn anew pays nothing */
  const paid = useRef<typeof cart | null>(null)

  useEffect(() => {
    // Who comes back from the payment page finds this one as it was left: still processing.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      paid.current = null
      reset()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])

  useEffect(() => {
    if (!refusal || !paid.current) return
    const found = checkoutProblem(refusal.error, paid.current)
    const changes = priceChanges(paid.current, refusal.pricesCents)
    setProblem(found?.kind === 'price-changed' ? {...found, changes} : found)
    reprice(refusal.pricesCents)
    paid.current = null
  }, [refusal, reprice])

  const owned = useOwnedCourses()
  const ownedIds = cart.flatMap(({id}) => (owned.has(id) ? [id] : []))
  // What she owns already is said before she is asked to pay for it again.
  const standing: CheckoutProblem | null =
    (problem && standingProblem(problem, cart)) ??
    (ownedIds.length > 0 ? {kind: 'unsellable', reason: 'already-owned', courseIds: ownedIds} : null)
  const totalCents = standing?.kind === 'price-changed' ? standing.totalCents : cartTotal

  const pay = () => {
    if (paid.current || cart.length === 0) return
    paid.current = cart
    const order = {courseIds: cart.map(({id}) => id), expectedTotalCents: totalCents}
    void submit(order, {method: 'post', encType: 'application/json', defaultShouldRevalidate: false})
  }

  return {pay, processing: fetcher.state !== 'idle', problem: standing, totalCents}
}
