import type {WriteBatch} from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import type {Message} from '../services/mail.ts'

/** A mail's words, before it is known to whom it goes; Mailgun counts it under its kind, unless it has a tag of its own. */
export type RenderedMail = Omit<Message, 'to' | 'tag'> & Partial<Pick<Message, 'tag'>>

/** The result of an attempt to send. */
export interface DeliveryCounts {
  /** how many recipients Mailgun has accepted */
  sent: number
  /** how many get no further attempt */
  failed: number
  /** how many were left out: they do not want the mail any more, or mails to them come back */
  skipped: number
}

/** As many recipients of a mailing as one batch takes. */
export interface RecipientPage {
  /** may be empty, also before the last page */
  to: string[]
  /** where the next page begins; null when there is none */
  next: string | null
}

/**
 * One kind of mail. The outbox stores its `data` and renders it when it is sent, so that a mail that has waited says what
 * is true by then, and so that no link with a secret in it is ever stored.
 */
export interface MailDefinition<Data extends object = object> {
  /** stored with every mail: renaming it would strand the mails that are queued */
  readonly kind: string
  /** what a queued mail stores */
  readonly data: z.ZodMiniType<Data>
  /**
   * Writes the mail out.
   * @param to the recipients' addresses
   * @returns null when the mail is no longer needed: the account was deleted, or does not want it
   */
  render(data: Data, to: readonly string[]): Promise<RenderedMail | null>
  /**
   * Of a mailing: reads a page of those who get it.
   * @param cursor null for the first page, then the `next` of the page before
   */
  readRecipients?(data: Data, cursor: string | null): Promise<RecipientPage>
  /** Adds writes to the batch that plans a page. */
  onPagePlanned?(write: WriteBatch, data: Data, page: {recipients: number; isLast: boolean}): void
  /** Of a mailing: those of the recipients who may get it, asked when it is sent, which may be days after it was planned. */
  keepWanted?(data: Data, to: readonly string[]): Promise<string[]>
  /** Adds writes to the batch that stores the result of an attempt; it may run several times for one attempt. */
  onAttemptSettled?(write: WriteBatch, data: Data, counts: DeliveryCounts): void | Promise<void>
  /** Runs after the result of an attempt is stored; it may run several times for one attempt. */
  afterAttemptSettled?(data: Data): Promise<void>
}

/** Defines a mail; `mails.ts` registers it. */
export function defineMail<Data extends object>(definition: MailDefinition<Data>): MailDefinition<Data> {
  return definition
}
