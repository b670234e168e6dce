import type {requestPasswordReset} from '@lectern/domain/accounts/contracts'
import type {deleteOwnAccount} from '@lectern/domain/people/contracts'
import type {saveCourses} from '@lectern/domain/saved/contracts'
import type {addPasskey, askPasskey} from '@lectern/domain/staff/passkey-contracts'
import type {AuthAttempt, CallAttempt, Attempt} from './attempt'

/** The end of a refused sign-up, which is a way to sign in there. */
export const SIGN_IN_INSTEAD = 'Please sign in instead'
export const EMAIL_IN_USE = `There is already an account with this email address. ${SIGN_IN_INSTEAD}.`

const INVALID_LINK = 'Invalid or expired password reset link. Please request a new one.'

/** What is said when something about an account fails. */
export const accountAttempts = {
  saveCourses: {
    title: 'Error',
    fallback: 'Your saved courses could not be changed. Please try again.',
    reasons: {},
  } satisfies CallAttempt<typeof saveCourses>,
  signIn: {fallback: 'Failed to sign in. Please check your credentials.'} satisfies AuthAttempt,
  signUp: {
    fallback: 'Failed to create account. Please try again.',
    reasons: {
      'email-in-use': EMAIL_IN_USE,
      'invalid-email': 'Please enter a valid email address.',
    },
  } satisfies AuthAttempt,
  requestReset: {
    fallback: 'Failed to send password reset email. Please try again.',
    reasons: {
      'invalid-argument': 'Please enter a valid email address.',
      'mail-unavailable': null,
    },
  } satisfies CallAttempt<typeof requestPasswordReset>,
  openResetLink: {fallback: INVALID_LINK} satisfies AuthAttempt,
  resetPassword: {
    fallback: 'Failed to update password. Please try again.',
    reasons: {'invalid-code': INVALID_LINK},
  } satisfies AuthAttempt,
  changePassword: {
    title: 'Error changing password',
    fallback: 'Could not update your password',
    reasons: {'wrong-credentials': 'Your current password is not correct.'},
  } satisfies AuthAttempt,
  confirmPassword: {
    fallback: 'Your password could not be checked. Please try again.',
    reasons: {'wrong-credentials': 'Your password is not correct.'},
  } satisfies AuthAttempt,
  confirmIdentity: {
    fallback: 'We could not sign you in again. Please try again.',
    reasons: {
      'wrong-credentials': 'Your password is not correct.',
      'popup-blocked': 'Your browser has blocked the window. Please allow it and try again.',
      cancelled: 'The window was closed before you had signed in.',
    },
  } satisfies AuthAttempt,
  usePasskey: {
    fallback: 'The passkey was not used. Please try again.',
    reasons: {
      'no-passkey': 'Staff need a passkey here, and you have none yet: please add one in your settings.',
      'passkey-refused': 'This passkey was not accepted. Please try again.',
      'too-many-passkeys': 'You have as many passkeys as one may have. Please remove one first.',
    },
  } satisfies CallAttempt<typeof askPasskey> & CallAttempt<typeof addPasskey>,
  deleteOwnAccount: {
    fallback: 'Your account is as it was. Please try again later.',
    reasons: {
      'staff-account':
        'This is a staff account. An owner has to take the role from it before it can be deleted.',
      'teacher-account': 'This is the account of a teacher. Please write to us to end that first.',
    },
  } satisfies CallAttempt<typeof deleteOwnAccount>,
  saveProfile: {title: 'Error updating profile', fallback: 'Please try again later'},
  saveSettings: {title: 'Error saving settings', fallback: 'Could not save your preferences'},
} satisfies Record<string, Attempt>
