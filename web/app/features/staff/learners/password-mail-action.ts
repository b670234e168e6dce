import {sendPasswordMail} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Sends a learner the link to choose a new password. */
export const passwordMailAction = defineAction({
  schema: sendPasswordMail.input,
  submit: async (entered) => {
    try {
      const {email} = await call(sendPasswordMail, entered)
      toast({title: 'Password mail sent', description: `A link to choose a new password goes to ${email}.`})
    } catch (error) {
      console.error('The password mail could not be sent.', error)
      return {formErrors: [errorMessage(staffAttempts.sendPasswordMail, error)]}
    }
  },
})
