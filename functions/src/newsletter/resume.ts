import {outbox} from '../outbox/outbox.ts'
import {releaseMails} from '../outbox/queue.ts'
import {batchId, batchIds, cancelNewsletter} from './batches.ts'
import {newsletters} from './newsletters.ts'
import {finishNewsletter} from './progress.ts'

/** Longer than `sendNewsletter` may run. */
const INTERRUPTED_AFTER_MS = 6 * 60_000
const MAX_NEWSLETTERS = 20

/** The ids of newsletters whose sending may have been interrupted. */
export async function findInterruptedNewsletters(): Promise<string[]> {
  const sending = await newsletters().where('status', '==', 'sending').limit(MAX_NEWSLETTERS).get()
  return sending.docs
    .filter((snapshot) => snapshot.data().createdAt.toMillis() < Date.now() - INTERRUPTED_AFTER_MS)
    .map(({id}) => id)
}

/** Releases the remaining batches if the first was sent; cancels the newsletter if nothing was, as staff was told. */
export async function resumeNewsletter(newsletterId: string): Promise<void> {
  const newsletter = (await newsletters().doc(newsletterId).get()).data()
  const first = (await outbox().doc(batchId(newsletterId, 0)).get()).data()
  if (newsletter?.status !== 'sending') return
  if (!first || first.state === 'held') await cancelNewsletter(newsletterId, newsletter.recipientCount)
  else if (first.state === 'sent' || first.state === 'split')
    await releaseMails(batchIds(newsletterId, newsletter.recipientCount))
  await finishNewsletter(newsletterId)
}
