import {exportLearnerData} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {staffAttempts} from '~/lib/firebase/attempts/staff'
import {errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'

/** Everything of a person may take a while to collect, ms. */
const TIMEOUT_MS = 60_000

/** Downloads what is stored of a learner. */
export const exportLearnerAction = defineAction({
  schema: exportLearnerData.input,
  submit: async (entered) => {
    try {
      const {json} = await call(exportLearnerData, entered, TIMEOUT_MS)
      downloadFile(`learner-${entered.uid}.json`, 'application/json', json)
    } catch (error) {
      console.error('The data could not be exported.', error)
      // Somebody else may have done it, so the page is loaded again.
      return {formErrors: [errorMessage(staffAttempts.exportLearnerData, error)], outdated: true}
    }
    toast({title: 'Data exported', description: 'The file is among your downloads.'})
  },
})
