import {GRACE_MS} from '@lectern/domain/people/deletion'
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {queueMail} from '../outbox/queue.ts'
import {auth, isUnknownUser} from '../services/auth.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {accountLeavingMail} from './account-leaving-mail.ts'

/**
 * `deletions/{uid}`: an account that is to be deleted. `waiting` until its owner signs in, which ends it, or the grace period is
 * over; `closed` while nobody can sign in any more, and what is stored is being erased. One that is kept when it has been disabled is
 * `kept` until nothing can be under way that disables it.
 */
export interface Deletion {
  state: 'waiting' | 'closed' | 'kept'
  requestedAt: Timestamp
  /** the uid of the person, or of staff */
  requestedBy: string
  /** when the account is closed; null where it is kept: nobody is told of a deletion then */
  closesAt: Timestamp | null
  /** when there is something to do again */
  nextStepAt: Timestamp
  /** when the account was last disabled for this; left out until then, and of one that was disabled by hand before */
  disabledAt?: Timestamp
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
    if (known?.closesAt) return known.closesAt.toDate()
    const now = clock.now()
    const closesAt = Timestamp.fromMillis(now + GRACE_MS)
    const asked = {
      state: 'waiting' as const,
      requestedAt: Timestamp.fromMillis(now),
      requestedBy,
      closesAt,
      nextStepAt: closesAt,
      email: null,
      addresses: [],
      mailedTo: [],
    }
    if (known) write.update(snapshot.ref, asked, unchanged(snapshot))
    else write.create(snapshot.ref, asked)
    if (email !== null) {
      const data = {closesAt: closesAt.toDate().toISOString(), uid}
      queueMail(write, `account-leaving-${uid}-${now}`, [email], accountLeavingMail, data)
    }
    alsoWrite(write)
    logWith(write, 'deletion-requested', {userId: uid})
    return closesAt.toDate()
  })
}

/** No closing of an account is under way for so long: `reconcile`, which closes them, ends after five minutes. */
const CLOSING_MS = 10 * 60_000

/**
 * Ends the deletion of an account that is still waiting, and enables the account where it has been disabled for it. That is done once more
 * by `reconcile`: an attempt may end before it, and a closing that is under way may disable the account after it.
 * @throws AppError `not-leaving` when it was not to be deleted, or is closed already
 */
export async function keepAccount(
  uid: string,
  alsoWrite: (write: WriteBatch) => void = () => {},
): Promise<void> {
  const wasDisabled = await optimistically(async (write) => {
    const snapshot = await deletionOf(uid).get()
    const deletion = snapshot.data()
    if (deletion?.state === 'kept') return true
    if (deletion?.state !== 'waiting') throw new AppError('not-leaving')
    const {disabledAt} = deletion
    if (disabledAt) {
      const nextStepAt = Timestamp.fromMillis(disabledAt.toMillis() + CLOSING_MS)
      write.update(snapshot.ref, {state: 'kept', closesAt: null, nextStepAt}, unchanged(snapshot))
    } else write.delete(snapshot.ref, unchanged(snapshot))
    alsoWrite(write)
    logWith(write, 'deletion-cancelled', {userId: uid})
    return disabledAt !== undefined
  })
  if (wasDisabled) await setDisabled(uid, false)
}

/** Ends what is left of a deletion whose account was kept. */
export async function finishKeeping(uid: string): Promise<void> {
  await setDisabled(uid, false)
  await optimistically(async (write) => {
    const snapshot = await deletionOf(uid).get()
    // It may have been asked for anew.
    if (snapshot.data()?.state === 'kept') write.delete(snapshot.ref, unchanged(snapshot))
  })
}

/** Nobody can sign in to a disabled account. Nothing where there is no such account. */
export async function setDisabled(uid: string, disabled: boolean): Promise<void> {
  try {
    await auth().updateUser(uid, {disabled})
  } catch (error) {
    if (!isUnknownUser(error)) throw error
  }
}
