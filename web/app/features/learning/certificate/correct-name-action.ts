import {correctCertificateName} from '@lectern/domain/learning/contracts'
import {call} from '~/lib/firebase/call'
import {learningAttempts} from '~/lib/firebase/attempts/learning'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Action: corrects the name on a certificate. */
export const correctNameAction = defineAction({
  schema: correctCertificateName.input,
  submit: async (correction) => {
    try {
      const {name} = await call(correctCertificateName, correction)
      toast({title: 'Name corrected', description: `The certificate is in the name of ${name} now.`})
    } catch (error) {
      console.error('The name on the certificate could not be corrected.', error)
      toast(errorToast(learningAttempts.correctCertificateName, error))
      // The certificate may have been corrected or revoked elsewhere, so the page is reloaded.
      return {formErrors: [errorMessage(learningAttempts.correctCertificateName, error)], outdated: true}
    }
  },
})
