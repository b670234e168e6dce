import {cartTotal, type Cart, type CartItem} from '@lectern/domain/cart'
import type {CheckoutLine} from '@lectern/domain/checkout/contracts'
import {useEffect, useRef, useState} from 'react'
import {useFetcher} from 'react-router-dom'
import {useCart} from '~/features/cart/cart-context'
import type {CartDiscount} from '~/features/discounts/use-discount'
import {useOwnedCourses} from '~/features/enrollments/owned-courses'
import {
  checkoutProblem,
  coursesOfItem,
  givenTwice,
  isDiscountRefusal,
  preventsPayment,
  priceChanges,
  standingProblem,
  tooManyItems,
  unsellable,
  type CheckoutProblem,
} from './checkout-problem'
import {coursesKept, lostSentences, soldItems} from './refresh/cart-changes'
import type {CheckoutFailure} from './open-checkout'

/**
 * Checks out the cart with its discount: submits it, and either redirects to the payment page or returns the problem.
 * @param unsoldIds the items of the cart that are known to be no longer sold
 */
export function useCheckout(
  {code, discountCents, isChecking, checkAgain}: CartDiscount,
  unsoldIds: readonly string[],
) {
  const {cart, refresh} = useCart()
  const sold = soldItems(cart, unsoldIds)
  const fetcher = useFetcher<CheckoutFailure>({key: 'checkout'})
  const {data: refusal, reset, submit} = fetcher
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  /** the submitted cart while the request is in flight; a second click before the next render is ignored */
  const paid = useRef<{cart: Cart; code: string | undefined} | null>(null)
  const discountRefused = useRef(checkAgain)
  useEffect(() => {
    discountRefused.current = checkAgain
  }, [checkAgain])

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
    const {cart, code} = paid.current
    const found = checkoutProblem(refusal.error, cart, code)
    const changes = priceChanges(cart, refusal.sold)
    // The toast has said why; the field then says so too.
    if (code !== undefined && isDiscountRefusal(refusal.error)) discountRefused.current()
    setProblem((before) => {
      if (found?.kind !== 'price-changed') return found
      // The content may still name a course that an earlier refusal has said is gone.
      const known = before?.kind === 'price-changed' ? before.lostIds : []
      const lost = lostSentences(cart, found.lostIds)
      return {...found, changes, lost, lostIds: [...known, ...found.lostIds]}
    })
    refresh(refusal.sold)
    paid.current = null
  }, [refusal, refresh])

  const owned = useOwnedCourses()
  const twice = givenTwice(sold)
  // What cannot be bought is reported before the learner tries to pay for it.
  const standing =
    tooManyItems(sold) ??
    (problem && standingProblem(problem, problem.kind === 'price-changed' ? sold : cart, code)) ??
    unsellable('already-owned', cart, (item) => coursesOfItem(item).every(({id}) => owned.has(id))) ??
    unsellable('duplicate-course', sold, (item) => twice.includes(item)) ??
    unsellable('unknown-course', cart, ({id}) => unsoldIds.includes(id))
  const amounts =
    standing?.kind === 'price-changed'
      ? amountsOf(standing.totalCents + standing.discountCents, standing.discountCents, code)
      : amountsOf(cartTotal(sold), discountCents, code)

  const pay = () => {
    if (paid.current || sold.length === 0 || isChecking || preventsPayment(standing)) return
    paid.current = {cart: sold, code}
    const lostIds = standing?.kind === 'price-changed' ? standing.lostIds : []
    const order = {
      lines: sold.map((item) => toLine(item, lostIds)),
      expectedTotalCents: amounts.totalCents,
      ...(code !== undefined && {discountCode: code}),
    }
    void submit(order, {method: 'post', encType: 'application/json', defaultShouldRevalidate: false})
  }

  return {
    pay,
    canPay: !preventsPayment(standing),
    processing: fetcher.state !== 'idle',
    problem: standing,
    amounts,
    /** the items of which others of the cart give every course */
    twice,
  }
}

/** A line of the checkout: of a bundle with the courses that the learner was shown, so that none of them is missing unnoticed. */
function toLine(item: CartItem, lostIds: readonly string[]): CheckoutLine {
  const {kind = 'course', id} = item
  if (item.kind !== 'bundle') return {kind, id}
  return {kind, id, courseIds: coursesKept(item, lostIds).map((course) => course.id)}
}

/** The amounts of the order summary, in cents. */
function amountsOf(subtotalCents: number, discountCents: number, discountCode: string | undefined) {
  return {subtotalCents, discountCents, discountCode, totalCents: subtotalCents - discountCents}
}
