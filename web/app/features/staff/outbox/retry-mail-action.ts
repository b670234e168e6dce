import {retryMail} from '@lectern/domain/mail/contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast, type ToastOptions} from '~/ui/feedback/toast'
import type {MailState} from '@lectern/domain/mail/outbox'

const said: Readonly<Partial<Record<MailState, ToastOptions>>> = {
  sent: {title: 'Mail sent', description: 'The mail service has accepted it.'},
  skipped: {title: 'Mail not needed', description: 'There is nobody any more who wants it.'},
  failed: {title: 'Mail given up', description: 'The mail service refuses it.', variant: 'destructive'},
}
const WAITS: ToastOptions = {
  title: 'Mail not sent yet',
  description: 'The mail service did not accept it. It is tried again by itself.',
  variant: 'destructive',
}

/** Tries a mail of the outbox again. */
export const retryMailAction = defineAction({
  schema: retryMail.input,
  submit: async (entered) => {
    try {
      const {state} = await call(retryMail, entered)
      toast(said[state] ?? WAITS)
    } catch (error) {
      console.error('The mail could not be tried again.', error)
      // Somebody else may have done it, so the list is loaded again.
      return {formErrors: [errorMessage(mailingAttempts.retryMail, error)], outdated: true}
    }
  },
})
