import {Timestamp} from 'firebase-admin/firestore'
import {outbox} from '../outbox/mail.ts'
import {firestore} from '../services/firestore.ts'
import {newsletters} from './newsletters.ts'

/** As many recipients as Mailgun takes in one call. */
export const BATCH_SIZE = 1000

/** Addresses in batches of at most {@link BATCH_SIZE}. */
export function batchesOf(addresses: readonly string[], size = BATCH_SIZE): string[][] {
  return Array.from({length: Math.ceil(addresses.length / size)}, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  )
}

/** The outbox's id of a newsletter's batch. */
export function batchId(newsletterId: string, index: number): string {
  return `newsletter-${newsletterId}-${index}`
}

/** The outbox's ids of all batches of a newsletter to so many people. */
export function batchIds(newsletterId: string, recipientCount: number): string[] {
  return Array.from({length: Math.ceil(recipientCount / BATCH_SIZE)}, (_, index) =>
    batchId(newsletterId, index),
  )
}

/** Lets held batches be sent. */
export async function letGo(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const held = await firestore().getAll(...ids.map((id) => outbox().doc(id)))
  const write = firestore().batch()
  for (const snapshot of held) {
    if (snapshot.get('state') !== 'held') continue
    write.update(snapshot.ref, {state: 'queued', nextAttemptAt: Timestamp.now()})
  }
  await write.commit()
}

/** Gives up a newsletter of which nothing has been sent. */
export async function dropBatches(newsletterId: string, recipientCount: number): Promise<void> {
  const write = firestore().batch()
  for (const id of batchIds(newsletterId, recipientCount)) write.delete(outbox().doc(id))
  write.update(newsletters().doc(newsletterId), {status: 'failed'})
  await write.commit()
}
