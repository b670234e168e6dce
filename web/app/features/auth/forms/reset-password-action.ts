import {resetPasswordForm} from '@lectern/domain/forms'
import {replace} from 'react-router-dom'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {resetPasswordByCode} from '~/features/auth/account-access'
import {takeReturnPath} from '~/features/auth/return-path'

/** Sets the new password with the code in the URL, and signs in. */
export const resetPasswordAction = defineAction({
  schema: resetPasswordForm,
  submit: async ({password}, {url}) => {
    try {
      await resetPasswordByCode(url.searchParams.get('oobCode') ?? '', password)
    } catch (error) {
      return {formErrors: [errorMessage(accountAttempts.resetPassword, error)]}
    }
    toast({title: 'Password updated', description: 'Your password has been changed successfully'})
    return replace(takeReturnPath())
  },
})
