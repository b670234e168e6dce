import {firestore} from '../services/firestore.ts'
import {staffActions} from '../staff/staff-action.ts'
import {readEvery, writeEach} from './part.ts'

/**
 * Erases what staff wrote with their acts on something that is about a person: the account by its uid, an order, a review,
 * an instructor as whom they have taught, an address by its hash. Notes and reasons are free text, and may name the person. That it was done, by whom and when, stays: nobody
 * erases that.
 */
export async function eraseReasons(subjectId: string): Promise<void> {
  const found = await readEvery(staffActions().where('subject.id', '==', subjectId))
  await writeEach(
    found.filter((snapshot) => snapshot.data().reason !== null),
    (write, {ref}) => write.update(ref, {reason: null}),
  )
}

/** Erases the address of somebody who was staff from what they did, and from the money they gave back: it stays under their uid alone. */
export async function eraseStaffAddress(uid: string): Promise<void> {
  const refunds = firestore().collectionGroup('refunds').where('by', '==', uid)
  const [acts, given] = await Promise.all([
    readEvery(staffActions().where('staffId', '==', uid)),
    readEvery(refunds),
  ])
  await writeEach(acts, (write, {ref}) => write.update(ref, {staffEmail: null}))
  await writeEach(given, (write, {ref}) => write.update(ref, {email: null}))
}
