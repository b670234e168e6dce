/** What staff do that is recorded, with its label in the list of their acts. */
export const STAFF_ACTIONS = {
  'return-approved': 'Approved a return',
  'return-rejected': 'Rejected a return',
  'order-refunded': 'Refunded an order',
  'order-noted': 'Noted something about an order',
  'order-rechecked': 'Asked Stripe about an order again',
  'receipt-resent': 'Sent a receipt again',
  'problem-settled': 'Settled a problem',
  'courses-withdrawn': 'Withdrew the courses of a lost dispute',
  'courses-left': 'Left the courses of a lost dispute',
  'role-changed': 'Changed who is staff',
  'subscriber-added': 'Added a subscriber',
  'subscriber-removed': 'Removed a subscriber',
  'newsletter-sent': 'Sent a newsletter',
  'course-granted': 'Gave a course',
  'grant-withdrawn': 'Withdrew a course that was given',
  'password-mail-sent': 'Sent a password mail',
  'learner-read': 'Opened what is known of a learner',
  'data-exported': 'Exported the data of a learner',
  'account-deleted': 'Asked for the deletion of an account',
  'mail-retried': 'Tried a mail again',
  'address-freed': 'Freed an address for mailings',
  'account-kept': 'Kept an account that was to be deleted',
  'review-hidden': 'Hid a review',
  'review-shown': 'Showed a review again',
  'review-checked': 'Looked at a review',
  'review-answered': 'Entered an answer to a review',
  'discount-created': 'Created a discount code',
  'discount-ended': 'Ended a discount code',
  'newsletter-scheduled': 'Scheduled a newsletter',
  'newsletter-unscheduled': 'Took back a scheduled newsletter',
  'newsletter-stopped': 'Stopped a newsletter',
  'newsletter-resumed': 'Resumed a newsletter',
  'newsletter-draft-deleted': 'Deleted a draft of a newsletter',
  'course-announced': 'Announced a course',
} as const
export type StaffActionKind = keyof typeof STAFF_ACTIONS
export const STAFF_ACTION_KINDS = Object.keys(STAFF_ACTIONS) as [StaffActionKind, ...StaffActionKind[]]

/** What an act is about: `id` is the order's, the account's uid, the hash of an address, and so on. */
export const STAFF_ACTION_SUBJECTS = [
  'order',
  'problem',
  'staff',
  'learner',
  'subscriber',
  'newsletter',
  'course',
  'mail',
  'review',
  'discount',
] as const
export type StaffActionSubject = (typeof STAFF_ACTION_SUBJECTS)[number]
