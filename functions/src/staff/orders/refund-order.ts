import {refundOrder as contract} from '@lectern/domain/orders/contracts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {refundByStaff} from './staff-refund.ts'

/** When staff give the money of an order back. */
export const refundOrder = callable(contract, async ({orderId, reason, amountCents}, caller) => {
  assertRecentSignIn(caller)
  await refundByStaff(orderId, caller, reason, amountCents)
  return {amountCents}
})
