import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `newsletters/{id}`: one sending and how far it has come. */
export interface Newsletter {
  subject: string
  contentHtml: string
  recipientCount: number
  /** how many Mailgun has taken */
  sent: number
  /** how many were given up */
  failed: number
  /** `failed`: nothing went out, and nothing will */
  status: 'sending' | 'sent' | 'failed'
  createdAt: Timestamp
  /** the uid of who sent it */
  sentBy: string
}

export function newsletters(): CollectionReference<Newsletter> {
  return firestore().collection('newsletters') as CollectionReference<Newsletter>
}
