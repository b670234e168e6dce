import {cancelCheckout, resumeCheckout} from '@lectern/domain/contracts'
import {redirect} from 'react-router-dom'
import {call} from '~/lib/firebase/call'
import {CallFailure, reportFailure} from '~/lib/firebase/call-failure'
import {shopAttempts} from '~/lib/firebase/attempts/shop'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {isTrustedCheckoutUrl} from './checkout-url'

/** Action: redirects to the payment page of an order whose checkout was left unfinished. */
export const resumeAction = defineAction({
  schema: resumeCheckout.input,
  submit: async (order) => {
    try {
      const {url} = await call(resumeCheckout, order)
      if (isTrustedCheckoutUrl(url, window.location.origin)) return redirect(url)
      throw new CallFailure(resumeCheckout.name, {reason: 'unreadable'})
    } catch (error) {
      reportFailure('The payment could not be resumed.', error)
      // The order may have been paid or expired in another tab, so the page is revalidated.
      return {formErrors: [errorMessage(shopAttempts.resumeCheckout, error)], outdated: true}
    }
  },
})

/** Action: cancels an order whose checkout was left unfinished. */
export const cancelAction = defineAction({
  schema: cancelCheckout.input,
  submit: async (order) => {
    try {
      await call(cancelCheckout, order)
      toast({title: 'Order cancelled', description: 'You have not been charged.'})
    } catch (error) {
      reportFailure('The order could not be cancelled.', error)
      return {formErrors: [errorMessage(shopAttempts.cancelCheckout, error)], outdated: true}
    }
  },
})
