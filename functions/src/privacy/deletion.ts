import {GRACE_MS} from '@lectern/domain/people/deletion'
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {accountLeavingMail} from './account-leaving-mail.ts'

/**
 * `deletions/{uid}`: an account that is to be deleted. `waiting` until its owner signs in, which ends it, or the grace period is
 * over; `closed` while nobody can sign in any more, and what is stored is being erased.
 */
export interface Deletion {
  state: 'waiting' | 'closed'
  requestedAt: Timestamp
  /** the uid of the person, or of staff */
  requestedBy: string
  /** when the account is closed */
  closesAt: Timestamp
  /** when there is something to do again */
  nextStepAt: Timestamp
  /** of a closed account: what `addressesOf` says of it, as nobody knows it once the account is gone */
  email: string | null
  addresses: readonly string[]
  mailedTo: readonly string[]
}

export function deletions(): CollectionReference<Deletion> {
  return firestore().collection('deletions') as CollectionReference<Deletion>
}

export function deletionOf(uid: string): DocumentReference<Deletion> {
  return deletions().doc(uid)
}

/**
 * Begins the deletion of an account, and tells its owner by mail. One that has begun goes on as it is.
 * @param alsoWrite further writes of the batch that begins it
 * @returns when the account is closed
 */
export async function requestDeletion(
  {uid, email}: {uid: string; email: string | null},
  requestedBy: string,
  alsoWrite: (write: WriteBatch) => void = () => {},
): Promise<Date> {
  return optimistically(async (write) => {
    const snapshot = await deletionOf(uid).get()
    const known = snapshot.data()
    if (known) return known.closesAt.toDate()
    const now = clock.now()
    const closesAt = Timestamp.fromMillis(now + GRACE_MS)
    write.create(snapshot.ref, {
      state: 'waiting',
      requestedAt: Timestamp.fromMillis(now),
      requestedBy,
      closesAt,
      nextStepAt: closesAt,
      email: null,
      addresses: [],
      mailedTo: [],
    })
    if (email !== null) {
      const data = {closesAt: closesAt.toDate().toISOString(), uid}
      queueMail(write, `account-leaving-${uid}-${now}`, [email], accountLeavingMail, data)
    }
    alsoWrite(write)
    logWith(write, 'deletion-requested', {userId: uid})
    return closesAt.toDate()
  })
}

/**
 * Ends the deletion of an account that is still waiting.
 * @throws AppError `not-leaving` when it was not to be deleted, or is closed already
 */
export async function keepAccount(
  uid: string,
  alsoWrite: (write: WriteBatch) => void = () => {},
): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await deletionOf(uid).get()
    if (snapshot.data()?.state !== 'waiting') throw new AppError('not-leaving')
    write.delete(snapshot.ref, unchanged(snapshot))
    alsoWrite(write)
    logWith(write, 'deletion-cancelled', {userId: uid})
  })
}
