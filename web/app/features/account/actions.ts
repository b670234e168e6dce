import {requestPasswordReset, sendVerificationEmail} from '@lectern/domain/accounts/contracts'
import {
  changeEmailForm,
  changePasswordForm,
  namesForm,
  NEW_PASSWORDS_DIFFER,
  settingsForm,
} from '@lectern/domain/forms'
import * as contracts from '@lectern/domain/people/contracts'
import {redirect} from 'react-router-dom'
import {changePassword as setNewPassword} from '~/features/auth/account-access'
import {userContext} from '~/features/auth/auth-guard'
import {saveProfile} from '~/features/auth/profile'
import {refreshSession, signOut} from '~/features/auth/session'
import {accountAttempts} from '~/lib/firebase/attempts/account'
import {MAIL_UNAVAILABLE, NOT_LEAVING} from '~/lib/firebase/attempts/attempt'
import {confirmPassword, renameAccount, signInWithToken} from '~/lib/firebase/auth'
import {call} from '~/lib/firebase/call'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {callAction} from '~/lib/forms/call-action'
import {defineAction} from '~/lib/forms/define-action'
import {longDate} from '~/ui/content/dates'
import {downloadFile} from '~/ui/download-file'
import {toast} from '~/ui/feedback/toast'
import {saveSettings} from './settings'

/** Shown at a form while its values are not saved; the toast has the reason. */
const NOT_SAVED = 'Your changes have not been saved. Please try again later.'

/** Saves the names in the profile, and in the account, whose name the header shows. */
export const editProfile = defineAction({
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

/** Saves which emails the learner wants to receive. */
export const saveNotifications = defineAction({
  schema: settingsForm,
  submit: async ({shown, ...chosen}, {context}) => {
    try {
      await saveSettings(context.get(userContext).uid, chosen, shown)
    } catch (error) {
      console.error('The preferences could not be saved.', error)
      toast(errorToast(accountAttempts.saveSettings, error))
      return {formErrors: [errorMessage(accountAttempts.saveSettings, error)]}
    }
    toast({title: 'Settings saved', description: 'Your notification preferences have been updated'})
  },
})

/** Sets a new password after the current one has been checked. */
export const changePassword = defineAction({
  schema: changePasswordForm,
  onInvalid: ({confirmation}) => {
    if (!confirmation?.includes(NEW_PASSWORDS_DIFFER)) return
    toast({title: "Passwords don't match", description: NEW_PASSWORDS_DIFFER, variant: 'destructive'})
  },
  submit: async ({currentPassword, newPassword}) => {
    try {
      await setNewPassword(currentPassword, newPassword)
    } catch (error) {
      console.error('The password could not be changed.', error)
      toast(errorToast(accountAttempts.changePassword, error))
      return {fieldErrors: {currentPassword: [errorMessage(accountAttempts.changePassword, error)]}}
    }
    toast({title: 'Password updated', description: 'Your password has been changed successfully'})
    return {resetForm: true}
  },
})

/** Emails an account without a password a link to set one. */
export const offerPassword = callAction({
  contract: requestPasswordReset,
  done: (_, {email}) => ({
    title: 'Check your email',
    description: `We sent a link to choose a password to ${email}.`,
  }),
  failed: {...accountAttempts.requestReset, title: 'Error'},
})

/** Mails the link that changes the account's address to the new one, after the password has been checked. */
export const requestEmailChange = callAction({
  contract: contracts.requestEmailChange,
  form: changeEmailForm,
  input: async ({email, currentPassword}) => {
    try {
      await confirmPassword(currentPassword)
    } catch (error) {
      console.error('The password could not be checked.', error)
      return {fieldErrors: {currentPassword: [errorMessage(accountAttempts.confirmPassword, error)]}}
    }
    return {email}
  },
  done: (_, {email}) => ({
    title: 'Check your email',
    description: `We sent a link to confirm the change to ${email}.`,
  }),
  resetForm: true,
  failed: {
    title: 'Error changing email address',
    fallback: 'Your address is as it was. Please try again later.',
    reasons: {
      'sign-in-again': 'Please enter your password once more.',
      'no-address': null,
      'same-address': 'This is your address already.',
      'address-taken': 'There is another account with this email address.',
      'invalid-argument': 'Please enter a valid email address.',
      'rate-limited': 'Too many attempts in a short time. Please try again in an hour.',
    },
  },
  faultyField: () => 'email',
})

/** Sends the verification link once more. */
export const resendVerification = callAction({
  contract: sendVerificationEmail,
  done: {
    title: 'Verification email sent',
    description: 'Please check your inbox for the verification link.',
  },
  failed: {
    title: 'Error',
    fallback: 'Failed to send verification email. Please try again.',
    reasons: {
      'already-verified': 'Your email address has already been verified.',
      'no-address': 'Your account has no email address.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  },
  // Verified in another tab or on another device: reloading the account removes the reminder.
  onRefused: async ({reason}) => {
    if (reason === 'already-verified') await refreshSession()
  },
})

/** Signs the account out everywhere, and this browser in again. */
export const endOtherSessions = callAction({
  contract: contracts.endOtherSessions,
  receive: ({token}) => signInWithToken(token),
  done: {title: 'Other sessions ended', description: 'Every other browser is signed out within an hour.'},
  failed: {
    title: 'Error ending your other sessions',
    fallback: 'They may still be signed in. Please try again later.',
    reasons: {},
  },
})

/** Downloads what is stored of the learner. */
export const exportOwnData = callAction({
  contract: contracts.exportOwnData,
  // Everything of a person may take a while to collect.
  timeoutMs: 60_000,
  receive: ({json}) =>
    downloadFile(`lectern-data-${new Date().toISOString().slice(0, 10)}.json`, 'application/json', json),
  done: {title: 'Your data is downloaded', description: 'The file is among your downloads.'},
  failed: {title: 'Error downloading your data', fallback: 'Please try again later', reasons: {}},
})

/** Deletes the learner's account, and signs out. */
export const deleteOwnAccount = defineAction({
  schema: contracts.deleteOwnAccount.input,
  submit: async (confirmed) => {
    let closesAt: number
    try {
      closesAt = Date.parse((await call(contracts.deleteOwnAccount, confirmed)).closesAt)
    } catch (error) {
      console.error('The account could not be deleted.', error)
      return {formErrors: [errorMessage(accountAttempts.deleteOwnAccount, error)]}
    }
    await signOut({
      title: 'Your account will be deleted',
      description: `We close it on ${longDate(closesAt)}. To keep it, sign in before then.`,
    })
  },
})

/** Keeps an account that was to be deleted. */
export const keepOwnAccount = callAction({
  contract: contracts.keepOwnAccount,
  done: {title: 'Your account stays', description: 'We keep it, with everything in it.'},
  failed: {
    title: 'Error keeping your account',
    fallback: 'Please try again later',
    reasons: {'not-leaving': NOT_LEAVING},
  },
  outdated: true,
})
