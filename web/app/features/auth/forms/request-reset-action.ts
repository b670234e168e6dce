import {requestPasswordReset} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'

/** Requests a reset link; the result is the same whether or not the account exists. */
export const requestResetAction = defineAction({
  schema: requestPasswordReset.input,
  submit: async (person) => {
    try {
      await call(requestPasswordReset, person)
    } catch (error) {
      return {formErrors: [errorMessage(accountAttempts.requestReset, error)]}
    }
  },
})
