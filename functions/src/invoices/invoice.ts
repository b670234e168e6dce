import type {InvoiceFields} from '@lectern/domain/orders/invoice'
import type {CollectionReference, DocumentReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** `invoices/{number}`: an invoice or a credit note, kept for the books whoever asks to be erased. */
export interface Invoice extends InvoiceFields {
  issuedAt: Timestamp
  /** when what it is about was paid or given back */
  suppliedAt: Timestamp
}

export function invoices(): CollectionReference<Invoice> {
  return firestore().collection('invoices') as CollectionReference<Invoice>
}

/** `invoiceSeries/{series}-{year}`: the last number that was given. */
export function seriesOf(name: string): DocumentReference<{last: number}> {
  return firestore().collection('invoiceSeries').doc(name) as DocumentReference<{last: number}>
}
