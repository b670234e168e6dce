import {isDeepStrictEqual} from 'node:util'
import type {NewsletterStatus} from '@lectern/domain/mail/newsletter-contracts'
import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** Whom a newsletter goes to: these addresses, or everybody who can get it but these. */
export interface Audience {
  audience: 'only' | 'everyone-but'
  emails: string[]
}

/** Whether two go to the same; what does not say it goes to everybody. */
export function isSameAudience(one: Partial<Audience>, other: Partial<Audience>): boolean {
  return isDeepStrictEqual(whole(one), whole(other))
}

function whole({audience = 'everyone-but', emails = []}: Partial<Audience>) {
  return {audience, emails: new Set(emails)}
}

/** `newsletters/{id}`: a newsletter and how many recipients it has reached. Its id is that of the draft that it was written as. */
export interface Newsletter extends Partial<Audience> {
  subject: string
  contentHtml: string
  /** of those planned so far */
  recipientCount: number
  /** at most how many get it, counted when it was sent; missing in older newsletters */
  expectedCount?: number
  /** whether all recipients are planned; missing in newsletters that were planned at once */
  planned?: boolean
  /** how many recipients Mailgun has accepted */
  sent: number
  /** how many recipients will not be tried again */
  failed: number
  /** how many had left when it was sent; missing in older newsletters */
  skipped?: number
  /** how many came back after Mailgun had taken them; missing before the first */
  bounced?: number
  /** how many left by it; missing before the first */
  unsubscribed?: number
  status: NewsletterStatus
  createdAt: Timestamp
  /** when it begins; missing in older newsletters that began at once */
  sendAt?: Timestamp
  /** the uid of who sent it */
  sentBy: string
  /** as in their account; missing in older newsletters */
  sentByEmail?: string | null
}

export function newsletters(): CollectionReference<Newsletter> {
  return firestore().collection('newsletters') as CollectionReference<Newsletter>
}

/** `newsletterDrafts/{id}`: a newsletter that is being written, or a template to start from; with whom it is to go to, unless it is older. */
export interface NewsletterDraft extends Partial<Audience> {
  subject: string
  /** as it was typed; made safe when it is shown or sent */
  contentHtml: string
  isTemplate: boolean
  /** when it was to be sent before it was taken back: nothing sends it by itself; missing in one that was never scheduled */
  sendAt?: Timestamp
  updatedAt: Timestamp
  /** the uid of who wrote it last */
  updatedBy: string
}

export function newsletterDrafts(): CollectionReference<NewsletterDraft> {
  return firestore().collection('newsletterDrafts') as CollectionReference<NewsletterDraft>
}

/** The id of a newsletter's mailing in the outbox. */
export function mailingOf(newsletterId: string): string {
  return `newsletter-${newsletterId}`
}
