import type {CartItem} from '@lectern/domain/cart'
import {createCheckout} from '@lectern/domain/checkout/contracts'
import {fetchCartItems} from '~/features/courses/fetch-cart-items'
import {CallFailure, reportFailure} from '~/lib/firebase/call-failure'
import {shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorToast} from '~/lib/firebase/error-messages'
import {toast} from '~/ui/feedback/toast'
import {redirectToStripe} from './checkout-url'

const BUNDLE_CHANGED = 'A bundle has fewer courses now. Please check it before you pay.'

/** Why a checkout couldn't be opened, and the items as they are sold now when a price has changed, by id. */
export interface CheckoutFailure {
  error: unknown
  sold: ReadonlyMap<string, CartItem>
}

/**
 * Handles the checkout submission, whose JSON body is the contract's input: redirects to the payment page, or shows
 * the error in a toast. The function prices the cart itself; the submitted total is only what the learner saw.
 */
export async function openCheckout(request: Request): Promise<Response | CheckoutFailure> {
  const input = createCheckout.input.safeParse(await request.json())
  try {
    if (!input.success) throw new CallFailure(createCheckout.name, {reason: 'invalid-argument'}, input.error)
    const {call} = await import('~/lib/firebase/call')
    return redirectToStripe(await call(createCheckout, input.data))
  } catch (error) {
    reportFailure('The checkout could not be opened.', error)
    const isPriceChange = error instanceof CallFailure && error.reason === 'price-changed'
    const sold = await soldNow(isPriceChange && input.success ? input.data.lines.map(({id}) => id) : [])
    toast({
      ...errorToast(shopAttempts.checkout, error),
      ...(isPriceChange && error.documentIds.length > 0 && {description: BUNDLE_CHANGED}),
    })
    return {error, sold}
  }
}

/** The items as they are sold now; empty when the content API is unreachable, since the new total is known anyway. */
async function soldNow(ids: readonly string[]): Promise<ReadonlyMap<string, CartItem>> {
  try {
    return (await fetchCartItems(ids)).sold
  } catch (error) {
    console.error('The prices of the cart could not be read.', error)
    return new Map()
  }
}
