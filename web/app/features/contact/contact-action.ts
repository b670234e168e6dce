import {sendContactMessage} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {CallFailure} from '~/lib/firebase/call-failure'
import {shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Sends a message to the shop. */
export const contactAction = defineAction({
  schema: sendContactMessage.input,
  submit: async (message) => {
    try {
      await call(sendContactMessage, message)
    } catch (error) {
      const words = errorMessage(shopAttempts.contact, error)
      const field = error instanceof CallFailure && error.reason === 'invalid-argument' && error.field
      return field ? {fieldErrors: {[field]: [words]}} : {formErrors: [words]}
    }
    toast({title: 'Message Sent', description: "Thank you for contacting us. We'll get back to you soon!"})
    return {resetForm: true}
  },
})
