import {addDays, dayOf, startOf} from '@lectern/domain/statistics/days'
import {Timestamp, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'
import {unchanged} from '../services/optimistic.ts'

/** `activeLearners/{uid}`: the last day, in UTC, on which a learner was counted as active. */
interface ActiveLearner {
  day: string
  /** when Firestore deletes it: nobody needs to know afterwards who was there */
  expireAt: Timestamp
}

export function activeLearners(): CollectionReference<ActiveLearner> {
  return firestore().collection('activeLearners') as CollectionReference<ActiveLearner>
}

/**
 * Notes that a learner is active, as part of whatever else is written, on condition that no other course has noted it meanwhile.
 * @returns whether it is for the first time on that day
 */
export async function noteActivity(write: WriteBatch, uid: string, at: Timestamp): Promise<boolean> {
  const day = dayOf(at.toMillis())
  const [snapshot] = await firestore().getAll(activeLearners().doc(uid))
  if (!snapshot || snapshot.get('day') === day) return false
  const noted: ActiveLearner = {day, expireAt: Timestamp.fromMillis(startOf(addDays(day, 2)))}
  if (snapshot.exists) write.update(snapshot.ref, {...noted}, unchanged(snapshot))
  else write.create(snapshot.ref, noted)
  return true
}
