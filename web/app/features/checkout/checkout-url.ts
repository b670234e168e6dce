/**
 * Whether the browser may be sent to a payment page: one with https, or, where the shop itself runs on this machine, one
 * that does too.
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
  // What stands before an @ can make an address look like another's.
  if (url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return true
  return url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(shop.hostname)
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
