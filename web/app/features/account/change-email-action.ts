import {changeEmailForm} from '@lectern/domain/forms'
import {requestEmailChange} from '@lectern/domain/people/contracts'
import {confirmPassword} from '~/lib/firebase/auth'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction, type ActionOutcome} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Mails the link that changes the account's address to the new one, after the password has been checked. */
export const changeEmailAction = defineAction({
  schema: changeEmailForm,
  submit: async ({email, currentPassword}): Promise<ActionOutcome> => {
    try {
      await confirmPassword(currentPassword)
    } catch (error) {
      console.error('The password could not be checked.', error)
      return {fieldErrors: {currentPassword: [errorMessage(accountAttempts.confirmPassword, error)]}}
    }
    try {
      await call(requestEmailChange, {email})
    } catch (error) {
      console.error('The address could not be changed.', error)
      toast(errorToast(accountAttempts.requestEmailChange, error))
      return {fieldErrors: {email: [errorMessage(accountAttempts.requestEmailChange, error)]}}
    }
    toast({title: 'Check your email', description: `We sent a link to confirm the change to ${email}.`})
    return {resetForm: true}
  },
})
