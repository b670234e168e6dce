import {normalizeEmail} from '@lectern/domain/mail/email'
import {FieldValue, type CollectionReference, type Timestamp, type WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {addressHash} from '../outbox/suppressions.ts'
import {codeOf, grpc} from '../services/error-code.ts'
import {firestore} from '../services/firestore.ts'

/**
 * How it is known that an address wants the newsletter: by the `link` that was mailed to it, by the verified `account` that
 * asked, or on the word of `staff`.
 */
export type Consent = {by: 'link'} | {by: 'account'; uid: string} | {by: 'staff'; uid: string}

/**
 * `newsletterSubscribers/{address hash}`: an address that gets the newsletter. Its id is that of its address, so that it can be
 * there only once; a document with another id is not written to.
 */
export interface Subscriber {
  email: string
  createdAt: Timestamp
  /** missing where somebody subscribed before addresses were confirmed: they count as confirmed */
  consent?: Consent
}

export function subscribers(): CollectionReference<Subscriber> {
  return firestore().collection('newsletterSubscribers') as CollectionReference<Subscriber>
}

/** What is stored of a new subscriber. */
export function newSubscriber(email: string, consent: Consent) {
  return {email: normalizeEmail(email), createdAt: FieldValue.serverTimestamp(), consent}
}

export async function isSubscribed(email: string): Promise<boolean> {
  return (await subscribers().doc(addressHash(email)).get()).exists
}

/**
 * Subscribes an address to the newsletter without a link.
 * @param alsoWrite adds what is written with it
 * @throws AppError `already-subscribed`
 */
export async function addToNewsletter(
  email: string,
  consent: Consent,
  alsoWrite: (write: WriteBatch) => void = () => {},
): Promise<void> {
  const write = firestore().batch()
  write.create(subscribers().doc(addressHash(email)), newSubscriber(email, consent))
  alsoWrite(write)
  try {
    await write.commit()
  } catch (error) {
    if (codeOf(error) === grpc.alreadyExists) throw new AppError('already-subscribed')
    throw error
  }
}
