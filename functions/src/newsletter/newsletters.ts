import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `newsletters/{id}`: a newsletter and how many recipients it has reached. */
export interface Newsletter {
  subject: string
  contentHtml: string
  recipientCount: number
  /** how many recipients Mailgun has accepted */
  sent: number
  /** how many recipients will not be tried again */
  failed: number
  /** `failed`: nothing was sent, and nothing will be */
  status: 'sending' | 'sent' | 'failed'
  createdAt: Timestamp
  /** the uid of who sent it */
  sentBy: string
}

export function newsletters(): CollectionReference<Newsletter> {
  return firestore().collection('newsletters') as CollectionReference<Newsletter>
}
