import {Timestamp} from 'firebase-admin/firestore'

/** A mail of the outbox as it is stored: one that was given up, unless told otherwise. */
export function outboxMail(to: string, change: object = {}) {
  return {
    to: [to],
    content: {kind: 'password-changed'},
    state: 'failed',
    attempts: 80,
    nextAttemptAt: Timestamp.now(),
    createdAt: Timestamp.now(),
    sentAt: null,
    messageId: null,
    lastError: 'Mailgun did not accept the mail: 503',
    expireAt: null,
    ...change,
  }
}
