import {correctCertificateName} from '@lectern/domain/learning/contracts'
import {call} from '~/lib/firebase/call'
import {failureToast, failureWords} from '~/lib/firebase/failure-words'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Corrects the name on a certificate. */
export const correctNameAction = defineAction({
  schema: correctCertificateName.input,
  submit: async (correction) => {
    try {
      const {name} = await call(correctCertificateName, correction)
      toast({title: 'Name corrected', description: `The certificate is in the name of ${name} now.`})
    } catch (error) {
      console.error('The name on the certificate could not be corrected.', error)
      toast(failureToast('correctCertificateName', error))
      // It may have been corrected, or withdrawn, elsewhere.
      return {formErrors: [failureWords('correctCertificateName', error)], outdated: true}
    }
  },
})
