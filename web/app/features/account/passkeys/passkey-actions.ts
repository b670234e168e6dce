import {addPasskey, removePasskey} from '@lectern/domain/staff/passkey-contracts'
import * as z from 'zod/mini'
import {passkeyError} from '~/features/auth/identity/confirm-identity'
import {registerPasskey} from '~/features/auth/identity/passkeys'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {call} from '~/lib/firebase/call'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Adds a passkey to the account of somebody who is staff. */
export const addPasskeyAction = defineAction({
  schema: z.pick(addPasskey.input, {name: true}),
  submit: async ({name}) => {
    try {
      await registerPasskey(name)
    } catch (error) {
      console.error('The passkey could not be added.', error)
      return {formErrors: [passkeyError(error)]}
    }
    toast({title: 'Passkey added', description: 'The back office asks for it from now on.'})
    return {resetForm: true}
  },
})

/** Removes one. */
export const removePasskeyAction = defineAction({
  schema: removePasskey.input,
  submit: async (asked) => {
    try {
      await call(removePasskey, asked)
    } catch (error) {
      console.error('The passkey could not be removed.', error)
      return {formErrors: [errorMessage(accountAttempts.removePasskey, error)]}
    }
    toast({title: 'Passkey removed', description: 'It opens nothing any more.'})
  },
})
