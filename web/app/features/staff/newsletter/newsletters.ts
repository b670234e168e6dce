import {NEWSLETTER_STATUSES, type NewsletterStatus} from '@lectern/domain/mail/newsletter-contracts'
import {isDocumentId} from '@lectern/domain/document-id'
import {doc, getDoc, type DocumentData} from 'firebase/firestore/lite'
import {firestore, milliseconds, number, text} from '~/lib/firebase/firestore'
import {fromAudience, type Selection} from '../subscribers/recipient-selection'

/** How many recipients a newsletter has been sent to. */
export interface NewsletterProgress {
  status: NewsletterStatus
  /** of those planned so far */
  recipientCount: number
  /** at most how many get it */
  expectedCount: number
  /** whether all are planned */
  planned: boolean
  sent: number
  failed: number
  /** had left when it was sent */
  skipped: number
}

/** The progress of a newsletter; null before sending has begun. For staff. */
export async function readNewsletterProgress(id: string): Promise<NewsletterProgress | null> {
  const data = (await getDoc(doc(firestore, 'newsletters', id))).data()
  if (!data) return null
  return {
    status: NEWSLETTER_STATUSES.find((status) => status === data.status) ?? 'sending',
    recipientCount: number(data, 'recipientCount'),
    expectedCount: typeof data.expectedCount === 'number' ? data.expectedCount : 0,
    planned: data.planned !== false,
    sent: number(data, 'sent'),
    failed: number(data, 'failed'),
    skipped: typeof data.skipped === 'number' ? data.skipped : 0,
  }
}

/** A newsletter that is being written. */
export interface Draft {
  id: string
  subject: string
  contentHtml: string
  /** when it was stored as it is here, ms since the epoch; null before it is */
  updatedAt: number | null
  /** whom it is to go to; null where that is not stored */
  selection: Selection | null
  /** when it was to be sent before it was taken back, ms since the epoch; null where it was never scheduled */
  sendAt: number | null
}

/**
 * A draft; null when there is none. A template gives a new draft with its content. For staff.
 * @param id as found in the URL
 */
export async function readDraft(id: string): Promise<Draft | null> {
  if (!isDocumentId(id)) return null
  const data = (await getDoc(doc(firestore, 'newsletterDrafts', id))).data()
  if (!data) return null
  const written = {subject: text(data, 'subject'), contentHtml: text(data, 'contentHtml')}
  if (data.isTemplate === true)
    return {...written, id: crypto.randomUUID(), updatedAt: null, selection: null, sendAt: null}
  return {
    ...written,
    id,
    updatedAt: milliseconds(data.updatedAt),
    selection: selectionIn(data),
    sendAt: milliseconds(data.sendAt),
  }
}

function selectionIn({audience, emails}: DocumentData): Selection | null {
  if ((audience !== 'only' && audience !== 'everyone-but') || !Array.isArray(emails)) return null
  return fromAudience({audience, emails: emails.filter((email) => typeof email === 'string')})
}
