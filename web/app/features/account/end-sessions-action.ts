import {endOtherSessions} from '@lectern/domain/people/contracts'
import {signInWithToken} from '~/lib/firebase/auth'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Signs the account out everywhere, and this browser in again. */
export const endSessionsAction = defineAction({
  schema: endOtherSessions.input,
  submit: async () => {
    try {
      const {token} = await call(endOtherSessions, {})
      await signInWithToken(token)
    } catch (error) {
      console.error('The other sessions could not be ended.', error)
      toast(errorToast(accountAttempts.endOtherSessions, error))
      return {formErrors: [errorMessage(accountAttempts.endOtherSessions, error)]}
    }
    toast({
      title: 'Other sessions ended',
      description: 'Every other browser is signed out within an hour.',
    })
  },
})
