import {Timestamp, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import type {MailDefinition} from './define-mail.ts'
import type {MailContent} from './outbox.ts'

/** As many recipients as Mailgun takes in one call. */
export const BATCH_SIZE = 1000

const KEPT_MS = 90 * 24 * 60 * 60_000

/** `mailings/{id}`: a mail to more people than one batch takes, and how far it has been planned. */
export interface Mailing {
  content: MailContent
  /** false while staff have stopped it: its tasks do nothing */
  begun: boolean
  /** the pages that have been planned; the next one has this number */
  pages: number
  /** where the next page begins, in the words of the mail's `readRecipients`; null at the beginning */
  cursor: string | null
  /** there are no further pages */
  planned: boolean
  /** of the pages that have been planned */
  recipientCount: number
  updatedAt: Timestamp
  /** when Firestore deletes it */
  expireAt: Timestamp
}

export function mailings(): CollectionReference<Mailing> {
  return firestore().collection('mailings') as CollectionReference<Mailing>
}

/** The outbox's id of the batch that a page became. */
export function batchId(mailingId: string, page: number): string {
  return `${mailingId}-${page}`
}

/**
 * Adds a mailing, of which nothing is planned yet, in the same batch as the reason for it. Its tasks begin with `resumeMailing`.
 */
export function createMailing<Data extends object>(
  write: WriteBatch,
  id: string,
  {kind}: MailDefinition<Data>,
  data: NoInfer<Data>,
): void {
  write.create(mailings().doc(id), {
    content: {...data, kind},
    begun: true,
    pages: 0,
    cursor: null,
    planned: false,
    recipientCount: 0,
    updatedAt: clock.timestamp(),
    expireAt: Timestamp.fromMillis(clock.now() + KEPT_MS),
  })
}
