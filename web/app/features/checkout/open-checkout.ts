import {createCheckout} from '@lectern/domain/contracts'
import {redirect} from 'react-router-dom'
import {fetchCoursesById} from '~/features/courses/courses-by-id'
import {CallFailure} from '~/lib/firebase/call-failure'
import {errorToast} from '~/lib/firebase/error-messages'
import {toast} from '~/ui/feedback/toast'
import {isTrustedCheckoutUrl} from './checkout-url'

/** Why a checkout could not be opened, and what the courses cost now where that was it, in cents by id. */
export interface CheckoutFailure {
  error: unknown
  pricesCents: ReadonlyMap<string, number>
}

/**
 * Answers the request to pay, whose body is the contract's input in JSON: leads to the payment page, or says in a toast why not.
 * The function prices the cart itself; the total is only what the learner saw.
 */
export async function openCheckout(request: Request): Promise<Response | CheckoutFailure> {
  const input = createCheckout.input.safeParse(await request.json())
  try {
    if (!input.success) throw new CallFailure(createCheckout.name, {reason: 'invalid-argument'}, input.error)
    const {call} = await import('~/lib/firebase/call')
    const {url} = await call(createCheckout, input.data)
    if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
    throw new CallFailure(createCheckout.name, {reason: 'unreadable'})
  } catch (error) {
    console.error('The checkout could not be opened.', error)
    const isPriceChange = error instanceof CallFailure && error.reason === 'price-changed'
    const pricesCents = await pricesNow(isPriceChange && input.success ? input.data.courseIds : [])
    toast(errorToast('checkout', error))
    return {error, pricesCents}
  }
}

/** Nothing where the content cannot be asked: the new total is known anyway. */
async function pricesNow(courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  try {
    const courses = await fetchCoursesById(courseIds)
    return new Map([...courses].map(([id, {priceCents}]) => [id, priceCents]))
  } catch (error) {
    console.error('The prices of the cart could not be read.', error)
    return new Map()
  }
}
