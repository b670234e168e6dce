import type {Timestamp, WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import type {MailDefinition} from './define-mail.ts'
import {outbox, type QueuedMail} from './outbox.ts'

/**
 * Adds a mail to the outbox in the same batch as the reason for it: either both are written or neither. Its creation
 * triggers the sending (`onMailQueued`).
 * @param options when it is due, if not at once
 */
export function queueMail<Data extends object>(
  write: WriteBatch,
  id: string,
  to: string[],
  mail: MailDefinition<Data>,
  data: NoInfer<Data>,
  options: {nextAttemptAt?: Timestamp} = {},
): void {
  write.create(outbox().doc(id), newMail(to, mail, data, options))
}

/**
 * Adds a mail to the outbox in a write of its own.
 * @returns its id
 */
export async function addMail<Data extends object>(
  to: string[],
  mail: MailDefinition<Data>,
  data: NoInfer<Data>,
): Promise<string> {
  const {id} = await outbox().add(newMail(to, mail, data))
  return id
}

function newMail<Data extends object>(
  to: string[],
  {kind}: MailDefinition<Data>,
  data: Data,
  {nextAttemptAt = clock.timestamp()}: {nextAttemptAt?: Timestamp} = {},
): QueuedMail {
  return {
    to,
    content: {...data, kind},
    state: 'queued',
    attempts: 0,
    nextAttemptAt,
    createdAt: clock.timestamp(),
    sentAt: null,
    messageId: null,
    lastError: null,
    expireAt: null,
  }
}
