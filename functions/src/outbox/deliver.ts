import type {MailState} from '@lectern/domain/mail/outbox'
import {Timestamp, type DocumentReference, type WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {log} from '../services/log.ts'
import {RecipientRefused, sendMail, type Message} from '../services/mail.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {backoffMs, MAX_ATTEMPTS} from './backoff.ts'
import type {DeliveryCounts} from './define-mail.ts'
import {outbox, type QueuedMail} from './outbox.ts'
import {parseContent, type ParsedContent} from './registry.ts'
import {writeSuppression} from './suppressions.ts'

/** Longer than rendering and Mailgun can take; after it another attempt may begin. */
const LEASE_MS = 60_000
/** How often, and after how long, that a mail has gone is stored where the database does not answer; all within the lease. */
const STORE_TRIES = 4
const STORE_AGAIN_MS = 3000
const KEPT_MS = 30 * 24 * 60 * 60_000
/** Mails that were given up are kept longer, for staff to try them again. */
const GIVEN_UP_KEPT_MS = 90 * 24 * 60 * 60_000

/** The state of a mail after {@link deliver}; `unknown` when there is no such mail. */
export type Delivery = MailState | 'unknown'

/**
 * Sends a mail of the outbox if it is due; no other code sends mail. The sender leases the mail for a minute, so that of
 * several callers one sends. A failed attempt is repeated later, at growing intervals, for three days.
 * @param now true to try also before the next attempt is due
 */
export async function deliver(id: string, {now = false} = {}): Promise<Delivery> {
  const reference = outbox().doc(id)
  const leased = await lease(reference, now)
  if ('state' in leased) return leased.state
  const attempt: Attempt = {reference, mail: leased.mail, parsed: parseContent(leased.mail.content)}
  let message: Message | null
  let messageId: string | null
  try {
    message = await render(attempt)
    messageId = message && (await sendMail(message, id))
  } catch (error) {
    if (!(error instanceof RecipientRefused)) return postpone(attempt, error)
    return attempt.mail.to.length > 1 ? split(attempt) : refuse(attempt, error)
  }
  return finish(attempt, messageId, message?.to.length ?? 0)
}

/**
 * Sends a mail for a caller who waits for it.
 * @param waitMs how long to wait for another attempt that is under way
 * @returns what became of it; of one that was split, `sent` where anybody got it
 */
export async function deliverNow(id: string, waitMs = 15_000): Promise<Delivery> {
  const deadline = clock.now() + waitMs
  for (;;) {
    const state = await deliver(id, {now: true})
    if (state === 'split') return deliverParts(id, waitMs)
    if (state !== 'sending' || clock.now() > deadline) return state
    await clock.wait(250)
  }
}

async function deliverParts(id: string, waitMs: number): Promise<Delivery> {
  const states: Delivery[] = []
  for (const part of (await outbox().doc(id).get()).data()?.parts ?? []) {
    states.push(await deliverNow(part, waitMs))
  }
  if (states.includes('sent')) return 'sent'
  return states.find((state) => state !== 'skipped') ?? 'skipped'
}

interface Attempt {
  reference: DocumentReference<QueuedMail>
  mail: QueuedMail
  parsed: ParsedContent | null
}

/** @returns null when nobody gets the mail any more */
async function render({mail, parsed}: Attempt): Promise<Message | null> {
  if (!parsed) throw new Error(`No registered mail accepts this ${mail.content.kind}.`)
  const {definition, data} = parsed
  const to = (await definition.keepWanted?.(data, mail.to)) ?? mail.to
  const rendered = to.length > 0 ? await definition.render(data, to) : null
  return rendered && {tag: definition.kind, ...rendered, to}
}

type Lease = {mail: QueuedMail} | {state: Delivery}

async function lease(reference: DocumentReference<QueuedMail>, now: boolean): Promise<Lease> {
  return optimistically(async (write): Promise<Lease> => {
    const snapshot = await reference.get()
    const mail = snapshot.data()
    if (!mail) return {state: 'unknown'}
    const isDue = mail.nextAttemptAt.toMillis() <= clock.now()
    const canTry = mail.state === 'sending' ? isDue : mail.state === 'queued' && (isDue || now)
    if (!canTry) return {state: mail.state}
    const change = {
      state: 'sending' as const,
      attempts: mail.attempts + 1,
      nextAttemptAt: Timestamp.fromMillis(clock.now() + LEASE_MS),
    }
    write.update(reference, change, unchanged(snapshot))
    return {mail: {...mail, ...change}}
  })
}

async function finish(attempt: Attempt, messageId: string | null, sent: number): Promise<Delivery> {
  const state = messageId === null ? 'skipped' : 'sent'
  const {to, attempts} = attempt.mail
  if (messageId === null) log('mail-skipped', idOf(attempt))
  else log('mail-delivered', {...idOf(attempt), recipients: to.length, attempts})
  const end = {
    state,
    messageId,
    sentAt: messageId === null ? null : clock.timestamp(),
    lastError: null,
    expireAt: expiry(),
  } as const
  const counts = {sent, failed: 0, skipped: attempt.mail.to.length - sent}
  // It has gone: while this is not stored, it would go a second time.
  for (let tries = 1; ; tries += 1) {
    try {
      await settle(attempt, end, counts)
      return state
    } catch (error) {
      if (tries === STORE_TRIES) throw error
      await clock.wait(STORE_AGAIN_MS)
    }
  }
}

async function postpone(attempt: Attempt, error: unknown): Promise<Delivery> {
  const {mail} = attempt
  const isLast = mail.attempts >= MAX_ATTEMPTS
  const about = {...idOf(attempt), attempts: mail.attempts}
  log(isLast ? 'mail-given-up' : 'mail-postponed', about, error)
  const end = {
    state: isLast ? 'failed' : 'queued',
    nextAttemptAt: Timestamp.fromMillis(clock.now() + backoffMs(mail.attempts)),
    lastError: String(error).slice(0, 500),
    ...(isLast && {expireAt: expiry(GIVEN_UP_KEPT_MS)}),
  } as const
  await settle(attempt, end, {sent: 0, failed: isLast ? mail.to.length : 0, skipped: 0})
  return end.state
}

/**
 * Replaces a mail of which Mailgun refuses one address by two of half as many, and so on: in the end all others get it, and the
 * address is known.
 */
async function split(attempt: Attempt): Promise<Delivery> {
  const {reference, mail} = attempt
  const half = Math.ceil(mail.to.length / 2)
  const parts = [mail.to.slice(0, half), mail.to.slice(half)].map((to, index) => ({
    id: `${reference.id}-${index}`,
    part: {...mail, to, state: 'queued' as const, attempts: 0, nextAttemptAt: clock.timestamp()},
  }))
  log('mail-split', {...idOf(attempt), recipients: mail.to.length})
  const end = {state: 'split', parts: parts.map(({id}) => id), expireAt: expiry()} as const
  await settle(attempt, end, {sent: 0, failed: 0, skipped: 0}, (write) => {
    for (const {id, part} of parts) write.create(outbox().doc(id), part)
  })
  return end.state
}

/** Gives up a mail to an address that Mailgun refuses, and gets no more mailings. */
async function refuse(attempt: Attempt, error: Error): Promise<Delivery> {
  const [address = ''] = attempt.mail.to
  log('mail-refused', idOf(attempt))
  const end = {
    state: 'failed',
    lastError: error.message.slice(0, 500),
    expireAt: expiry(GIVEN_UP_KEPT_MS),
  } as const
  await settle(attempt, end, {sent: 0, failed: 1, skipped: 0}, (write) =>
    writeSuppression(write, {address, reason: 'refused', detail: error.message}),
  )
  return end.state
}

function idOf({reference, mail}: Attempt): {mailId: string; kind: string} {
  return {mailId: reference.id, kind: mail.content.kind}
}

function expiry(keptMs = KEPT_MS): Timestamp {
  return Timestamp.fromMillis(clock.now() + keptMs)
}

/** Stores the result of an attempt, unless its lease ran out and another attempt has begun. */
async function settle(
  {reference, mail, parsed}: Attempt,
  end: Partial<QueuedMail>,
  counts: DeliveryCounts,
  alsoWrite: (write: WriteBatch) => void = () => {},
): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await reference.get()
    const current = snapshot.data()
    if (current?.state !== 'sending' || current.attempts !== mail.attempts) return
    write.update(reference, end, unchanged(snapshot))
    alsoWrite(write)
    await parsed?.definition.onAttemptSettled?.(write, parsed.data, counts)
  })
  await parsed?.definition.afterAttemptSettled?.(parsed.data)
}
