import {resetPasswordForm, signInForm, signUpForm} from '@lectern/domain/forms'
import {replace} from 'react-router-dom'
import {
  resetPasswordByCode,
  signInWithPassword,
  signUp as createAccount,
} from '~/features/auth/account-access'
import {takeReturnPath} from '~/features/auth/return-path'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Signs in with email and password; the screen redirects once the session is known. */
export const signIn = defineAction({
  schema: signInForm,
  submit: async ({email, password}) => {
    try {
      await signInWithPassword(email, password)
    } catch (error) {
      return {formErrors: [errorMessage(accountAttempts.signIn, error)]}
    }
  },
})

/** Creates an account; the screen redirects once it is complete. */
export const signUp = defineAction({
  schema: signUpForm,
  submit: async (person) => {
    try {
      await createAccount(person)
    } catch (error) {
      return {formErrors: [errorMessage(accountAttempts.signUp, error)]}
    }
  },
})

/** Sets the new password with the code in the URL, and signs in. */
export const resetPassword = defineAction({
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
