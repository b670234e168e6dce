import {announceCourse} from '@lectern/domain/mail/newsletter-contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Mails everybody who wants to hear of new courses about one. */
export const announceAction = defineAction({
  schema: announceCourse.input,
  submit: async (entered) => {
    try {
      await call(announceCourse, entered)
    } catch (error) {
      console.error('The course could not be announced.', error)
      toast(errorToast(mailingAttempts.announceCourse, error))
      // Another member of staff may have announced it, so the page is loaded again.
      return {formErrors: [errorMessage(mailingAttempts.announceCourse, error)], outdated: true}
    }
    toast({title: 'Course announced', description: 'The mails are on their way.'})
  },
})
