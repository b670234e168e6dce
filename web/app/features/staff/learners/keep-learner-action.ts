import {keepLearnerAccount} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Keeps a learner's account that was to be deleted. */
export const keepLearnerAction = defineAction({
  schema: keepLearnerAccount.input,
  submit: async (entered) => {
    try {
      await call(keepLearnerAccount, entered)
    } catch (error) {
      console.error('The account could not be kept.', error)
      // Somebody else may have done it, so the page is loaded again.
      return {formErrors: [errorMessage(staffAttempts.keepLearnerAccount, error)], outdated: true}
    }
    toast({title: 'Account kept', description: 'It is not deleted any more.'})
  },
})
