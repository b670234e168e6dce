/** Which mails a learner wants, as kept in `settings/{uid}`. Receipts always go out. */
export interface Settings {
  /** notices about orders and returns */
  emailNotifications: boolean
  /** the newsletter; off until the learner consents */
  marketingEmails: boolean
  newCourseNotifications: boolean
}

/** The settings of an account that has never saved them. */
export const DEFAULT_SETTINGS: Settings = {
  emailNotifications: true,
  marketingEmails: false,
  newCourseNotifications: true,
}
