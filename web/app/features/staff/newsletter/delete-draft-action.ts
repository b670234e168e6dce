import {deleteNewsletterDraft} from '@lectern/domain/mail/newsletter-contracts'
import {call} from '~/lib/firebase/call'
import {mailingAttempts} from '~/lib/firebase/attempts/mailing'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Deletes a draft or a template. */
export const deleteDraftAction = defineAction({
  schema: deleteNewsletterDraft.input,
  submit: async (entered) => {
    try {
      await call(deleteNewsletterDraft, entered)
      toast({title: 'Deleted'})
    } catch (error) {
      console.error('The draft could not be deleted.', error)
      toast(errorToast(mailingAttempts.deleteNewsletterDraft, error))
      return {formErrors: [errorMessage(mailingAttempts.deleteNewsletterDraft, error)], outdated: true}
    }
  },
})
