/** The lists of the back office that staff can take with them as a file, with their names. */
export const EXPORTED_LIST_NAMES = {
  orders: 'orders',
  learners: 'learners',
  teachers: 'teachers',
  'teacher-entries': 'entries of a teacher',
  payouts: 'payouts',
  returns: 'return requests',
  problems: 'problems',
  reviews: 'reviews',
  questions: 'questions',
  discounts: 'discount codes',
  courses: 'courses',
  recipients: 'recipients of the newsletter',
  mails: 'mails',
  suppressions: 'suppressed addresses',
  'staff-actions': 'acts of staff',
} as const

export type ExportedList = keyof typeof EXPORTED_LIST_NAMES
export const EXPORTED_LISTS = Object.keys(EXPORTED_LIST_NAMES) as [ExportedList, ...ExportedList[]]
