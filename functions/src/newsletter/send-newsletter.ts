import {sendNewsletter as contract, type Input} from '@lectern/domain/contracts'
import {normalizeEmail} from '@lectern/domain/newsletter'
import {FieldValue} from 'firebase-admin/firestore'
import {callable} from '../callable.ts'
import {deliver, deliverNow} from '../outbox/deliver.ts'
import {queueMail} from '../outbox/queue.ts'
import {mailSecrets} from '../parameters.ts'
import {AppError} from '../app-error.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {batchesOf, batchId, batchIds, dropBatches, letGo} from './batches.ts'
import {newsletters} from './newsletters.ts'
import {listAccounts, newsletterRecipients} from './recipients.ts'

/** How long the caller is kept waiting for further batches; `reconcile` sends the rest. */
const PATIENCE_MS = 20_000

/**
 * When staff presses send. The first batch goes out while they wait, so that a mail service that is down is a failure they
 * see, with nothing sent; after it every further batch is in the outbox and will arrive.
 */
export const sendNewsletter = callable(
  contract,
  {who: 'staff', secrets: mailSecrets, timeoutSeconds: 300},
  async (input, {uid}) => {
    const newsletterId = input.requestId
    const {recipientCount, isNew} = await begin(input, uid)
    if (isNew) {
      const [first = '', ...others] = batchIds(newsletterId, recipientCount)
      await letGo([first])
      if (!(await deliverNow(first))) {
        await dropBatches(newsletterId, recipientCount)
        throw new AppError('mail-unavailable')
      }
      await letGo(others)
      await sendMore(others)
    }
    return {newsletterId, recipientCount}
  },
)

/** Writes the newsletter and its batches, held back; nothing where it was begun before. Throws AppError `no-recipients`. */
async function begin(
  {requestId, subject, contentHtml, emails}: Input<typeof contract>,
  staffUid: string,
): Promise<{recipientCount: number; isNew: boolean}> {
  const addresses = await allowedAddresses(emails)
  return optimistically(async (write) => {
    const snapshot = await newsletters().doc(requestId).get()
    const earlier = snapshot.data()
    if (earlier && earlier.status !== 'failed') return {recipientCount: earlier.recipientCount, isNew: false}
    if (addresses.length === 0) throw new AppError('no-recipients')
    const newsletter = {
      subject,
      contentHtml,
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
      queueMail(write, batchId(requestId, index), to, {kind: 'newsletter', newsletterId: requestId}, 'held'),
    )
    return {recipientCount: addresses.length, isNew: true}
  })
}

/** The chosen addresses that may be written to now: somebody may have left since the list was shown. */
async function allowedAddresses(emails: readonly string[]): Promise<string[]> {
  const chosen = new Set(emails.map(normalizeEmail))
  const {recipients} = await newsletterRecipients(await listAccounts())
  return recipients.map(({email}) => normalizeEmail(email)).filter((address) => chosen.has(address))
}

async function sendMore(ids: readonly string[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (const id of ids) {
    if (Date.now() > deadline) return
    await deliver(id)
  }
}
