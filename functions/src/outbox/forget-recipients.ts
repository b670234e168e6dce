import type {DocumentReference} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {outbox, type QueuedMail} from './outbox.ts'
import {parseContent, type ParsedContent} from './registry.ts'

/** How often it is looked whether a mail that is being sent has gone. */
const LOOK_AGAIN_MS = 1000

/**
 * Takes addresses from the recipients of a mail; one that nobody is left of is deleted. Where it has not gone they are counted as skipped:
 * of a mailing everybody is counted once, or it never ends. While it is being sent, it is waited for: what an attempt counts, and may
 * split, is what it began with.
 */
export async function forgetRecipients(
  reference: DocumentReference<QueuedMail>,
  addresses: readonly string[],
): Promise<void> {
  for (;;) {
    const {leasedMs, parts, uncounted} = await attempt(reference, addresses)
    if (leasedMs > 0) {
      await clock.wait(Math.min(leasedMs, LOOK_AGAIN_MS))
      continue
    }
    await uncounted?.definition.afterAttemptSettled?.(uncounted.data)
    for (const id of parts) await forgetRecipients(outbox().doc(id), addresses)
    return
  }
}

interface Attempt {
  /** for how long nothing may be changed yet; 0 when it was */
  leasedMs: number
  /** the ids of the mails that it was split into */
  parts: readonly string[]
  /** what the mail is, where its recipients had not been counted */
  uncounted: ParsedContent | null
}

const NOTHING: Attempt = {leasedMs: 0, parts: [], uncounted: null}

function attempt(reference: DocumentReference<QueuedMail>, addresses: readonly string[]): Promise<Attempt> {
  return optimistically(async (write) => {
    const snapshot = await reference.get()
    const mail = snapshot.data()
    if (!mail) return NOTHING
    const leasedMs = mail.state === 'sending' ? mail.nextAttemptAt.toMillis() - clock.now() : 0
    if (leasedMs > 0) return {...NOTHING, leasedMs}
    const to = mail.to.filter((address) => !addresses.includes(address))
    const isUncounted = mail.state === 'queued' || mail.state === 'sending'
    if (to.length === 0) write.delete(reference, unchanged(snapshot))
    // An attempt whose lease has run out, and is still under way, counts nobody any more.
    else write.update(reference, {to, ...(isUncounted && {state: 'queued'})}, unchanged(snapshot))
    const uncounted = isUncounted ? parseContent(mail.content) : null
    const counts = {sent: 0, failed: 0, skipped: mail.to.length - to.length}
    await uncounted?.definition.onAttemptSettled?.(write, uncounted.data, counts)
    return {leasedMs: 0, parts: mail.parts ?? [], uncounted}
  })
}
