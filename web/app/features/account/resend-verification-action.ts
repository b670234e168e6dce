import {sendVerificationEmail} from '@lectern/domain/contracts'
import {refreshSession} from '~/features/auth/session'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Sends the verification link once more. */
export const resendVerificationAction = defineAction({
  schema: sendVerificationEmail.input,
  submit: async () => {
    try {
      await call(sendVerificationEmail, {})
    } catch (error) {
      console.error('The verification mail could not be sent.', error)
      // Verified in another tab or on another device: reloading the account removes the reminder.
      if (callReason(error) === 'already-verified')
        await refreshSession().catch((error: unknown) =>
          console.error('The account could not be read again.', error),
        )
      toast(errorToast(accountAttempts.resendVerification, error))
      return {formErrors: [errorMessage(accountAttempts.resendVerification, error)]}
    }
    toast({
      title: 'Verification email sent',
      description: 'Please check your inbox for the verification link.',
    })
  },
})
