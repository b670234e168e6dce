import {Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {outbox, type Mail, type MailContent} from './mail.ts'

/** An order has one receipt. */
export function receiptId(orderId: string): string {
  return `receipt-${orderId}`
}

/**
 * Puts a mail in the outbox together with the reason for it: either both are written or neither. Being created is what
 * sends it (`onMailQueued`).
 */
export function queueMail(
  write: WriteBatch,
  id: string,
  to: string[],
  content: MailContent,
  state: 'queued' | 'held' = 'queued',
): void {
  write.create(outbox().doc(id), newMail(to, content, state))
}

/**
 * Puts a mail in the outbox on its own.
 * @returns its id
 */
export async function addMail(to: string[], content: MailContent): Promise<string> {
  const {id} = await outbox().add(newMail(to, content, 'queued'))
  return id
}

function newMail(to: string[], content: MailContent, state: 'queued' | 'held'): Mail {
  const now = Timestamp.now()
  return {
    to,
    content,
    state,
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    sentAt: null,
    messageId: null,
    lastError: null,
    expireAt: null,
  }
}
