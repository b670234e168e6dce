import {BATCH_SIZE} from '../outbox/batches.ts'
import {outbox} from '../outbox/outbox.ts'
import {firestore} from '../services/firestore.ts'
import {newsletters} from './newsletters.ts'
import {log} from '../services/log.ts'

/** The outbox's id of a newsletter's batch. */
export function batchId(newsletterId: string, index: number): string {
  return `newsletter-${newsletterId}-${index}`
}

/** The outbox's ids of all batches of a newsletter to so many recipients. */
export function batchIds(newsletterId: string, recipientCount: number): string[] {
  return Array.from({length: Math.ceil(recipientCount / BATCH_SIZE)}, (_, index) =>
    batchId(newsletterId, index),
  )
}

/** Marks a newsletter of which nothing has been sent as failed, and deletes its batches. */
export async function cancelNewsletter(newsletterId: string, recipientCount: number): Promise<void> {
  const write = firestore().batch()
  const [first = '', ...others] = batchIds(newsletterId, recipientCount)
  for (const id of [...(await withParts(first)), ...others]) write.delete(outbox().doc(id))
  write.update(newsletters().doc(newsletterId), {status: 'failed'})
  await write.commit()
  log('newsletter-cancelled', {newsletterId})
}

/** A mail, and all that it was split into. */
async function withParts(id: string): Promise<string[]> {
  const parts = (await outbox().doc(id).get()).data()?.parts ?? []
  return [id, ...(await Promise.all(parts.map(withParts))).flat()]
}
