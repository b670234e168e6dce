import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** What is stored of a mail: its kind, and the data of that kind's definition. */
export type MailContent = Record<string, unknown> & {kind: string}

/**
 * `held` not to be sent yet · `queued` to be sent at `nextAttemptAt` · `sending` leased until `nextAttemptAt` ·
 * `sent` accepted by Mailgun · `split` replaced by `parts`, because Mailgun refuses one of the addresses ·
 * `skipped` there was nothing to send (no such account …) · `failed` not tried again
 */
export type MailState = 'held' | 'queued' | 'sending' | 'sent' | 'split' | 'skipped' | 'failed'

/** `mail/{id}`: a mail in the outbox. */
export interface QueuedMail {
  to: string[]
  content: MailContent
  state: MailState
  attempts: number
  /** when it may be tried (again); while it is being sent, when its lease runs out */
  nextAttemptAt: Timestamp
  createdAt: Timestamp
  sentAt: Timestamp | null
  /** Mailgun's id of the message */
  messageId: string | null
  lastError: string | null
  /** the mails that a `split` one was replaced by */
  parts?: string[]
  /** when Firestore deletes it; null while it is not finished */
  expireAt: Timestamp | null
}

export function outbox(): CollectionReference<QueuedMail> {
  return firestore().collection('mail') as CollectionReference<QueuedMail>
}
