import {redirect} from 'react-router-dom'
import {CallFailure} from '~/lib/firebase/call-failure'

/** Redirects to a page of Stripe whose address was answered. */
export function redirectToStripe({url}: {url: string}): Response {
  if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
  throw new CallFailure('redirect', {reason: 'unreadable'})
}

/**
 * Whether it is safe to redirect the browser to this checkout URL: https only, except that a storefront on localhost
 * also accepts http on localhost.
 */
export function isTrustedCheckoutUrl(address: string, shopOrigin: string): boolean {
  let url: URL
  let shop: URL
  try {
    url = new URL(address)
    shop = new URL(shopOrigin)
  } catch {
    return false
  }
  // Credentials before an @ can make a URL look like another host's.
  if (url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(shop.hostname)
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
