import {signUpForm} from '@lectern/domain/forms'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {signUp} from '~/features/auth/account-access'

/** Creates an account; the screen redirects once it is complete. */
export const signUpAction = defineAction({
  schema: signUpForm,
  submit: async (person) => {
    try {
      await signUp(person)
    } catch (error) {
      return {formErrors: [errorMessage(accountAttempts.signUp, error)]}
    }
  },
})
