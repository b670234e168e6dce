import {refundOrder as contract} from '@lectern/domain/orders/contracts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {refundByStaff} from './staff-refund.ts'

/** When staff give lines of an order back, or an amount. */
export const refundOrder = callable(contract, async (wanted, caller) => {
  assertRecentSignIn(caller)
  return {amountCents: await refundByStaff(wanted, caller)}
})
