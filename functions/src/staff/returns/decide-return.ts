import {decideReturn as contract} from '@lectern/domain/returns/contracts'
import {callable} from '../../callable.ts'
import {approveReturn} from '../../returns/approve-return.ts'
import {rejectReturn} from '../../returns/reject-return.ts'

/** When staff decides about a return. */
export const decideReturn = callable(contract, async ({orderId, decision, reason = ''}, {uid, email}) => {
  if (decision === 'approved') await approveReturn(orderId, {uid, email})
  else await rejectReturn(orderId, {uid, email}, reason)
  return {status: decision}
})
