import {passwordChangedMail} from './accounts/password-changed-mail.ts'
import {passwordResetMail} from './accounts/password-reset-mail.ts'
import {emailChangeMail} from './accounts/email-change-mail.ts'
import {emailChangeNoticeMail} from './accounts/email-change-notice-mail.ts'
import {verificationMail} from './accounts/verification-mail.ts'
import {certificateMail} from './certificates/certificate-mail.ts'
import {contactMail} from './contact/contact-mail.ts'
import {newCourseMail} from './content/new-course-mail.ts'
import {reviewInvitationMail} from './learning/review-invitation-mail.ts'
import {lessonQuestionMail} from './questions/lesson-question-mail.ts'
import {questionAskedMail} from './questions/question-asked-mail.ts'
import {questionAnsweredMail} from './questions/question-answered-mail.ts'
import {workAnsweredMail} from './submissions/work-answered-mail.ts'
import {workHandedInMail} from './submissions/work-handed-in-mail.ts'
import {giftAcceptedMail} from './gifts/gift-accepted-mail.ts'
import {giftMail} from './gifts/gift-mail.ts'
import {giftWithdrawnMail} from './gifts/gift-withdrawn-mail.ts'
import {giftReturnedMail} from './gifts/gift-returned-mail.ts'
import {managerMail} from './teams/manager-mail.ts'
import {seatMail} from './teams/seat-mail.ts'
import {seatWithdrawnMail} from './teams/seat-withdrawn-mail.ts'
import {confirmationMail} from './newsletter/confirmation-mail.ts'
import {newsletterMail} from './newsletter/newsletter-mail.ts'
import {newsletterTestMail} from './staff/newsletter/newsletter-test-mail.ts'
import {coursesWithdrawnMail} from './orders/courses-withdrawn-mail.ts'
import {orderPlacedMail} from './orders/order-placed-mail.ts'
import {paymentFailedMail} from './orders/payment-failed-mail.ts'
import {problemMail} from './orders/problem-mail.ts'
import {receiptMail} from './orders/receipt-mail.ts'
import {refundedMail} from './orders/refunded-mail.ts'
import {registerMails} from './outbox/registry.ts'
import {cartMail} from './reminders/cart-mail.ts'
import {pickUpMail} from './reminders/pick-up-mail.ts'
import {reviewDecidedMail} from './reviews/review-decided-mail.ts'
import {cheaperMail} from './saved/cheaper-mail.ts'
import {courseGrantedMail} from './staff/learners/course-granted-mail.ts'
import {sectionsOpenedMail} from './staff/learners/sections-opened-mail.ts'
import {accountErasedMail} from './privacy/account-erased-mail.ts'
import {accountLeavingMail} from './privacy/account-leaving-mail.ts'
import {refundFailedMail} from './returns/refund-failed-mail.ts'
import {teacherInvitationMail} from './teachers/invitation-mail.ts'
import {payoutFailedMail} from './teachers/payout-failed-mail.ts'
import {profileChangedMail} from './teachers/profile/profile-changed-mail.ts'
import {returnDecidedMail} from './returns/return-decided-mail.ts'
import {returnRequestedMail} from './returns/return-requested-mail.ts'

/** Every mail that is sent, one line a mail. Importing this file registers them with the outbox. */
registerMails([
  receiptMail,
  orderPlacedMail,
  paymentFailedMail,
  returnRequestedMail,
  returnDecidedMail,
  refundFailedMail,
  refundedMail,
  coursesWithdrawnMail,
  giftMail,
  giftReturnedMail,
  giftAcceptedMail,
  giftWithdrawnMail,
  seatMail,
  seatWithdrawnMail,
  managerMail,
  problemMail,
  verificationMail,
  emailChangeMail,
  emailChangeNoticeMail,
  passwordResetMail,
  passwordChangedMail,
  contactMail,
  confirmationMail,
  newsletterMail,
  newsletterTestMail,
  newCourseMail,
  certificateMail,
  pickUpMail,
  cartMail,
  cheaperMail,
  lessonQuestionMail,
  questionAskedMail,
  questionAnsweredMail,
  workHandedInMail,
  workAnsweredMail,
  accountLeavingMail,
  accountErasedMail,
  courseGrantedMail,
  sectionsOpenedMail,
  reviewDecidedMail,
  reviewInvitationMail,
  teacherInvitationMail,
  payoutFailedMail,
  profileChangedMail,
])
