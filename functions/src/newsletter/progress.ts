import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import type {DeliveryCounts} from '../outbox/define-mail.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {newsletters} from './newsletters.ts'

/** Adds a batch's counts to its newsletter, as part of whatever else is written with it. */
export function writeProgress(write: WriteBatch, newsletterId: string, {sent, failed}: DeliveryCounts): void {
  if (sent + failed === 0) return
  write.update(newsletters().doc(newsletterId), {
    sent: FieldValue.increment(sent),
    failed: FieldValue.increment(failed),
  })
}

/** Ends a newsletter once every batch has been counted. Calling it again changes nothing. */
export async function finishNewsletter(newsletterId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await newsletters().doc(newsletterId).get()
    const newsletter = snapshot.data()
    if (newsletter?.status !== 'sending') return
    const {sent, failed, recipientCount} = newsletter
    if (sent + failed < recipientCount) return
    write.update(snapshot.ref, {status: sent > 0 ? 'sent' : 'failed'}, unchanged(snapshot))
    logWith(write, 'newsletter-finished', {newsletterId, sent, failed})
  })
}
