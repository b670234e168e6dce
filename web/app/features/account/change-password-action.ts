import {changePasswordForm, NEW_PASSWORDS_DIFFER} from '@lectern/domain/forms'
import {changePassword} from '~/features/auth/account-access'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Sets a new password after the current one has been checked. */
export const changePasswordAction = defineAction({
  schema: changePasswordForm,
  onInvalid: ({confirmation}) => {
    if (!confirmation?.includes(NEW_PASSWORDS_DIFFER)) return
    toast({title: "Passwords don't match", description: NEW_PASSWORDS_DIFFER, variant: 'destructive'})
  },
  submit: async ({currentPassword, newPassword}) => {
    try {
      await changePassword(currentPassword, newPassword)
    } catch (error) {
      console.error('The password could not be changed.', error)
      toast(errorToast(accountAttempts.changePassword, error))
      return {fieldErrors: {currentPassword: [errorMessage(accountAttempts.changePassword, error)]}}
    }
    toast({title: 'Password updated', description: 'Your password has been changed successfully'})
    return {resetForm: true}
  },
})
