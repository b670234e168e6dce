/** What one can unsubscribe from: the newsletter, the notices of new courses, or the reminders to go on with one. */
export const MAILINGS = ['newsletter', 'new-course', 'reminder'] as const
export type Mailing = (typeof MAILINGS)[number]
