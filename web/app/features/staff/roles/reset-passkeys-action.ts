import {resetPasskeys} from '@lectern/domain/staff/passkey-contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Takes the passkeys from somebody who has lost theirs. */
export const resetPasskeysAction = defineAction({
  schema: resetPasskeys.input,
  submit: async (asked) => {
    try {
      await call(resetPasskeys, asked)
    } catch (error) {
      console.error('The passkeys could not be reset.', error)
      return {formErrors: [errorMessage(staffAttempts.resetPasskeys, error)]}
    }
    toast({title: 'Passkeys reset', description: 'They can add another in their settings.'})
  },
})
