import * as contracts from '@lectern/domain/returns/contracts'
import {PAYMENT_DISPUTED} from '~/lib/firebase/attempts/attempt'
import {callAction} from '~/lib/forms/call-action'

/** Approves or rejects a pending return. */
export const decideReturn = callAction({
  contract: contracts.decideReturn,
  done: ({status}) => ({title: 'Return Status Updated', description: `Return request has been ${status}`}),
  failed: {
    title: 'Error',
    fallback: 'Failed to update return status',
    reasons: {
      'already-decided': 'This return has already been decided.',
      'unknown-return': 'This return request no longer exists.',
      'already-refunded':
        'Failed to update return status: the money has gone back already. Approve the return to close it.',
      'payment-disputed': `Failed to update return status. ${PAYMENT_DISPUTED}`,
      'refund-failed': 'Failed to update return status: the card could not be refunded.',
    },
  },
  outdated: true,
})
