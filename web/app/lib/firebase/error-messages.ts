import type {
  addSubscriber,
  cancelCheckout,
  CommonReason,
  Contract,
  createCheckout,
  requestPasswordReset,
  resumeCheckout,
  sendContactMessage,
  sendNewsletter,
  sendVerificationEmail,
  subscribe,
} from '@lectern/domain/contracts'
import type {checkDiscount, createDiscount, endDiscount} from '@lectern/domain/discount/contracts'
import type {DiscountRefusal} from '@lectern/domain/discount/discount'
import type {askAboutLesson, correctCertificateName, gradeQuiz} from '@lectern/domain/learning/contracts'
import type {freeAddress, retryMail} from '@lectern/domain/mail/contracts'
import type {
  deleteLearnerAccount,
  deleteOwnAccount,
  exportLearnerData,
  endOtherSessions,
  exportOwnData,
  grantCourse,
  keepLearnerAccount,
  keepOwnAccount,
  requestEmailChange,
  sendPasswordMail,
  withdrawGrant,
} from '@lectern/domain/people/contracts'
import type {
  answerReview,
  markReviewHelpful,
  moderateReview,
  saveReview,
} from '@lectern/domain/reviews/contracts'
import type {
  announceCourse,
  controlNewsletter,
  deleteNewsletterDraft,
  previewNewsletter,
  removeSubscriber,
  saveNewsletterDraft,
  testNewsletter,
} from '@lectern/domain/mail/newsletter-contracts'
import type {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
import {MIN_PASSWORD_LENGTH} from '@lectern/domain/limits'
import {formatCents, MINIMUM_CHARGE_CENTS} from '@lectern/domain/money'
import {AuthFailure, type AuthReason} from './auth-failure'
import {CallFailure, wasAnswered} from './call-failure'
import type {ToastOptions} from '~/ui/feedback/toast'
import {messageNotSent, notReached, unreachable} from './unreachable-words'

/** The end of a refused sign-up, which is a way to sign in there. */
export const SIGN_IN_INSTEAD = 'Please sign in instead'
export const EMAIL_IN_USE = `There is already an account with this email address. ${SIGN_IN_INSTEAD}.`

/**
 * The messages for one failed attempt: `reasons` by the reason of the failure, and `fallback` for all others. `null` says that
 * the fallback is intended for a reason.
 */
interface Attempt {
  /** the title, for attempts whose failure is shown in a toast */
  title?: string
  /** text of the toast before the message */
  before?: string
  fallback: string
  reasons?: Readonly<Partial<Record<string, string | null>>>
}

/** An attempt by a callable function: every reason of its contract needs an entry; the common reasons may have one. */
export interface CallAttempt<C extends Contract> extends Attempt {
  reasons: Readonly<
    Record<C['reasons'][number], string | null> &
      Partial<Record<CommonReason | 'unreadable' | typeof NOT_REACHED, string>>
  >
}

interface AuthAttempt extends Attempt {
  reasons?: Readonly<Partial<Record<AuthReason, string>>>
}

/** A call without an answer; only some attempts have another message for it than for an error of the service. */
const NOT_REACHED = 'not-reached'

const INVALID_LINK = 'Invalid or expired password reset link. Please request a new one.'

/** Reasons with the same message for all attempts. */
const shared: Readonly<Partial<Record<string, string>>> = {
  offline: unreachable,
  'too-many-attempts': 'Too many attempts. Please wait a few minutes and try again.',
  'rate-limited': 'Too many attempts. Please wait a few minutes and try again.',
  'signed-out': 'Your session has ended. Please sign in again.',
  'not-staff': 'This is for staff only. Please sign in with a staff account.',
  disabled: 'This account has been disabled. Please contact us.',
  'weak-password': `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  'other-provider':
    'You already have an account with this email address. Please sign in the way you did before.',
}

const MAIL_UNAVAILABLE = 'Our mail service is not available just now. Please try again in a few minutes.'
const UNKNOWN_LEARNER = 'There is no such account any more.'
const NOT_LEAVING = 'This account is not to be deleted any more, or it is being deleted already.'
const AMOUNT_REFUSED = `This total cannot be paid: a payment is at least ${formatCents(MINIMUM_CHARGE_CENTS)}.`
const PAYMENT_REFUSED = 'Our payment service does not accept this order. Please contact us.'
const NOT_OPEN = 'This order is no longer waiting for your payment.'

const REVIEW_GONE = 'This review no longer exists.'
const REVIEW_CHANGED = 'Its author or somebody else has just changed this review. Please look at it again.'
const CODE_ENDED = 'This code has ended.'
const discountRefusals: Readonly<Record<DiscountRefusal, string>> = {
  'unknown-code': 'There is no such code. Please check it once more.',
  'code-not-started': 'This code cannot be used yet.',
  'code-ended': CODE_ENDED,
  'code-used-up': 'This code has been used as often as it can be.',
  'code-used': 'You have used this code already.',
  'code-not-for-cart': 'This code is for a course that is not in your cart.',
  'code-too-large': `This code cannot be used for this cart: at least ${formatCents(MINIMUM_CHARGE_CENTS)} has to be left to pay.`,
}

const attempts = {
  checkout: {
    title: 'Payment Error',
    fallback: 'There was a problem processing your payment. Please try again.',
    reasons: {
      'unknown-course': 'A course in your cart is no longer available. Please remove it to continue.',
      'already-owned': 'You already own a course in your cart. Please remove it to continue.',
      'duplicate-course': 'A course is in your cart twice. Please remove it and add it again.',
      'price-changed': 'A price has changed. Please check the new total before you pay.',
      'payment-in-progress':
        'A payment of yours is still being processed. Please wait until it is done before you pay again.',
      'payment-unavailable': null,
      'amount-refused': AMOUNT_REFUSED,
      'payment-refused': PAYMENT_REFUSED,
      ...discountRefusals,
      unreadable: 'No checkout URL returned',
    },
  } satisfies CallAttempt<typeof createCheckout>,
  resumeCheckout: {
    fallback: 'There was a problem processing your payment. Please try again.',
    reasons: {
      'unknown-order': 'This order no longer exists.',
      'not-open': NOT_OPEN,
      'payment-unavailable': null,
      'amount-refused': AMOUNT_REFUSED,
      'payment-refused': PAYMENT_REFUSED,
    },
  } satisfies CallAttempt<typeof resumeCheckout>,
  cancelCheckout: {
    fallback: 'The order could not be cancelled. Please try again.',
    reasons: {
      'unknown-order': 'This order no longer exists.',
      'not-open': NOT_OPEN,
      'payment-unavailable': null,
    },
  } satisfies CallAttempt<typeof cancelCheckout>,
  checkDiscount: {
    fallback: 'This code could not be checked. Please try again.',
    reasons: {
      ...discountRefusals,
      'rate-limited': 'Too many codes that do not exist. Please wait a while and try again.',
      'invalid-argument': 'A code has 3 to 32 letters, digits and hyphens.',
    },
  } satisfies CallAttempt<typeof checkDiscount>,
  createDiscount: {
    fallback: 'The code could not be made. Please try again.',
    reasons: {
      'code-exists': 'There is, or was, a code of this name. Please choose another.',
      'unknown-course': 'This course is not sold at the moment.',
    },
  } satisfies CallAttempt<typeof createDiscount>,
  endDiscount: {
    fallback: 'The code could not be ended. Please try again.',
    reasons: {
      'unknown-code': 'This code no longer exists.',
      'code-ended': 'This code has been ended already.',
    },
  } satisfies CallAttempt<typeof endDiscount>,
  contact: {
    fallback: messageNotSent,
    reasons: {
      'mail-unavailable': MAIL_UNAVAILABLE,
      'rate-limited': 'Too many messages in a short time. Please wait a few minutes and try again.',
      'invalid-argument': 'Please check this once more.',
    },
  } satisfies CallAttempt<typeof sendContactMessage>,
  subscribe: {
    title: 'Subscription failed',
    before: 'There was a problem subscribing to the newsletter: ',
    fallback: 'Unknown error',
    reasons: {
      'already-subscribed': 'This email is already subscribed to our newsletter.',
      'invalid-argument': 'Please enter a valid email address.',
      'rate-limited': 'too many attempts; please wait a few minutes',
      internal: 'an error on our side',
      [NOT_REACHED]: notReached,
    },
  } satisfies CallAttempt<typeof subscribe>,
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
  decideReturn: {
    title: 'Error',
    fallback: 'Failed to update return status',
    reasons: {
      'already-decided': 'This return has already been decided.',
      'unknown-return': 'This return request no longer exists.',
      'already-refunded':
        'Failed to update return status: the money has gone back already. Approve the return to close it.',
      'refund-failed': 'Failed to update return status: the card could not be refunded.',
    },
  } satisfies CallAttempt<typeof decideReturn>,
  returnDetails: {
    fallback: 'What will happen could not be loaded.',
    reasons: {'unknown-return': 'This return request no longer exists.'},
  } satisfies CallAttempt<typeof returnDetails>,
  announceCourse: {
    title: 'Error',
    fallback: 'The course could not be announced. Please try again.',
    reasons: {
      'unknown-course': 'This course is not published, or it is archived.',
      'already-announced': 'This course has been announced already.',
      'content-unavailable': null,
    },
  } satisfies CallAttempt<typeof announceCourse>,
  removeSubscriber: {
    title: 'Error',
    fallback: 'The subscriber could not be removed. Please try again.',
    reasons: {'unknown-subscriber': 'This address is no longer among the subscribers.'},
  } satisfies CallAttempt<typeof removeSubscriber>,
  saveNewsletterDraft: {
    title: 'Error',
    fallback: 'It could not be saved. Please try again.',
    reasons: {},
  } satisfies CallAttempt<typeof saveNewsletterDraft>,
  deleteNewsletterDraft: {
    title: 'Error',
    fallback: 'It could not be deleted. Please try again.',
    reasons: {'unknown-draft': 'Somebody else has deleted or sent it.'},
  } satisfies CallAttempt<typeof deleteNewsletterDraft>,
  previewNewsletter: {
    fallback: 'The preview could not be loaded.',
    reasons: {},
  } satisfies CallAttempt<typeof previewNewsletter>,
  testNewsletter: {
    title: 'Error',
    fallback: 'The test could not be sent. Please try again.',
    reasons: {
      'no-recipients': 'Your account has no address to send it to.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  } satisfies CallAttempt<typeof testNewsletter>,
  controlNewsletter: {
    title: 'Error',
    fallback: 'That did not work. Please try again.',
    reasons: {
      'unknown-newsletter': 'This newsletter no longer exists.',
      'not-open': 'This is no longer possible: it has gone on meanwhile.',
    },
  } satisfies CallAttempt<typeof controlNewsletter>,
  sendNewsletter: {
    title: 'Error',
    before: 'Failed to send newsletter: ',
    fallback: 'Unknown error occurred',
    reasons: {
      'no-recipients': 'nobody on the list can be written to',
      'mail-unavailable': 'the mail service is not available',
      'invalid-argument': 'the subject, the content or an address was not accepted',
      'rate-limited': 'too many newsletters in a short time; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can send newsletters',
    },
  } satisfies CallAttempt<typeof sendNewsletter>,
  addSubscriber: {
    title: 'Error',
    before: 'Failed to add test subscriber: ',
    fallback: 'Unknown error occurred',
    reasons: {
      'already-subscribed': 'this email is already subscribed',
      'invalid-argument': 'please enter a valid email address',
      'rate-limited': 'too many attempts; please wait a few minutes',
      'signed-out': 'your session has ended; please sign in again',
      'not-staff': 'only staff can add subscribers',
    },
  } satisfies CallAttempt<typeof addSubscriber>,
  correctCertificateName: {
    title: 'Error',
    fallback: 'Failed to correct the name. Please try again.',
    reasons: {
      'unknown-certificate': 'This certificate no longer exists.',
      'already-corrected': 'The name has been corrected once already. Please write to us.',
      withdrawn: 'This certificate has been withdrawn.',
      'invalid-argument': 'Please enter the name for the certificate.',
    },
  } satisfies CallAttempt<typeof correctCertificateName>,
  gradeQuiz: {
    fallback: 'Your answer could not be checked. Please try again.',
    reasons: {
      'not-owned': 'You do not own this course.',
      withdrawn: 'This course is closed to you now: its order was refunded.',
      'unknown-lesson': 'This lesson is no longer in the course.',
      'unknown-question': 'This question has changed. Please load the page again.',
      'section-locked': 'This section is not open yet: please do what comes before it first.',
      'content-unavailable': null,
      'signed-out': 'Your session has ended. Please sign in again.',
      [NOT_REACHED]:
        'We could not be reached. Your answer is still here: please check your connection and try again.',
    },
  } satisfies CallAttempt<typeof gradeQuiz>,
  askAboutLesson: {
    fallback: 'Your question could not be sent. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can ask about its lessons.',
      withdrawn: 'This course is closed to you now: its order was refunded.',
      'unknown-lesson': 'This lesson is no longer in the course.',
      'mail-unavailable': MAIL_UNAVAILABLE,
      'content-unavailable': null,
      'rate-limited': 'Too many questions in a short time. Please wait a few minutes and try again.',
    },
  } satisfies CallAttempt<typeof askAboutLesson>,
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
  grantCourse: {
    fallback: 'The course could not be given. Please try again.',
    reasons: {
      'unknown-learner': UNKNOWN_LEARNER,
      'unknown-course': 'There is no such course.',
      'already-owned': 'They own this course already.',
      'content-unavailable': 'The courses cannot be reached just now. Please try again in a few minutes.',
    },
  } satisfies CallAttempt<typeof grantCourse>,
  withdrawGrant: {
    fallback: 'The course could not be withdrawn. Please try again.',
    reasons: {
      'not-granted':
        'Nobody gave them this course, or somebody has withdrawn it. What was bought is taken back by refunding its order.',
    },
  } satisfies CallAttempt<typeof withdrawGrant>,
  sendPasswordMail: {
    fallback: 'The mail could not be sent. Please try again.',
    reasons: {'unknown-learner': UNKNOWN_LEARNER, 'no-address': 'This account has no email address.'},
  } satisfies CallAttempt<typeof sendPasswordMail>,
  exportLearnerData: {
    fallback: 'The data could not be exported. Please try again.',
    reasons: {'unknown-learner': UNKNOWN_LEARNER},
  } satisfies CallAttempt<typeof exportLearnerData>,
  deleteLearnerAccount: {
    fallback: 'The account is as it was. Please try again.',
    reasons: {
      'unknown-learner': UNKNOWN_LEARNER,
      'staff-account': 'This is a staff account. An owner has to take the role from it first.',
    },
  } satisfies CallAttempt<typeof deleteLearnerAccount>,
  keepLearnerAccount: {
    fallback: 'The account could not be kept. Please try again.',
    reasons: {'not-leaving': NOT_LEAVING},
  } satisfies CallAttempt<typeof keepLearnerAccount>,
  saveReview: {
    fallback: 'Your review could not be saved. Please try again.',
    reasons: {
      'not-owned': 'Only those who own the course can review it.',
      withdrawn: 'This course is closed to you now: its order was refunded.',
      'unknown-course': 'This course no longer exists.',
      'first-section-open': 'Please finish the first section of the course first.',
      'content-unavailable': null,
      'rate-limited': 'Too many changes in a short time. Please wait a while and try again.',
      [NOT_REACHED]:
        'We could not be reached. Your review is still here: please check your connection and try again.',
    },
  } satisfies CallAttempt<typeof saveReview>,
  markReviewHelpful: {
    title: 'Error',
    fallback: 'Your vote could not be saved. Please try again.',
    reasons: {
      'unknown-review': 'This review is no longer shown.',
      'own-review': 'This review is yours.',
    },
  } satisfies CallAttempt<typeof markReviewHelpful>,
  moderateReview: {
    title: 'Error',
    fallback: 'The review could not be changed. Please try again.',
    reasons: {'unknown-review': REVIEW_GONE, 'review-changed': REVIEW_CHANGED},
  } satisfies CallAttempt<typeof moderateReview>,
  answerReview: {
    title: 'Error',
    fallback: 'The answer could not be saved. Please try again.',
    reasons: {'unknown-review': REVIEW_GONE, 'review-changed': REVIEW_CHANGED},
  } satisfies CallAttempt<typeof answerReview>,
  retryMail: {
    fallback: 'The mail could not be tried again. Please try again.',
    reasons: {
      'unknown-mail': 'This mail is not kept any more.',
      'already-sent': 'This mail has been sent, or is being sent just now.',
    },
  } satisfies CallAttempt<typeof retryMail>,
  freeAddress: {
    fallback: 'The address could not be freed. Please try again.',
    reasons: {
      'not-suppressed': 'This address is not suppressed any more.',
      'mail-unavailable': MAIL_UNAVAILABLE,
    },
  } satisfies CallAttempt<typeof freeAddress>,
  saveProfile: {title: 'Error updating profile', fallback: 'Please try again later'},
  saveSettings: {title: 'Error saving settings', fallback: 'Could not save your preferences'},
  createReturn: {title: 'Error creating return request', fallback: 'Please try again later'},
} satisfies Record<string, Attempt>

type Attempts = typeof attempts
type AttemptWithToast = {
  [A in keyof Attempts]: Attempts[A] extends {title: string} ? A : never
}[keyof Attempts]

/** The reason of an AuthFailure or CallFailure; `unknown` for any other error. */
function reasonOf(error: unknown): string {
  return error instanceof CallFailure || error instanceof AuthFailure ? error.reason : 'unknown'
}

/**
 * The message for a failure: the specification's where it has one. The message of a library or of the server is never shown.
 */
export function errorMessage(attempt: keyof typeof attempts, error: unknown): string {
  return messageOf(attempts[attempt], error)
}

/** The message for a failure of an attempt whose words are elsewhere, as those of staff: visitors do not load them. */
export function messageOf({fallback, reasons = {}}: Attempt, error: unknown): string {
  const reason = reasonOf(error)
  const words = reasons[reason] ?? shared[reason] ?? fallback
  return wasAnswered(error) ? words : (reasons[NOT_REACHED] ?? words)
}

/** Why a code takes nothing off a cart. */
export function discountRefusalMessage(refusal: DiscountRefusal): string {
  return discountRefusals[refusal]
}

/** The message as a toast. */
export function errorToast(attempt: AttemptWithToast, error: unknown): ToastOptions {
  const {title, before = ''}: Attempt & {title: string} = attempts[attempt]
  return {title, description: before + errorMessage(attempt, error), variant: 'destructive'}
}

/** Shown at a form while its values are not saved; the toast has the reason. */
export const NOT_SAVED = 'Your changes have not been saved. Please try again later.'
export const RETURN_NOT_SENT = 'Your request has not been sent. Please try again later.'
export const ALREADY_REQUESTED = 'A return has already been requested for this order'

/** The message for a failed sign-in with Google or Facebook. */
export function providerWords(provider: string, error: unknown): string {
  const known = reasonOf(error) === 'other-provider' ? shared['other-provider'] : undefined
  return known ?? `Failed to sign in with ${provider}. Please try again.`
}
