import type {MailState} from '@lectern/domain/mail/outbox'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** What is stored of a mail: its kind, and the data of that kind's definition. */
export type MailContent = Record<string, unknown> & {kind: string}

/** `mail/{id}`: a mail in the outbox. */
export interface QueuedMail {
  to: string[]
  content: MailContent
  state: MailState
  attempts: number
  /** when a queued mail may be tried (again); while it is being sent, when its lease runs out */
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
