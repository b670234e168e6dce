import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** Whom a newsletter goes to: these addresses, or everybody who can get it but these. */
export interface Audience {
  audience: 'only' | 'everyone-but'
  emails: string[]
}

/** `newsletters/{id}`: a newsletter and how many recipients it has reached. */
export interface Newsletter extends Partial<Audience> {
  subject: string
  contentHtml: string
  /** of those planned so far */
  recipientCount: number
  /** whether all recipients are planned; missing in newsletters that were planned at once */
  planned?: boolean
  /** how many recipients Mailgun has accepted */
  sent: number
  /** how many recipients will not be tried again */
  failed: number
  /** how many had left when it was sent; missing in older newsletters */
  skipped?: number
  /** `failed`: nothing was sent, and nothing will be */
  status: 'sending' | 'sent' | 'failed'
  createdAt: Timestamp
  /** the uid of who sent it */
  sentBy: string
}

export function newsletters(): CollectionReference<Newsletter> {
  return firestore().collection('newsletters') as CollectionReference<Newsletter>
}

/** The id of a newsletter's mailing in the outbox. */
export function mailingOf(newsletterId: string): string {
  return `newsletter-${newsletterId}`
}
