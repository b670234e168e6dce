import {namesForm} from '@lectern/domain/forms'
import {redirect} from 'react-router-dom'
import {userContext} from '~/features/auth/auth-guard'
import {saveProfile} from '~/features/auth/profile'
import {refreshSession} from '~/features/auth/session'
import {renameAccount} from '~/lib/firebase/auth'
import {NOT_SAVED, accountAttempts} from '~/lib/firebase/attempts/account'
import {errorToast} from '~/lib/firebase/error-messages'
import {defineAction} from '~/lib/forms/define-action'
import {toast} from '~/ui/feedback/toast'

/** Saves the names in the profile, and in the account, whose name the header shows. */
export const editProfileAction = defineAction({
  schema: namesForm,
  submit: async (names, {context}) => {
    try {
      await saveProfile(context.get(userContext).uid, names)
    } catch (error) {
      console.error('The profile could not be saved.', error)
      toast(errorToast(accountAttempts.saveProfile, error))
      return {formErrors: [NOT_SAVED]}
    }
    try {
      await renameAccount(`${names.firstName} ${names.lastName}`)
      await refreshSession()
    } catch (error) {
      // The profile is already saved.
      console.error('The account could not be renamed.', error)
    }
    toast({title: 'Profile updated', description: 'Your name has been saved.'})
    return redirect('/profile')
  },
})
