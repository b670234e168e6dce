// Written by `npm run doors` from the files that answer contracts.
import type {Callables} from './callables.ts'

export const callables: Callables<'signed-in'> = {
  endOtherSessions: async () => (await import('../accounts/end-other-sessions.ts')).endOtherSessions,
  requestEmailChange: async () => (await import('../accounts/request-email-change.ts')).requestEmailChange,
  sendPasswordConfirmation: async () => (await import('../accounts/send-password-confirmation.ts')).sendPasswordConfirmation,
  sendVerificationEmail: async () => (await import('../accounts/send-verification-email.ts')).sendVerificationEmail,
  correctCertificateName: async () => (await import('../certificates/correct-certificate-name.ts')).correctCertificateName,
  resumeCheckout: async () => (await import('../checkout/abandoned.ts')).resumeCheckout,
  cancelCheckout: async () => (await import('../checkout/abandoned.ts')).cancelCheckout,
  confirmOrder: async () => (await import('../checkout/confirm-order.ts')).confirmOrder,
  createCheckout: async () => (await import('../checkout/create-checkout.ts')).createCheckout,
  sendPaymentConfirmation: async () => (await import('../checkout/send-payment-confirmation.ts')).sendPaymentConfirmation,
  checkDiscount: async () => (await import('../discounts/check-discount.ts')).checkDiscount,
  askAboutLesson: async () => (await import('../learning/ask-about-lesson.ts')).askAboutLesson,
  openCourse: async () => (await import('../learning/open-course.ts')).openCourse,
  recordProgress: async () => (await import('../learning/record-progress.ts')).recordProgress,
  exportOwnData: async () => (await import('../privacy/own-data.ts')).exportOwnData,
  deleteOwnAccount: async () => (await import('../privacy/own-data.ts')).deleteOwnAccount,
  keepOwnAccount: async () => (await import('../privacy/own-data.ts')).keepOwnAccount,
  markReviewHelpful: async () => (await import('../reviews/mark-review-helpful.ts')).markReviewHelpful,
  saveReview: async () => (await import('../reviews/save-review.ts')).saveReview,
  addPasskey: async () => (await import('../staff/passkeys/add-passkey.ts')).addPasskey,
  askPasskey: async () => (await import('../staff/passkeys/ask-passkey.ts')).askPasskey,
  confirmByPasskey: async () => (await import('../staff/passkeys/confirm-by-passkey.ts')).confirmByPasskey,
  listPasskeys: async () => (await import('../staff/passkeys/passkeys.ts')).listPasskeys,
}
