import {freeAddress} from '@lectern/domain/mail/contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Takes an address off the suppression list. */
export const freeAddressAction = defineAction({
  schema: freeAddress.input,
  submit: async (entered) => {
    try {
      await call(freeAddress, entered)
    } catch (error) {
      console.error('The address could not be freed.', error)
      // Somebody else may have freed it, so the list is loaded again.
      return {formErrors: [errorMessage(mailingAttempts.freeAddress, error)], outdated: true}
    }
    toast({title: 'Address freed', description: `${entered.email} gets mailings again.`})
  },
})
