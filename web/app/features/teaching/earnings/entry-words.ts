import type {Entry} from '../load-teaching'

/** What an entry is about: the course that was sold, why staff have corrected something, or where money went. */
export function entryAbout({
  sale,
  reason,
  amountCents,
}: Pick<Entry, 'sale' | 'reason' | 'amountCents'>): string {
  if (sale) return sale.courseTitle
  return reason ?? (amountCents > 0 ? 'Came back, and is available again' : 'To your account at Stripe')
}
