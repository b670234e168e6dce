import {controlNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

const titles = {
  stop: 'Newsletter stopped',
  resume: 'Newsletter goes on',
  unschedule: 'The newsletter is a draft again',
} as const

/** Stops a newsletter, lets it go on, or takes back one that is scheduled. */
export const controlAction = defineAction({
  schema: controlNewsletter.input,
  submit: async (entered) => {
    try {
      await call(controlNewsletter, entered)
      toast({title: titles[entered.act]})
    } catch (error) {
      console.error('The newsletter could not be controlled.', error)
      toast(errorToast(mailingAttempts.controlNewsletter, error))
      return {formErrors: [errorMessage(mailingAttempts.controlNewsletter, error)], outdated: true}
    }
  },
})
