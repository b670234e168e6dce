import type {Transaction} from 'firebase-admin/firestore'
import type {MailContent} from '../outbox/mail.ts'
import {newsletters} from './newsletters.ts'

/**
 * Counts a batch of a newsletter, in the transaction that ends its sending. The read comes first, as Firestore wants.
 * @returns the write; nothing to do for any other mail
 */
export async function prepareProgress(
  transaction: Transaction,
  content: MailContent,
  counts: {sent: number; failed: number},
): Promise<() => void> {
  if (content.kind !== 'newsletter') return () => {}
  const reference = newsletters().doc(content.newsletterId)
  const newsletter = (await transaction.get(reference)).data()
  return () => {
    if (!newsletter) return
    const sent = newsletter.sent + counts.sent
    const failed = newsletter.failed + counts.failed
    const isDone = sent + failed >= newsletter.recipientCount
    transaction.update(reference, {
      sent,
      failed,
      status: isDone ? (sent > 0 ? 'sent' : 'failed') : 'sending',
    })
  }
}
