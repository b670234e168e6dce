import type {requestPasswordReset, sendVerificationEmail} from '@lectern/domain/contracts'
import type {
  deleteOwnAccount,
  endOtherSessions,
  exportOwnData,
  keepOwnAccount,
  requestEmailChange,
} from '@lectern/domain/people/contracts'
import type {addPasskey, askPasskey, removePasskey} from '@lectern/domain/staff/passkey-contracts'
import {type AuthAttempt, type CallAttempt, type Attempt, MAIL_UNAVAILABLE, NOT_LEAVING} from './attempt'

/** The end of a refused sign-up, which is a way to sign in there. */
export const SIGN_IN_INSTEAD = 'Please sign in instead'
export const EMAIL_IN_USE = `There is already an account with this email address. ${SIGN_IN_INSTEAD}.`

/** Shown at a form while its values are not saved; the toast has the reason. */
export const NOT_SAVED = 'Your changes have not been saved. Please try again later.'

const INVALID_LINK = 'Invalid or expired password reset link. Please request a new one.'

/** What is said when something about an account fails. */
export const accountAttempts = {
  signIn: {fallback: 'Failed to sign in. Please check your credentials.'} satisfies AuthAttempt,
  signUp: {
    fallback: 'Failed to create account. Please try again.',
    reasons: {
      'email-in-use': EMAIL_IN_USE,
      'invalid-email': 'Please enter a valid email address.',
    },
  } satisfies AuthAttempt,
  requestReset: {
    title: 'Error',
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
  removePasskey: {
    fallback: 'The passkey is still there. Please try again later.',
    reasons: {'no-passkey': 'This passkey has been removed already.'},
  } satisfies CallAttempt<typeof removePasskey>,
  requestEmailChange: {
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
  } satisfies CallAttempt<typeof requestEmailChange>,
  endOtherSessions: {
    title: 'Error ending your other sessions',
    fallback: 'They may still be signed in. Please try again later.',
    reasons: {},
  } satisfies CallAttempt<typeof endOtherSessions>,
  resendVerification: {
    title: 'Error',
    fallback: 'Failed to send verification email. Please try again.',
    reasons: {
      'already-verified': 'Your email address has already been verified.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  } satisfies CallAttempt<typeof sendVerificationEmail>,
  exportOwnData: {
    title: 'Error downloading your data',
    fallback: 'Please try again later',
    reasons: {},
  } satisfies CallAttempt<typeof exportOwnData>,
  deleteOwnAccount: {
    title: 'Error deleting your account',
    fallback: 'Your account is as it was. Please try again later.',
    reasons: {
      'staff-account':
        'This is a staff account. An owner has to take the role from it before it can be deleted.',
    },
  } satisfies CallAttempt<typeof deleteOwnAccount>,
  keepOwnAccount: {
    title: 'Error keeping your account',
    fallback: 'Please try again later',
    reasons: {'not-leaving': NOT_LEAVING},
  } satisfies CallAttempt<typeof keepOwnAccount>,
  saveProfile: {title: 'Error updating profile', fallback: 'Please try again later'},
  saveSettings: {title: 'Error saving settings', fallback: 'Could not save your preferences'},
} satisfies Record<string, Attempt>
