import {requestPasswordReset} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Emails an account without a password a link to set one. */
export const offerPasswordAction = defineAction({
  schema: requestPasswordReset.input,
  submit: async ({email}) => {
    try {
      await call(requestPasswordReset, {email})
    } catch (error) {
      console.error('The mail could not be sent.', error)
      toast(errorToast(accountAttempts.requestReset, error))
      return {formErrors: [errorMessage(accountAttempts.requestReset, error)]}
    }
    toast({title: 'Check your email', description: `We sent a link to choose a password to ${email}.`})
  },
})
