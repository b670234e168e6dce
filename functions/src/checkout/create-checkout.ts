import {createCheckout as contract} from '@lectern/domain/checkout/contracts'
import {callable} from '../callable.ts'
import {priceDiscount} from '../discounts/price-discount.ts'
import {guessLimits} from '../rate-limit.ts'
import {assertAsShown, priceCart} from './price-cart.ts'
import {assertNotOwned, startCheckout, totalOf} from './start-checkout.ts'

/** When a learner presses pay. */
export const createCheckout = callable(
  contract,
  {
    limits: ({discountCode}, {uid}, ip) => [
      {name: 'checkout', key: uid, max: 60, windowSeconds: 60},
      ...(discountCode === undefined
        ? []
        : guessLimits('discount-guess', 'unknown-code', {ip, uid, countsFirst: true})),
    ],
  },
  async ({lines, expectedTotalCents, discountCode}, caller) => {
    const items = await priceCart(lines)
    await assertNotOwned(caller.uid, items)
    const cart = await priceDiscount(items, discountCode)
    const {discountCents} = cart.discount ?? {}
    assertAsShown({lines, totalCents: expectedTotalCents}, items, {
      totalCents: totalOf(cart),
      ...(discountCents && {discountCents}),
    })
    return startCheckout(caller, cart)
  },
)
