import {decideReturn} from '@lectern/domain/returns/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Approves or rejects a pending return. */
export const decideReturnAction = defineAction({
  schema: decideReturn.input,
  submit: async (decision) => {
    try {
      const {status} = await call(decideReturn, decision)
      toast({title: 'Return Status Updated', description: `Return request has been ${status}`})
    } catch (error) {
      console.error('The return could not be decided.', error)
      toast(errorToast(staffAttempts.decideReturn, error))
      // Another member of staff may have decided it, so the list is reloaded.
      return {formErrors: [errorMessage(staffAttempts.decideReturn, error)], outdated: true}
    }
  },
})
