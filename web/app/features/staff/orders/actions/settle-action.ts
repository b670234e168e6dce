import {settleProblem} from '@lectern/domain/orders/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Settles a problem. */
export const settleAction = defineAction({
  schema: settleProblem.input,
  submit: async (settled) => {
    try {
      await call(settleProblem, settled)
      toast({title: 'Problem settled'})
    } catch (error) {
      console.error('The problem could not be settled.', error)
      return {
        formErrors: [errorMessage(staffAttempts.settleProblem, error)],
        outdated: callReason(error) === 'already-settled',
      }
    }
  },
})
