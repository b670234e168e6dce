import {outbox} from '../outbox/mail.ts'
import {batchId, batchIds, dropBatches, letGo} from './batches.ts'
import {newsletters} from './newsletters.ts'
import {finishNewsletter} from './progress.ts'

/** Longer than `sendNewsletter` may run. */
const BROKEN_OFF_AFTER_MS = 6 * 60_000

/** The newsletters whose sending may have broken off. */
export async function unfinishedNewsletters(): Promise<string[]> {
  const sending = await newsletters().where('status', '==', 'sending').limit(20).get()
  return sending.docs
    .filter((snapshot) => snapshot.data().createdAt.toMillis() < Date.now() - BROKEN_OFF_AFTER_MS)
    .map(({id}) => id)
}

/** Lets the rest go where the first batch has been sent; gives it up where nothing has been, as staff was told. */
export async function resumeNewsletter(newsletterId: string): Promise<void> {
  const newsletter = (await newsletters().doc(newsletterId).get()).data()
  const first = (await outbox().doc(batchId(newsletterId, 0)).get()).data()
  if (newsletter?.status !== 'sending') return
  if (!first || first.state === 'held') await dropBatches(newsletterId, newsletter.recipientCount)
  else if (first.state === 'sent') await letGo(batchIds(newsletterId, newsletter.recipientCount))
  await finishNewsletter({kind: 'newsletter', newsletterId})
}
