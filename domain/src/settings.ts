/** Which mails a learner wants, as kept in `settings/{uid}`. Receipts always go out. */
export interface Settings {
  /** notices about orders and returns */
  emailNotifications: boolean
  /** the newsletter; consent is given, not assumed */
  marketingEmails: boolean
  newCourseNotifications: boolean
}

/** What holds for an account that has never saved its settings. */
export const DEFAULT_SETTINGS: Settings = {
  emailNotifications: true,
  marketingEmails: false,
  newCourseNotifications: true,
}
