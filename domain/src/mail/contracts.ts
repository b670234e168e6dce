import * as z from 'zod/mini'
import {contract, documentId, requiredEmail, requiredText} from '../contracts.ts'
import {MAX_LINE_LENGTH, MAX_STAFF_REASON_LENGTH} from '../limits.ts'
import {cursor} from '../lists/cursor.ts'
import {MAIL_LISTS, MAIL_STATES, SUPPRESSION_REASONS} from './outbox.ts'

const isoTime = z.string()
/** Empty, or a whole address. */
const address = z.string().check(z.maxLength(MAX_LINE_LENGTH))

export const listedMail = z.object({
  id: z.string(),
  kind: z.string(),
  /** of a batch the first of its recipients */
  to: z.string(),
  recipientCount: z.int(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  createdAt: isoTime,
  /** of a mail that waits: when it is tried */
  nextAttemptAt: z.nullable(isoTime),
  /** why the last attempt failed, in the mail service's words */
  lastError: z.nullable(z.string()),
})

/** A page of the outbox, for staff: what is not finished, longest waiting first; or every mail to an address, newest first. */
export const listMails = contract({
  name: 'listMails',
  audience: 'staff',
  input: z.object({list: z.nullable(z.enum(MAIL_LISTS)), address, cursor}),
  output: z.object({
    mails: z.array(listedMail),
    next: z.nullable(z.string()),
  }),
  reasons: [] as const,
})
export type ListedMail = z.infer<typeof listedMail>

/** Tries a mail again that waits for its next attempt, or was given up. */
export const retryMail = contract({
  name: 'retryMail',
  audience: 'staff',
  input: z.object({mailId: documentId}),
  output: z.object({state: z.enum(MAIL_STATES)}),
  /**
   * `already-sent`: somebody else was quicker, or it is being sent just now · `not-due`: it was not tried yet, and goes at a time to
   * come
   */
  reasons: ['unknown-mail', 'already-sent', 'not-due'] as const,
})

export const listedSuppression = z.object({
  id: z.string(),
  /** empty for a person who was erased */
  address: z.string(),
  reason: z.enum(SUPPRESSION_REASONS),
  detail: z.string(),
  since: isoTime,
})
export type ListedSuppression = z.infer<typeof listedSuppression>

/** A page of the addresses that get no mailings, for staff: the newest, or one address. */
export const listSuppressions = contract({
  name: 'listSuppressions',
  audience: 'staff',
  input: z.object({address, cursor}),
  output: z.object({
    suppressions: z.array(listedSuppression),
    next: z.nullable(z.string()),
  }),
  reasons: [] as const,
})

/** Takes an address off the suppression list, here and at the mail service. */
export const freeAddress = contract({
  name: 'freeAddress',
  audience: 'staff',
  input: z.object({
    email: requiredEmail,
    reason: requiredText('Please say why.', MAX_STAFF_REASON_LENGTH),
  }),
  output: z.object({}),
  reasons: ['not-suppressed', 'mail-unavailable'] as const,
})
