import {deleteOwnAccount} from '@lectern/domain/people/contracts'
import {signOut} from '~/features/auth/session'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {longDate} from '~/ui/content/dates'

/** Deletes the learner's account, and signs out. */
export const deleteAccountAction = defineAction({
  schema: deleteOwnAccount.input,
  submit: async (confirmed) => {
    let closesAt: number
    try {
      closesAt = Date.parse((await call(deleteOwnAccount, confirmed)).closesAt)
    } catch (error) {
      console.error('The account could not be deleted.', error)
      return {formErrors: [errorMessage(accountAttempts.deleteOwnAccount, error)]}
    }
    await signOut({
      title: 'Your account will be deleted',
      description: `We close it on ${longDate(closesAt)}. To keep it, sign in before then.`,
    })
  },
})
