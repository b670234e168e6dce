import {mailSecrets, muxPrivateKey, sanityReadToken, stripeSecretKey} from '../parameters.ts'
import {place} from '../runtime.ts'
import type {Callables} from './callables.ts'
import {contractDoor} from './contract-door.ts'
import {staffDoor} from './parameters.ts'

const callables: Callables<'staff' | 'owner'> = {
  listStaffActions: async () => (await import('../staff/actions/list-staff-actions.ts')).listStaffActions,
  announceCourse: async () => (await import('../staff/announce/announce-course.ts')).announceCourse,
  announcementDetails: async () => (await import('../staff/announce/announce-course.ts')).announcementDetails,
  shopStatistics: async () => (await import('../staff/dashboard/shop-statistics.ts')).shopStatistics,
  createDiscount: async () => (await import('../staff/discounts/create-discount.ts')).createDiscount,
  endDiscount: async () => (await import('../staff/discounts/end-discount.ts')).endDiscount,
  courseInsights: async () => (await import('../staff/insights/course-insights.ts')).courseInsights,
  deleteLearnerAccount: async () =>
    (await import('../staff/learners/account-actions.ts')).deleteLearnerAccount,
  exportLearnerData: async () => (await import('../staff/learners/account-actions.ts')).exportLearnerData,
  keepLearnerAccount: async () => (await import('../staff/learners/account-actions.ts')).keepLearnerAccount,
  sendPasswordMail: async () => (await import('../staff/learners/account-actions.ts')).sendPasswordMail,
  findLearners: async () => (await import('../staff/learners/find-learners.ts')).findLearners,
  grantCourse: async () => (await import('../staff/learners/grant-course.ts')).grantCourse,
  readLearner: async () => (await import('../staff/learners/read-learner.ts')).readLearner,
  withdrawGrant: async () => (await import('../staff/learners/withdraw-grant.ts')).withdrawGrant,
  addSubscriber: async () => (await import('../staff/newsletter/add-subscriber.ts')).addSubscriber,
  controlNewsletter: async () =>
    (await import('../staff/newsletter/control-newsletter.ts')).controlNewsletter,
  deleteNewsletterDraft: async () => (await import('../staff/newsletter/drafts.ts')).deleteNewsletterDraft,
  listNewsletterDrafts: async () => (await import('../staff/newsletter/drafts.ts')).listNewsletterDrafts,
  saveNewsletterDraft: async () => (await import('../staff/newsletter/drafts.ts')).saveNewsletterDraft,
  listNewsletters: async () => (await import('../staff/newsletter/list-newsletters.ts')).listNewsletters,
  listRecipients: async () => (await import('../staff/newsletter/list-recipients.ts')).listRecipients,
  previewNewsletter: async () =>
    (await import('../staff/newsletter/preview-newsletter.ts')).previewNewsletter,
  testNewsletter: async () => (await import('../staff/newsletter/preview-newsletter.ts')).testNewsletter,
  removeSubscriber: async () => (await import('../staff/newsletter/remove-subscriber.ts')).removeSubscriber,
  sendNewsletter: async () => (await import('../staff/newsletter/send-newsletter.ts')).sendNewsletter,
  addOrderNote: async () => (await import('../staff/orders/add-order-note.ts')).addOrderNote,
  listOrders: async () => (await import('../staff/orders/list-orders.ts')).listOrders,
  listProblems: async () => (await import('../staff/orders/list-problems.ts')).listProblems,
  orderDetails: async () => (await import('../staff/orders/order-details.ts')).orderDetails,
  recheckOrder: async () => (await import('../staff/orders/recheck-order.ts')).recheckOrder,
  refundOrder: async () => (await import('../staff/orders/refund-order.ts')).refundOrder,
  resendReceipt: async () => (await import('../staff/orders/resend-receipt.ts')).resendReceipt,
  settleProblem: async () => (await import('../staff/orders/settle-problem.ts')).settleProblem,
  freeAddress: async () => (await import('../staff/outbox/free-address.ts')).freeAddress,
  listMails: async () => (await import('../staff/outbox/list-mails.ts')).listMails,
  listSuppressions: async () => (await import('../staff/outbox/list-suppressions.ts')).listSuppressions,
  retryMail: async () => (await import('../staff/outbox/retry-mail.ts')).retryMail,
  decideReturn: async () => (await import('../staff/returns/decide-return.ts')).decideReturn,
  returnDetails: async () => (await import('../staff/returns/return-details.ts')).returnDetails,
  answerReview: async () => (await import('../staff/reviews/moderate-review.ts')).answerReview,
  moderateReview: async () => (await import('../staff/reviews/moderate-review.ts')).moderateReview,
  listStaff: async () => (await import('../staff/roles/list-staff.ts')).listStaff,
  removePasskey: async () => (await import('../staff/passkeys/passkeys.ts')).removePasskey,
  resetPasskeys: async () => (await import('../staff/passkeys/passkeys.ts')).resetPasskeys,
  setStaffRole: async () => (await import('../staff/roles/set-staff-role.ts')).setStaffRole,
}

/** Answers the contracts of staff and owners. */
export const staff = contractDoor(callables, {
  ...place,
  ...staffDoor,
  secrets: [muxPrivateKey, sanityReadToken, stripeSecretKey, ...mailSecrets],
})
