import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import type {DeliveryCounts} from '../outbox/define-mail.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {newsletters} from './newsletters.ts'

/** Adds a page's recipients to its newsletter, as part of what plans the page. */
export function writePlanned(
  write: WriteBatch,
  newsletterId: string,
  {recipients, isLast}: {recipients: number; isLast: boolean},
): void {
  write.update(newsletters().doc(newsletterId), {
    recipientCount: FieldValue.increment(recipients),
    planned: isLast,
  })
}

/** Adds a batch's counts to its newsletter, as part of whatever else is written with it. */
export function writeProgress(
  write: WriteBatch,
  newsletterId: string,
  {sent, failed, skipped}: DeliveryCounts,
): void {
  if (sent + failed + skipped === 0) return
  write.update(newsletters().doc(newsletterId), {
    sent: FieldValue.increment(sent),
    failed: FieldValue.increment(failed),
    skipped: FieldValue.increment(skipped),
  })
}

/** Counts on a newsletter what became of it after it was sent, as part of what says so; nothing where it is gone. */
export async function writeOutcome(
  write: WriteBatch,
  newsletterId: string,
  outcome: 'bounced' | 'unsubscribed',
): Promise<void> {
  const {ref, exists} = await newsletters().doc(newsletterId).get()
  if (exists) write.update(ref, {[outcome]: FieldValue.increment(1)})
}

/** Longer than a page takes: a newsletter that still is being sent by then may have come to its end unnoticed. */
const UNFINISHED_AFTER_MS = 6 * 60_000
const MAX_NEWSLETTERS = 20

/** The ids of the newsletters that are being sent for a while. */
export async function findUnfinishedNewsletters(): Promise<string[]> {
  const sending = await newsletters().where('status', '==', 'sending').limit(MAX_NEWSLETTERS).get()
  return sending.docs
    .filter((snapshot) => snapshot.data().createdAt.toMillis() < clock.now() - UNFINISHED_AFTER_MS)
    .map(({id}) => id)
}

/**
 * Ends a newsletter once every batch has been planned and counted. One that nobody got is sent after all once a mail of it that was given
 * up has gone. Calling it again changes nothing.
 */
export async function finishNewsletter(newsletterId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await newsletters().doc(newsletterId).get()
    const newsletter = snapshot.data()
    if (newsletter?.status !== 'sending' && newsletter?.status !== 'failed') return
    if (newsletter.planned === false) return
    const {sent, failed, skipped = 0, recipientCount} = newsletter
    if (sent + failed + skipped < recipientCount) return
    const status = sent > 0 ? 'sent' : 'failed'
    if (newsletter.status === status) return
    write.update(snapshot.ref, {status}, unchanged(snapshot))
    logWith(write, 'newsletter-finished', {newsletterId, sent, failed})
  })
}
