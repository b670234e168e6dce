import type {CartItem} from '@lectern/domain/cart'
import {createCheckout} from '@lectern/domain/contracts'
import {CallFailure} from '~/lib/firebase/call-failure'
import {isTrustedCheckoutUrl} from './checkout-url'

/**
 * Opens the payment of a cart and gives the address of its page. The function prices the cart itself; the total is only what
 * the learner saw. Throws CallFailure.
 */
export async function startCheckout(cart: readonly CartItem[], totalCents: number): Promise<string> {
  const {call} = await import('~/lib/firebase/call')
  const {url} = await call(createCheckout, {
    courseIds: cart.map(({id}) => id),
    expectedTotalCents: totalCents,
  })
  if (!isTrustedCheckoutUrl(url, window.location.origin)) {
    console.error('The checkout answered an address that is not a payment page.', url)
    throw new CallFailure(createCheckout.name, {reason: 'unreadable'})
  }
  return url
}
