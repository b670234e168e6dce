import type {resetPasskeys} from '@lectern/domain/staff/passkey-contracts'
import type {createDiscount, endDiscount} from '@lectern/domain/discount/contracts'
import type {
  addOrderNote,
  recheckOrder,
  refundOrder,
  resendReceipt,
  settleProblem,
} from '@lectern/domain/orders/contracts'
import type {
  deleteLearnerAccount,
  exportLearnerData,
  grantCourse,
  keepLearnerAccount,
  sendPasswordMail,
  withdrawGrant,
} from '@lectern/domain/people/contracts'
import type {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
import type {answerReview, moderateReview} from '@lectern/domain/reviews/contracts'
import type {setStaffRole} from '@lectern/domain/staff/contracts'
import {type CallAttempt, type Attempt, NOT_LEAVING} from './attempt'

const UNKNOWN_LEARNER = 'There is no such account any more.'
const REVIEW_GONE = 'This review no longer exists.'
const REVIEW_CHANGED = 'Its author or somebody else has just changed this review. Please look at it again.'
const UNKNOWN_ORDER = 'This order no longer exists.'
const DISPUTED =
  'The payer’s bank has a dispute about this payment. It can be refunded only where the dispute is won.'

/** What is said when something fails that staff do to orders, learners, discount codes, reviews or roles. */
export const staffAttempts = {
  refundOrder: {
    fallback: 'The order could not be refunded. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-paid': 'Nothing has been paid for this order.',
      'already-refunded': 'This order has been refunded already.',
      'amount-differs': 'This is not the amount of the order.',
      'refund-in-progress': 'Somebody else is refunding this order just now.',
      'already-decided': 'Somebody else has just decided the return of this order. Please look at it again.',
      'payment-disputed': DISPUTED,
      'refund-failed': 'Stripe has not made the refund. The payment at Stripe says why.',
    },
  } satisfies CallAttempt<typeof refundOrder>,
  resendReceipt: {
    fallback: 'The receipt could not be sent. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'not-paid': 'An order that is not paid has no receipt.',
      'no-address': 'This order has no e-mail address.',
    },
  } satisfies CallAttempt<typeof resendReceipt>,
  recheckOrder: {
    fallback: 'Stripe could not be asked. Please try again.',
    reasons: {
      'unknown-order': UNKNOWN_ORDER,
      'unknown-session': 'Stripe knows nothing of this order.',
      'payment-unavailable': 'Stripe does not answer just now. Please try again in a few minutes.',
    },
  } satisfies CallAttempt<typeof recheckOrder>,
  addOrderNote: {
    fallback: 'The note could not be added. Please try again.',
    reasons: {'unknown-order': UNKNOWN_ORDER},
  } satisfies CallAttempt<typeof addOrderNote>,
  settleProblem: {
    fallback: 'The problem could not be settled. Please try again.',
    reasons: {
      'unknown-problem': 'This problem no longer exists.',
      'already-settled': 'This problem has been settled already.',
    },
  } satisfies CallAttempt<typeof settleProblem>,
  decideReturn: {
    title: 'Error',
    fallback: 'Failed to update return status',
    reasons: {
      'already-decided': 'This return has already been decided.',
      'unknown-return': 'This return request no longer exists.',
      'already-refunded':
        'Failed to update return status: the money has gone back already. Approve the return to close it.',
      'payment-disputed': `Failed to update return status. ${DISPUTED}`,
      'refund-failed': 'Failed to update return status: the card could not be refunded.',
    },
  } satisfies CallAttempt<typeof decideReturn>,
  returnDetails: {
    fallback: 'What will happen could not be loaded.',
    reasons: {'unknown-return': 'This return request no longer exists.'},
  } satisfies CallAttempt<typeof returnDetails>,
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
  resetPasskeys: {
    fallback: 'The passkeys are as they were. Please try again later.',
    reasons: {
      'unknown-account': 'This account is no longer staff.',
      'no-passkey': 'They have no passkey any more.',
    },
  } satisfies CallAttempt<typeof resetPasskeys>,
  setStaffRole: {
    fallback: 'The role could not be changed. Please try again.',
    reasons: {
      'unknown-account': 'There is no account with this address. They have to sign up first.',
      'not-verified': 'The address of this account is not verified yet.',
      'last-owner': 'There has to be an owner: make somebody else one first.',
      'not-staff': 'You are no longer an owner.',
    },
  } satisfies CallAttempt<typeof setStaffRole>,
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
} satisfies Record<string, Attempt>
