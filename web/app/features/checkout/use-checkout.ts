import {useEffect, useRef, useState} from 'react'
import {useFetcher} from 'react-router-dom'
import {useCart} from '~/features/cart/cart-context'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'
import {checkoutProblem, priceChanges, standingProblem, type CheckoutProblem} from './checkout-problem'
import type {CheckoutFailure} from './open-checkout'

/** Checks out the cart: submits it, and either redirects to the payment page or returns the problem. */
export function useCheckout() {
  const {cart, cartTotal, reprice} = useCart()
  const fetcher = useFetcher<CheckoutFailure>({key: 'checkout'})
  const {data: refusal, reset, submit} = fetcher
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  /** the submitted cart while the request is in flight; a second click before the next render is ignored */
  const paid = useRef<typeof cart | null>(null)

  useEffect(() => {
    // On Back from the payment page the bfcache restores this page in its processing state, which is reset here.
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
  // Courses already owned are reported before the learner tries to pay for them again.
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
