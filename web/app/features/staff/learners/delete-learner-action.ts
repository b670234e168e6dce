import {deleteLearnerAccount} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Deletes a learner's account. */
export const deleteLearnerAction = defineAction({
  schema: deleteLearnerAccount.input,
  submit: async (entered) => {
    try {
      await call(deleteLearnerAccount, entered)
    } catch (error) {
      console.error('The account could not be deleted.', error)
      // Somebody else may have done it, so the page is loaded again.
      return {formErrors: [errorMessage(staffAttempts.deleteLearnerAccount, error)], outdated: true}
    }
    toast({title: 'Account will be deleted', description: 'The learner is signed out, and told by mail.'})
  },
})
