import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import type {MailContent} from '../outbox/mail.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {newsletters} from './newsletters.ts'

/** Counts a batch of a newsletter together with the end of its sending. Nothing to do for any other mail. */
export function writeProgress(
  write: WriteBatch,
  content: MailContent,
  {sent, failed}: {sent: number; failed: number},
): void {
  if (content.kind !== 'newsletter' || sent + failed === 0) return
  write.update(newsletters().doc(content.newsletterId), {
    sent: FieldValue.increment(sent),
    failed: FieldValue.increment(failed),
  })
}

/** Puts a newsletter down as done when every batch has been counted. Any number of times. */
export async function finishNewsletter(content: MailContent): Promise<void> {
  if (content.kind !== 'newsletter') return
  await optimistically(async (write) => {
    const snapshot = await newsletters().doc(content.newsletterId).get()
    const newsletter = snapshot.data()
    if (newsletter?.status !== 'sending') return
    const {sent, failed, recipientCount} = newsletter
    if (sent + failed < recipientCount) return
    write.update(snapshot.ref, {status: sent > 0 ? 'sent' : 'failed'}, unchanged(snapshot))
  })
}
