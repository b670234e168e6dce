import {normalizeEmail} from '@lectern/domain/mail/email'
import {FieldValue, type CollectionReference, type Timestamp} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {addressHash} from '../outbox/suppressions.ts'
import {codeOf, grpc} from '../services/error-code.ts'
import {firestore} from '../services/firestore.ts'

/** `newsletterSubscribers/{address hash}`: an address can be subscribed only once. */
export interface Subscriber {
  email: string
  createdAt: Timestamp
}

export function subscribers(): CollectionReference<Subscriber> {
  return firestore().collection('newsletterSubscribers') as CollectionReference<Subscriber>
}

/**
 * Subscribes an address to the newsletter.
 * @throws AppError `already-subscribed`
 */
export async function addToNewsletter(email: string): Promise<void> {
  try {
    await subscribers()
      .doc(addressHash(email))
      .create({email: normalizeEmail(email), createdAt: FieldValue.serverTimestamp()})
  } catch (error) {
    if (codeOf(error) === grpc.alreadyExists) throw new AppError('already-subscribed')
    throw error
  }
}
