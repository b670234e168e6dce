import {describe, expect, test} from 'vitest'
import {isTrustedCheckoutUrl} from './checkout-url'

const LIVE = 'https://lectern.example'
const LOCAL = 'http://127.0.0.1:3000'

describe('where the browser may be sent to pay', () => {
  test.for([
    ['https://checkout.stripe.com/c/pay/cs_1#x', LIVE],
    ['https://checkout.stripe.com/c/pay/cs_1', LOCAL],
    ['http://127.0.0.1:4242/pay/cs_1', LOCAL],
    ['http://localhost:4242/pay/cs_1', LOCAL],
  ])('%s from %s', {tags: ['S0.01.03', 'S8.03.04']}, ([url, shop]) => {
    expect(isTrustedCheckoutUrl(url!, shop!)).toBe(true)
  })

  test.for([
    ['no encryption', 'http://checkout.stripe.com/c/pay/cs_1', LIVE],
    ['no encryption, from this machine', 'http://checkout.stripe.com/c/pay/cs_1', LOCAL],
    ['this machine, from the live shop', 'http://127.0.0.1:4242/pay/cs_1', LIVE],
    ['a host that only begins like this machine', 'http://127.0.0.1.evil.example/', LOCAL],
    ['a name before the host', 'https://checkout.stripe.com@evil.example/', LIVE],
    ['a script', 'javascript:alert(1)', LOCAL],
    ['data', 'data:text/html,x', LOCAL],
    ['a path', '/pay', LIVE],
    ['nothing', '', LIVE],
  ])('not %s', {tags: ['S0.01.03', 'S8.03.04']}, ([, url, shop]) => {
    expect(isTrustedCheckoutUrl(url!, shop!)).toBe(false)
  })
})
