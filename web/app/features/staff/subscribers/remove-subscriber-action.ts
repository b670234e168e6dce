import {removeSubscriber} from '@lectern/domain/mail/newsletter-contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Takes an address from the subscribers of the newsletter. */
export const removeSubscriberAction = defineAction({
  schema: removeSubscriber.input,
  submit: async ({email}) => {
    try {
      await call(removeSubscriber, {email})
    } catch (error) {
      console.error('The subscriber could not be removed.', error)
      toast(errorToast(mailingAttempts.removeSubscriber, error))
      return {formErrors: [errorMessage(mailingAttempts.removeSubscriber, error)], outdated: true}
    }
    toast({title: 'Subscriber removed', description: `${email} gets no more newsletters.`})
  },
})
