import {returnForm} from '@lectern/domain/forms'
import * as contracts from '@lectern/domain/orders/contracts'
import {redirect} from 'react-router-dom'
import {userContext} from '~/features/auth/auth-guard'
import {ALREADY_REQUESTED, RETURN_DENIED, RETURN_NOT_SENT, shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorToast} from '~/lib/firebase/error-messages'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {callAction} from '~/lib/forms/call-action'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {createReturn, readReturn} from './returns'

/** Requests the return of an order. */
export const requestReturn = defineAction({
  schema: returnForm,
  submit: async ({orderId, reason, courseIds}, {context}) => {
    try {
      await createReturn(context.get(userContext).uid, orderId, reason, courseIds)
    } catch (error) {
      console.error('The return could not be requested.', error)
      // The rules don't give a reason when they refuse: another tab may have requested it first.
      if (await isRequested(orderId)) return {formErrors: [ALREADY_REQUESTED], outdated: true}
      // Or it was given back meanwhile: loaded again, the page says how it stands.
      if (isPermissionDenied(error)) return {formErrors: [RETURN_DENIED], outdated: true}
      toast(errorToast(shopAttempts.createReturn, error))
      return {formErrors: [RETURN_NOT_SENT]}
    }
    toast({title: 'Return requested', description: 'We will look at it and let you know by email.'})
    return redirect('/account?tab=returns')
  },
})

/** Corrects who is named on the invoice of an order. */
export const correctInvoice = callAction({
  contract: contracts.correctInvoice,
  done: ({invoice}) => ({
    title: 'Invoice corrected',
    description: `${invoice} replaces the one from before.`,
  }),
  failed: {
    fallback: 'The invoice could not be corrected. Please try again.',
    reasons: {
      'unknown-order': 'There is no such order of yours.',
      'no-invoice': 'Its invoice is not made yet. Please try again in a minute.',
      'invoice-corrected': 'This invoice has been corrected before. Please write to us.',
      'correction-late': 'An invoice can be corrected for 30 days. Please write to us.',
      'tax-number-missing': 'Please enter it: your company owes the tax by this number.',
      'rate-limited': 'You have tried this often in the last hour. Please try again later.',
    },
  },
  outdated: true,
  faultyField: ({reason}) => (reason === 'tax-number-missing' ? 'taxNumber' : undefined),
})

async function isRequested(orderId: string): Promise<boolean> {
  try {
    return (await readReturn(orderId)) !== null
  } catch {
    return false
  }
}
