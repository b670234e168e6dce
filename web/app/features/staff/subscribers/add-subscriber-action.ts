import {addSubscriber} from '@lectern/domain/contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Adds an address to the subscribers of the newsletter. */
export const addSubscriberAction = defineAction({
  schema: addSubscriber.input,
  onInvalid: () => {
    toast({
      title: 'Invalid Email',
      description: 'Please enter a valid email address.',
      variant: 'destructive',
    })
  },
  submit: async ({email}) => {
    try {
      await call(addSubscriber, {email})
    } catch (error) {
      console.error('The subscriber could not be added.', error)
      toast(errorToast(mailingAttempts.addSubscriber, error))
      return {formErrors: [errorMessage(mailingAttempts.addSubscriber, error)]}
    }
    toast({title: 'Test Subscriber Added', description: `${email} has been added to the newsletter.`})
  },
})
