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
