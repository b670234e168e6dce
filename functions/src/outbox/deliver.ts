import {setTimeout as wait} from 'node:timers/promises'
import {Timestamp, type DocumentReference} from 'firebase-admin/firestore'
import {logger} from 'firebase-functions/logger'
import {finishNewsletter, writeProgress} from '../newsletter/progress.ts'
import {sendMail, type Message} from '../services/mail.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {backoffMs, MAX_ATTEMPTS} from './backoff.ts'
import {compose} from './compose.ts'
import {contentSchema, outbox, type Mail, type MailState} from './mail.ts'

/** Longer than Mailgun and the composing can take; after it another attempt may begin. */
const LEASE_MS = 60_000
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Where a mail stands after {@link deliver}; `unknown` when there is no such mail. */
export type Delivery = MailState | 'unknown'

/**
 * Sends a mail of the outbox if it is due, and is the only road out of it. Whoever takes the mail holds it for a minute:
 * of several callers one sends. A failed attempt is tried again later, ever more rarely, for three days.
 * @param now true to try also before the next attempt is due
 */
export async function deliver(id: string, {now = false} = {}): Promise<Delivery> {
  const reference = outbox().doc(id)
  const taken = await take(reference, now)
  if ('state' in taken) return taken.state
  const {mail} = taken
  try {
    const message = await compose(mail.to, contentSchema.parse(mail.content))
    const messageId = message && (await sendMail(message, id))
    return await finish(reference, mail, message, messageId)
  } catch (error) {
    return postpone(reference, mail, error)
  }
}

/**
 * Sends a mail for somebody who is waiting for it.
 * @param waitMs how long to wait for another attempt that is under way
 * @returns whether it has gone out
 */
export async function deliverNow(id: string, waitMs = 15_000): Promise<boolean> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const state = await deliver(id, {now: true})
    if (state !== 'sending') return state === 'sent'
    if (Date.now() > deadline) return false
    await wait(250)
  }
}

type Taken = {mail: Mail} | {state: Delivery}

async function take(reference: DocumentReference<Mail>, now: boolean): Promise<Taken> {
  return optimistically(async (write): Promise<Taken> => {
    const snapshot = await reference.get()
    const mail = snapshot.data()
    if (!mail) return {state: 'unknown'}
    const isDue = mail.nextAttemptAt.toMillis() <= Date.now()
    const canTry = mail.state === 'sending' ? isDue : mail.state === 'queued' && (isDue || now)
    if (!canTry) return {state: mail.state}
    const lease = {
      state: 'sending' as const,
      attempts: mail.attempts + 1,
      nextAttemptAt: Timestamp.fromMillis(Date.now() + LEASE_MS),
    }
    write.update(reference, lease, unchanged(snapshot))
    return {mail: {...mail, ...lease}}
  })
}

async function finish(
  reference: DocumentReference<Mail>,
  mail: Mail,
  message: Message | null,
  messageId: string | null,
): Promise<Delivery> {
  const state = message === null ? 'skipped' : 'sent'
  const end = {
    state,
    messageId,
    sentAt: message === null ? null : Timestamp.now(),
    lastError: null,
    expireAt: Timestamp.fromMillis(Date.now() + KEPT_MS),
  } as const
  await settle(reference, mail, end, {sent: mail.to.length, failed: 0})
  return state
}

async function postpone(reference: DocumentReference<Mail>, mail: Mail, error: unknown): Promise<Delivery> {
  const isLast = mail.attempts >= MAX_ATTEMPTS
  const about = {mail: reference.id, kind: mail.content.kind, attempts: mail.attempts, error: String(error)}
  if (isLast) logger.error('A mail was given up', about)
  else logger.warn('A mail has to wait', about)
  const end = {
    state: isLast ? 'failed' : 'queued',
    nextAttemptAt: Timestamp.fromMillis(Date.now() + backoffMs(mail.attempts)),
    lastError: String(error).slice(0, 500),
  } as const
  await settle(reference, mail, end, {sent: 0, failed: isLast ? mail.to.length : 0})
  return end.state
}

/** Writes the end of an attempt, unless the attempt was counted as lost and another has begun. */
async function settle(
  reference: DocumentReference<Mail>,
  mail: Mail,
  end: Partial<Mail>,
  counts: {sent: number; failed: number},
): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await reference.get()
    const current = snapshot.data()
    if (current?.state !== 'sending' || current.attempts !== mail.attempts) return
    write.update(reference, end, unchanged(snapshot))
    writeProgress(write, mail.content, counts)
  })
  await finishNewsletter(mail.content)
}
