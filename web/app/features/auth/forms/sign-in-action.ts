import {signInForm} from '@lectern/domain/forms'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {signInWithPassword} from '~/features/auth/account-access'

/** Signs in with email and password; the screen redirects once the session is known. */
export const signInAction = defineAction({
  schema: signInForm,
  submit: async ({email, password}) => {
    try {
      await signInWithPassword(email, password)
    } catch (error) {
      return {formErrors: [errorMessage(accountAttempts.signIn, error)]}
    }
  },
})
