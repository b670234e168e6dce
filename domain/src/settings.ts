/** Which emails a learner wants, stored in `settings/{uid}`. Receipts are always sent. */
export interface Settings {
  /** emails about orders and returns */
  emailNotifications: boolean
  /** the newsletter; off until the learner consents */
  marketingEmails: boolean
  newCourseNotifications: boolean
  /** emails to go on with a course that was begun; see {@link wantsLearningReminders} */
  learningReminders: boolean
}

/** The defaults of an account that has never saved its settings. */
export const DEFAULT_SETTINGS: Settings = {
  emailNotifications: true,
  marketingEmails: false,
  newCourseNotifications: true,
  learningReminders: true,
}

/** Whether a learner is reminded of a course that they have begun: not without notifications. */
export function wantsLearningReminders({emailNotifications, learningReminders}: Settings): boolean {
  return emailNotifications && learningReminders
}
