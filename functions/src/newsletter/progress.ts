import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import type {DeliveryCounts} from '../outbox/define-mail.ts'
import {batchId, mailings} from '../outbox/mailing.ts'
import {outbox} from '../outbox/outbox.ts'
import {codeOf, grpc} from '../services/error-code.ts'
import {firestore} from '../services/firestore.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {mailingOf, newsletters} from './newsletters.ts'

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

/** Counts on a newsletter what became of it after it was sent; nothing where it is gone. */
export async function countOn(
  newsletterId: string,
  counts: {bounced?: number; unsubscribed?: number},
): Promise<void> {
  const increments = Object.fromEntries(
    Object.entries(counts).map(([field, count]) => [field, FieldValue.increment(count)]),
  )
  try {
    await newsletters().doc(newsletterId).update(increments)
  } catch (error) {
    if (codeOf(error) !== grpc.notFound) throw error
  }
}

/** Ends a newsletter once every batch has been planned and counted. Calling it again changes nothing. */
export async function finishNewsletter(newsletterId: string): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await newsletters().doc(newsletterId).get()
    const newsletter = snapshot.data()
    if (newsletter?.status !== 'sending' || newsletter.planned === false) return
    const {sent, failed, skipped = 0, recipientCount} = newsletter
    if (sent + failed + skipped < recipientCount) return
    write.update(snapshot.ref, {status: sent > 0 ? 'sent' : 'failed'}, unchanged(snapshot))
    logWith(write, 'newsletter-finished', {newsletterId, sent, failed})
  })
}

/**
 * Deletes the mailing of a newsletter of which nothing has been sent, with all pages that were planned. The newsletter itself is
 * marked as failed, or `discarded` where there was nobody to send it to.
 */
export async function cancelNewsletter(newsletterId: string, end: 'failed' | 'discarded'): Promise<void> {
  const mailing = mailings().doc(mailingOf(newsletterId))
  const pages = (await mailing.get()).data()?.pages ?? 0
  const write = firestore().batch()
  for (let page = 0; page < pages; page += 1)
    for (const id of await withParts(batchId(mailing.id, page))) write.delete(outbox().doc(id))
  write.delete(mailing)
  if (end === 'failed') write.update(newsletters().doc(newsletterId), {status: 'failed'})
  else write.delete(newsletters().doc(newsletterId))
  await write.commit()
}

/** A mail, and all that it was split into. */
async function withParts(id: string): Promise<string[]> {
  const parts = (await outbox().doc(id).get()).data()?.parts ?? []
  return [id, ...(await Promise.all(parts.map(withParts))).flat()]
}
