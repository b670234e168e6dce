import {requestPasswordReset} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {failureWords} from '~/lib/firebase/failure-words'
import {defineAction} from '~/lib/forms/define-action'

/** Asks for a reset link; the answer is the same whether or not there is such an account. */
export const requestResetAction = defineAction({
  schema: requestPasswordReset.input,
  submit: async (person) => {
    try {
      await call(requestPasswordReset, person)
    } catch (error) {
      return {formErrors: [failureWords('requestReset', error)]}
    }
  },
})
