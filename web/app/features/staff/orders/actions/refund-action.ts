import {centsFromTyped, formatCents} from '@lectern/domain/money'
import {refundOrder} from '@lectern/domain/orders/contracts'
import * as z from 'zod/mini'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

const {orderId, reason} = refundOrder.input.shape

/** Gives the money of an order back. */
export const refundAction = defineAction({
  schema: z.object({
    orderId,
    reason,
    amount: z.string(),
    /** of the order, as the form shows it */
    amountCents: z.coerce.number(),
  }),
  submit: async ({orderId, reason, amount, amountCents}) => {
    const typed = centsFromTyped(amount)
    if (typed !== amountCents) {
      return {fieldErrors: {amount: [`Please type ${formatCents(amountCents)} to confirm.`]}}
    }
    try {
      await call(refundOrder, {orderId, reason, amountCents})
      toast({title: 'Order refunded', description: `${formatCents(amountCents)} is on its way back.`})
    } catch (error) {
      console.error('The order could not be refunded.', error)
      return {
        formErrors: [errorMessage(staffAttempts.refundOrder, error)],
        // Somebody else has done it, or the return has just been decided.
        outdated: ['already-refunded', 'already-decided'].includes(callReason(error)),
      }
    }
  },
})
