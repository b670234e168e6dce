import {decideReturn as contract} from '@lectern/domain/returns/contracts'
import {assertRecentSignIn} from '../../authorize.ts'
import {callable} from '../../callable.ts'
import {approveReturn} from '../../returns/approve-return.ts'
import {rejectReturn} from '../../returns/reject-return.ts'

/** When staff decides about a return. */
export const decideReturn = callable(contract, async ({orderId, decision, reason = ''}, caller) => {
  if (decision === 'approved') {
    assertRecentSignIn(caller)
    await approveReturn(orderId, caller)
  } else await rejectReturn(orderId, caller, reason)
  return {status: decision}
})
