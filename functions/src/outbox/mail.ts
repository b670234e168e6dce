import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {firestore} from '../services/firestore.ts'

/**
 * What a mail is about. It is written out when it is sent, so that a mail that has waited says what is true by then, and
 * so that no link with a secret in it is ever stored.
 */
export const contentSchema = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('receipt'), orderId: z.string()}),
  z.object({kind: z.literal('return-decided'), orderId: z.string()}),
  z.object({kind: z.literal('verification'), uid: z.string()}),
  z.object({kind: z.literal('password-reset')}),
  z.object({kind: z.literal('password-changed')}),
  z.object({
    kind: z.literal('contact'),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  z.object({kind: z.literal('newsletter'), newsletterId: z.string()}),
  z.object({kind: z.literal('new-course'), courseId: z.string()}),
])
export type MailContent = z.infer<typeof contentSchema>

/**
 * `held` not to be sent yet · `queued` to be sent when `nextAttemptAt` has come · `sending` somebody is at it until
 * `nextAttemptAt` · `sent` Mailgun has it · `skipped` there was nothing to say (no such account …) · `failed` given up
 */
export type MailState = 'held' | 'queued' | 'sending' | 'sent' | 'skipped' | 'failed'

/** `mail/{id}`: the outbox. */
export interface Mail {
  to: string[]
  content: MailContent
  state: MailState
  attempts: number
  /** when it may be tried (again); while it is being sent, when that attempt counts as lost */
  nextAttemptAt: Timestamp
  createdAt: Timestamp
  sentAt: Timestamp | null
  /** Mailgun's id of the message */
  messageId: string | null
  lastError: string | null
  /** when Firestore may forget it; null while it has not gone out */
  expireAt: Timestamp | null
}

export function outbox(): CollectionReference<Mail> {
  return firestore().collection('mail') as CollectionReference<Mail>
}
