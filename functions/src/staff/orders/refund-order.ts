import {refundOrder as contract} from '@lectern/domain/orders/contracts'
import {callable} from '../../callable.ts'
import {refundByStaff} from './staff-refund.ts'

/** When staff give the money of an order back. */
export const refundOrder = callable(contract, async ({orderId, reason, amountCents}, {uid, email}) => {
  await refundByStaff(orderId, {uid, email}, reason, amountCents)
  return {amountCents}
})
