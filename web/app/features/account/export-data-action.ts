import {exportOwnData} from '@lectern/domain/people/contracts'
import {call} from '~/lib/firebase/call'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'

/** Everything of a person may take a while to collect, ms. */
const TIMEOUT_MS = 60_000

/** Downloads what is stored of the learner. */
export const exportDataAction = defineAction({
  schema: exportOwnData.input,
  submit: async () => {
    try {
      const {json} = await call(exportOwnData, {}, TIMEOUT_MS)
      downloadFile(`lectern-data-${new Date().toISOString().slice(0, 10)}.json`, 'application/json', json)
    } catch (error) {
      console.error('The data could not be downloaded.', error)
      toast(errorToast(accountAttempts.exportOwnData, error))
      return {formErrors: [errorMessage(accountAttempts.exportOwnData, error)]}
    }
    toast({title: 'Your data is downloaded', description: 'The file is among your downloads.'})
  },
})
