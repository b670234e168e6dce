import {Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import type {MailDefinition} from './define-mail.ts'
import {outbox, type QueuedMail} from './outbox.ts'

interface Schedule {
  state: 'queued' | 'held'
  nextAttemptAt: Timestamp
}

/**
 * Adds a mail to the outbox in the same batch as the reason for it: either both are written or neither. Its creation
 * triggers the sending (`onMailQueued`).
 * @param options `held` for a mail that {@link releaseMails} queues later; when it is due, if not at once
 */
export function queueMail<Data extends object>(
  write: WriteBatch,
  id: string,
  to: string[],
  mail: MailDefinition<Data>,
  data: NoInfer<Data>,
  options: Partial<Schedule> = {},
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

/** Queues mails that were held; those in any other state stay as they are. */
export async function releaseMails(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const mails = await firestore().getAll(...ids.map((id) => outbox().doc(id)))
  const write = firestore().batch()
  for (const snapshot of mails) {
    if (snapshot.get('state') !== 'held') continue
    write.update(snapshot.ref, {state: 'queued', nextAttemptAt: clock.timestamp()})
  }
  await write.commit()
}

function newMail<Data extends object>(
  to: string[],
  {kind}: MailDefinition<Data>,
  data: Data,
  {state = 'queued', nextAttemptAt = clock.timestamp()}: Partial<Schedule> = {},
): QueuedMail {
  return {
    to,
    content: {...data, kind},
    state,
    attempts: 0,
    nextAttemptAt,
    createdAt: clock.timestamp(),
    sentAt: null,
    messageId: null,
    lastError: null,
    expireAt: null,
  }
}
