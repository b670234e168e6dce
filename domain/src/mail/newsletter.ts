/** Where a recipient of the newsletter comes from: the footer's form, or an account with marketing mail on. */
export const RECIPIENT_SOURCES = ['newsletter', 'user'] as const

export interface Recipient {
  id: string
  email: string
  /** ISO date-time */
  createdAt: string
  source: (typeof RECIPIENT_SOURCES)[number]
  name: string | null
}
