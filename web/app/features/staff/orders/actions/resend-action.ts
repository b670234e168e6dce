import {resendReceipt} from '@lectern/domain/orders/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Sends the receipt of an order once more. */
export const resendAction = defineAction({
  schema: resendReceipt.input,
  submit: async (asked) => {
    try {
      const {email, sent} = await call(resendReceipt, asked)
      toast(
        sent
          ? {title: 'Receipt sent', description: `It went to ${email}.`}
          : {title: 'Receipt queued', description: `It goes to ${email} once the mail service takes it.`},
      )
    } catch (error) {
      console.error('The receipt could not be sent.', error)
      const message = errorMessage(staffAttempts.resendReceipt, error)
      toast({title: 'Error', description: message, variant: 'destructive'})
      return {formErrors: [message]}
    }
  },
})
