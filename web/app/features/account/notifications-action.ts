import {settingsForm} from '@lectern/domain/forms'
import {userContext} from '~/features/auth/auth-guard'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {errorToast, errorMessage} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'
import {saveSettings} from './settings'

/** Saves which emails the learner wants to receive. */
export const notificationsAction = defineAction({
  schema: settingsForm,
  submit: async (settings, {context}) => {
    try {
      await saveSettings(context.get(userContext).uid, settings)
    } catch (error) {
      console.error('The preferences could not be saved.', error)
      toast(errorToast(accountAttempts.saveSettings, error))
      return {formErrors: [errorMessage(accountAttempts.saveSettings, error)]}
    }
    toast({title: 'Settings saved', description: 'Your notification preferences have been updated'})
  },
})
