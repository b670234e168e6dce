import * as contracts from '@lectern/domain/staff/passkey-contracts'
import * as z from 'zod/mini'
import {passkeyError} from '~/features/auth/identity/confirm-identity'
import {registerPasskey} from '~/features/auth/identity/passkeys'
import {callAction} from '~/lib/forms/call-action'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Adds a passkey to the account of somebody who is staff. */
export const addPasskey = defineAction({
  schema: z.pick(contracts.addPasskey.input, {name: true}),
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
export const removePasskey = callAction({
  contract: contracts.removePasskey,
  done: {title: 'Passkey removed', description: 'It opens nothing any more.'},
  failed: {
    fallback: 'The passkey is still there. Please try again later.',
    reasons: {'no-passkey': 'This passkey has been removed already.'},
  },
})
