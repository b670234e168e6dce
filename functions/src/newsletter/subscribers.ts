import {createHash} from 'node:crypto'
import {normalizeEmail} from '@lectern/domain/newsletter'
import {FieldValue, type CollectionReference, type Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {codeOf, grpc} from '../services/error-code.ts'
import {firestore} from '../services/firestore.ts'

/** `newsletterSubscribers/{id}`. */
export interface Subscriber {
  email: string
  createdAt: Timestamp
}

export function subscribers(): CollectionReference<Subscriber> {
  return firestore().collection('newsletterSubscribers') as CollectionReference<Subscriber>
}

/** Derived from the address, so that an address can be subscribed only once. */
export function subscriberId(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('hex').slice(0, 32)
}

/**
 * Subscribes an address to the newsletter.
 * @throws AppError `already-subscribed`
 */
export async function addToNewsletter(email: string): Promise<void> {
  try {
    await subscribers()
      .doc(subscriberId(email))
      .create({email: normalizeEmail(email), createdAt: FieldValue.serverTimestamp()})
  } catch (error) {
    if (codeOf(error) === grpc.alreadyExists) throw new AppError('already-subscribed')
    throw error
  }
}
