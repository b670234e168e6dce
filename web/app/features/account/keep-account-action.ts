import {keepOwnAccount} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Keeps an account that was to be deleted. */
export const keepAccountAction = defineAction({
  schema: keepOwnAccount.input,
  submit: async () => {
    try {
      await call(keepOwnAccount, {})
      toast({title: 'Your account stays', description: 'We keep it, with everything in it.'})
    } catch (error) {
      console.error('The account could not be kept.', error)
      toast(errorToast(accountAttempts.keepOwnAccount, error))
      return {formErrors: [errorMessage(accountAttempts.keepOwnAccount, error)], outdated: true}
    }
  },
})
