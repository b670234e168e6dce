import {AuthFailure} from './auth-failure'
import {CallFailure} from './call-failure'

/** What somebody tried to do, in the words that stand for it when nothing better is known. */
interface Attempt {
  fallback: string
  /** words for some of the reasons it can be refused for */
  reasons?: Readonly<Record<string, string>>
}

const DEAD_LINK = 'Invalid or expired password reset link. Please request a new one.'
const OFFLINE = 'We could not reach the service. Please check your connection and try again.'

/** Reasons that read the same whatever was tried. */
const shared: Readonly<Record<string, string>> = {
  offline: OFFLINE,
  'too-many-attempts': 'Too many attempts. Please wait a few minutes and try again.',
  'rate-limited': 'Too many attempts. Please wait a few minutes and try again.',
  'signed-out': 'Your session has ended. Please sign in again.',
  'not-staff': 'This is for staff only. Please sign in with a staff account.',
  disabled: 'This account has been disabled. Please contact us.',
  'weak-password': 'Password must be at least 6 characters',
  'other-provider':
    'You already have an account with this email address. Please sign in the way you did before.',
}

const attempts = {
  checkout: {
    fallback: 'There was a problem processing your payment. Please try again.',
    reasons: {
      'unknown-course': 'A course in your cart is no longer available. Please remove it to continue.',
      'already-owned': 'You already own a course in your cart. Please remove it to continue.',
      'duplicate-course': 'A course is in your cart twice. Please remove it and add it again.',
      'price-changed': 'A price has changed. Please check the new total before you pay.',
      'payment-in-progress':
        'A payment of yours is still being processed. Please wait until it is done before you pay again.',
      unreadable: 'No checkout URL returned',
    },
  },
  signIn: {fallback: 'Failed to sign in. Please check your credentials.'},
  signUp: {
    fallback: 'Failed to create account. Please try again.',
    reasons: {
      'email-in-use': 'There is already an account with this email address. Please sign in instead.',
      'invalid-email': 'Please enter a valid email address.',
    },
  },
  requestReset: {
    fallback: 'Failed to send password reset email. Please try again.',
    reasons: {'invalid-argument': 'Please enter a valid email address.'},
  },
  openResetLink: {fallback: DEAD_LINK},
  resetPassword: {
    fallback: 'Failed to update password. Please try again.',
    reasons: {
      'invalid-code': DEAD_LINK,
    },
  },
  changePassword: {
    fallback: 'Could not update your password',
    reasons: {
      'wrong-credentials': 'Your current password is not correct.',
    },
  },
  resendVerification: {
    fallback: 'Failed to send verification email. Please try again.',
    reasons: {
      'already-verified': 'Your email address has already been verified.',
      'mail-unavailable': 'Our mail service is not available just now. Please try again in a few minutes.',
    },
  },
  decideReturn: {
    fallback: 'Failed to update return status',
    reasons: {
      'already-decided': 'This return has already been decided.',
      'unknown-return': 'This return request no longer exists.',
      'refund-failed': 'Failed to update return status: the card could not be refunded.',
    },
  },
  sendNewsletter: {
    fallback: 'Unknown error occurred',
    reasons: {
      'no-recipients': 'nobody on the list can be written to',
      'mail-unavailable': 'the mail service is not available',
      'invalid-argument': 'the subject, the content or an address was not accepted',
      'rate-limited': 'too many newsletters in a short time; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can send newsletters',
    },
  },
  addSubscriber: {
    fallback: 'Unknown error occurred',
    reasons: {
      'already-subscribed': 'this email is already subscribed',
      'invalid-argument': 'please enter a valid email address',
      'rate-limited': 'too many attempts; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can add subscribers',
    },
  },
} satisfies Record<string, Attempt>

/** The reason carried by an error of ours; `unknown` for any other. */
function reasonOf(error: unknown): string {
  return error instanceof CallFailure || error instanceof AuthFailure ? error.reason : 'unknown'
}

/**
 * The one place where a reason turns into words for the reader: the specification's where it gives them. A library's or
 * the server's own text is never shown.
 */
export function failureWords(attempt: keyof typeof attempts, error: unknown): string {
  const {fallback, reasons = {}}: Attempt = attempts[attempt]
  const reason = reasonOf(error)
  return reasons[reason] ?? shared[reason] ?? fallback
}

/** The words for a sign-in with Google or Facebook that failed. */
export function providerWords(provider: string, error: unknown): string {
  const known = reasonOf(error) === 'other-provider' ? shared['other-provider'] : undefined
  return known ?? `Failed to sign in with ${provider}. Please try again.`
}
