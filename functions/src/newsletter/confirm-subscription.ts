import {confirmSubscription as contract} from '@lectern/domain/newsletter/contracts'
import {normalizeEmail} from '@lectern/domain/mail/email'
import {Timestamp, type CollectionReference} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {queueMail} from '../outbox/queue.ts'
import {addressHash, unsubscriptionOf} from '../outbox/suppressions.ts'
import {unsubscribeSecret} from '../parameters.ts'
import {clock, random} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {confirmationMail} from './confirmation-mail.ts'
import {CONFIRM_WITHIN_MS, readConfirmation} from './confirmation-token.ts'
import {newSubscriber, subscribers} from './subscribers.ts'

/** `newsletterConfirmations/{address hash}`: an address that was entered in the footer, and has not been confirmed. */
interface PendingConfirmation {
  email: string
  requestedAt: Timestamp
  /** when Firestore deletes it */
  expireAt: Timestamp
}

export function pendingConfirmations(): CollectionReference<PendingConfirmation> {
  return firestore().collection('newsletterConfirmations') as CollectionReference<PendingConfirmation>
}

/** Remembers that somebody asked for the newsletter, and queues the mail with the link; each time it is asked. */
export async function requestConfirmation(email: string): Promise<void> {
  const now = clock.now()
  const write = firestore().batch()
  write.set(pendingConfirmations().doc(addressHash(email)), {
    email: normalizeEmail(email),
    requestedAt: Timestamp.fromMillis(now),
    expireAt: Timestamp.fromMillis(now + CONFIRM_WITHIN_MS),
  })
  queueMail(write, `confirmation-${random.uuid()}`, [normalizeEmail(email)], confirmationMail, {
    requestedAt: new Date(now).toISOString(),
  })
  await write.commit()
}

/** When somebody presses the button on the page that the link in the mail leads to. */
export const confirmSubscription = callable(
  contract,
  {
    limits: (_, __, ip) => [{name: 'confirm-subscription-ip', key: ip, max: 200, windowSeconds: 60 * 60}],
  },
  async ({token}) => {
    const confirmation = readConfirmation(token, unsubscribeSecret.value())
    if (confirmation === null) throw new AppError('invalid-token')
    await confirm(confirmation.email, confirmation.expiresAt)
    return {email: confirmation.email}
  },
)

/** @throws AppError `already-subscribed`, `expired-token` or `used-token` */
async function confirm(email: string, expiresAt: number): Promise<void> {
  const id = addressHash(email)
  await optimistically(async (write) => {
    const [subscriber, pending, unsubscription] = await Promise.all([
      subscribers().doc(id).get(),
      pendingConfirmations().doc(id).get(),
      unsubscriptionOf(email),
    ])
    if (subscriber.exists) throw new AppError('already-subscribed')
    if (expiresAt < clock.now()) throw new AppError('expired-token')
    // Whoever has left again is not brought back by a link that was opened once more.
    if (!pending.exists) throw new AppError('used-token')
    write.create(subscriber.ref, newSubscriber(email, {by: 'link'}))
    write.delete(pending.ref, unchanged(pending))
    if (unsubscription !== null) write.delete(unsubscription)
  })
}
