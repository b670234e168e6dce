import {checkDiscount as contract} from '@lectern/domain/discount/contracts'
import {callable} from '../callable.ts'
import {checkoutOf} from '../checkout/checkout.ts'
import {guessLimits} from '../rate-limit.ts'
import {codeUser} from './code-user.ts'
import {discountUses} from './discount-code.ts'
import {assertUsable} from './discount-uses.ts'
import {readDiscountCode} from './price-discount.ts'

/** When a learner enters a code in the cart, and when the cart is opened with one. */
export const checkDiscount = callable(
  contract,
  {
    limits: (_, {uid}, ip) => [
      ...guessLimits('discount-guess', 'unknown-code', {ip, uid, countsFirst: true}),
      {name: 'discount', key: uid, max: 60, windowSeconds: 60},
    ],
  },
  async ({code}, caller) => {
    const stored = await readDiscountCode(code)
    await assertUsable(code, stored, codeUser(caller), await isHeldByOpenCheckout(code, caller.uid))
    const {kind, value, courseId, courseTitle} = stored
    return {code, kind, value, courseId, courseTitle}
  },
)

/** Whether the learner's open checkout has the code: it is closed, or paid, before the code is reserved again. */
async function isHeldByOpenCheckout(code: string, uid: string): Promise<boolean> {
  const orderId = (await checkoutOf(uid).get()).data()?.orderId
  if (orderId === undefined) return false
  const use = (await discountUses().doc(orderId).get()).data()
  return use?.code === code && use.state === 'reserved'
}
