import {batchId, createMailing, mailings} from '../outbox/mailing.ts'
import {outbox} from '../outbox/outbox.ts'
import {resumeMailing} from '../outbox/mailing-tasks.ts'
import {clock} from '../services/clock.ts'
import {log} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {beginNewsletter} from './begin-newsletter.ts'
import {newsletterMail} from './newsletter-mail.ts'
import {mailingOf, newsletters} from './newsletters.ts'
import {cancelNewsletter, finishNewsletter} from './progress.ts'

/** Longer than `sendNewsletter` may run. */
const INTERRUPTED_AFTER_MS = 6 * 60_000
const MAX_NEWSLETTERS = 20

/** The ids of newsletters whose sending may have been interrupted. */
export async function findInterruptedNewsletters(): Promise<string[]> {
  const sending = await newsletters().where('status', '==', 'sending').limit(MAX_NEWSLETTERS).get()
  return sending.docs
    .filter((snapshot) => snapshot.data().createdAt.toMillis() < clock.now() - INTERRUPTED_AFTER_MS)
    .map(({id}) => id)
}

/** Goes on if the first batch was sent; cancels the newsletter if nothing was, as staff was told. */
export async function resumeNewsletter(newsletterId: string): Promise<void> {
  const snapshot = await mailings().doc(mailingOf(newsletterId)).get()
  const mailing = snapshot.data()
  if (mailing && !mailing.begun) {
    // Until it has begun, only the last page that was planned may have recipients.
    const first = (
      await outbox()
        .doc(batchId(snapshot.id, mailing.pages - 1))
        .get()
    ).data()
    if (!first || first.state === 'held') {
      log('newsletter-cancelled', {newsletterId})
      return cancelNewsletter(newsletterId, 'failed')
    }
    if (first.state === 'sent' || first.state === 'split') await beginNewsletter(newsletterId)
  }
  await finishNewsletter(newsletterId)
}

/** The ids of the newsletters whose time has come. */
export async function findScheduledNewsletters(): Promise<string[]> {
  const due = await newsletters()
    .where('status', '==', 'scheduled')
    .where('sendAt', '<=', clock.timestamp())
    .orderBy('sendAt')
    .limit(MAX_NEWSLETTERS)
    .get()
  return due.docs.map(({id}) => id)
}

/** Begins a scheduled newsletter, unless staff have taken it back: nobody waits for its first batch. */
export async function beginScheduledNewsletter(newsletterId: string): Promise<void> {
  const hasBegun = await optimistically(async (write) => {
    const snapshot = await newsletters().doc(newsletterId).get()
    if (snapshot.data()?.status !== 'scheduled') return false
    write.update(snapshot.ref, {status: 'sending'}, unchanged(snapshot))
    createMailing(write, mailingOf(newsletterId), newsletterMail, {newsletterId}, true)
    return true
  })
  if (hasBegun) await resumeMailing(mailingOf(newsletterId))
}
