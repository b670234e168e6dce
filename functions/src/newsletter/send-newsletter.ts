import {sendNewsletter as contract, type Input} from '@lectern/domain/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {safeMailHtml} from '@lectern/domain/mail/safe-html'
import {FieldValue} from 'firebase-admin/firestore'
import {listAccounts} from '../accounts/accounts.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {batchesOf} from '../outbox/batches.ts'
import {deliver, deliverNow} from '../outbox/deliver.ts'
import {queueMail, releaseMails} from '../outbox/queue.ts'
import {mailSecrets} from '../parameters.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {batchId, batchIds, cancelNewsletter} from './batches.ts'
import {newsletterMail} from './newsletter-mail.ts'
import {newsletters} from './newsletters.ts'
import {newsletterRecipients} from './recipients.ts'

/** How long the caller waits for further batches; `onMailQueued` and `reconcile` send the rest. */
const MAX_WAIT_MS = 20_000

/**
 * When staff presses send. The first batch goes out while they wait, so that a mail service that is down is an error they
 * see, with nothing sent; after it every further batch is queued and will arrive.
 */
export const sendNewsletter = callable(
  contract,
  {who: 'staff', secrets: mailSecrets, timeoutSeconds: 300},
  async (input, {uid}) => {
    const newsletterId = input.requestId
    const {recipientCount, isNew} = await createNewsletter(input, uid)
    if (isNew) {
      const [first = '', ...others] = batchIds(newsletterId, recipientCount)
      await releaseMails([first])
      if (!(await deliverNow(first))) {
        await cancelNewsletter(newsletterId, recipientCount)
        throw new AppError('mail-unavailable')
      }
      await releaseMails(others)
      await deliverUntilDeadline(others)
    }
    return {newsletterId, recipientCount}
  },
)

/**
 * Writes the newsletter and its batches, held; nothing if the same request was begun before.
 * @throws AppError `no-recipients`, or `invalid-argument` when nothing of the content may be sent
 */
async function createNewsletter(
  {requestId, subject, contentHtml, emails}: Input<typeof contract>,
  staffUid: string,
): Promise<{recipientCount: number; isNew: boolean}> {
  const addresses = await allowedAddresses(emails)
  const safeHtml = safeMailHtml(contentHtml)
  if (safeHtml.trim() === '') throw new AppError('invalid-argument', {field: 'contentHtml'})
  return optimistically(async (write) => {
    const snapshot = await newsletters().doc(requestId).get()
    const earlier = snapshot.data()
    if (earlier && earlier.status !== 'failed') return {recipientCount: earlier.recipientCount, isNew: false}
    if (addresses.length === 0) throw new AppError('no-recipients')
    const newsletter = {
      subject,
      contentHtml: safeHtml,
      recipientCount: addresses.length,
      sent: 0,
      failed: 0,
      status: 'sending' as const,
      createdAt: FieldValue.serverTimestamp(),
      sentBy: staffUid,
    }
    if (earlier) write.update(snapshot.ref, newsletter, unchanged(snapshot))
    else write.create(snapshot.ref, newsletter)
    batchesOf(addresses).forEach((to, index) =>
      queueMail(write, batchId(requestId, index), to, newsletterMail, {newsletterId: requestId}, 'held'),
    )
    logWith(write, 'newsletter-planned', {newsletterId: requestId, recipients: addresses.length})
    return {recipientCount: addresses.length, isNew: true}
  })
}

/** Those of the chosen addresses that still want the newsletter: somebody may have left since the list was shown. */
async function allowedAddresses(emails: readonly string[]): Promise<string[]> {
  const chosen = new Set(emails.map(normalizeEmail))
  const {recipients} = await newsletterRecipients(await listAccounts())
  return recipients.map(({email}) => normalizeEmail(email)).filter((address) => chosen.has(address))
}

async function deliverUntilDeadline(ids: readonly string[]): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (const id of ids) {
    if (Date.now() > deadline) return
    await deliver(id)
  }
}
