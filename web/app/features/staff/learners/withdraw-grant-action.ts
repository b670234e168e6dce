import {withdrawGrant} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Takes back a course that staff gave. */
export const withdrawGrantAction = defineAction({
  schema: withdrawGrant.input,
  submit: async (entered) => {
    try {
      await call(withdrawGrant, entered)
    } catch (error) {
      console.error('The course could not be withdrawn.', error)
      // Somebody else may have done it, so the page is loaded again.
      return {formErrors: [errorMessage(staffAttempts.withdrawGrant, error)], outdated: true}
    }
    toast({title: 'Course withdrawn', description: 'The learner does not own it through us any more.'})
  },
})
