import {recheckOrder} from '@lectern/domain/orders/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Asks Stripe what it knows of an order. */
export const recheckAction = defineAction({
  schema: recheckOrder.input,
  submit: async (asked) => {
    try {
      const {status} = await call(recheckOrder, asked)
      toast({title: 'Stripe has answered', description: `The order is ${status}.`})
    } catch (error) {
      console.error('Stripe could not be asked.', error)
      const message = errorMessage(staffAttempts.recheckOrder, error)
      toast({title: 'Error', description: message, variant: 'destructive'})
      return {formErrors: [message]}
    }
  },
})
