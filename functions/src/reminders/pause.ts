import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'

/** After so much quiet the first and the second mail go, and after so much none any more, in ms. */
const [FIRST_MS, SECOND_MS, FORGOTTEN_MS] = [7 * DAY_MS, 30 * DAY_MS, 60 * DAY_MS]

/** `pauses/{uid}`: since when a learner has not learnt. */
export interface Pause {
  /** when they learnt last, in whichever course */
  since: Timestamp
  /** when it is looked at next; null where nothing comes any more before they learn again */
  remindAt: Timestamp | null
}

export function pauses(): CollectionReference<Pause> {
  return firestore().collection('pauses') as CollectionReference<Pause>
}

/** A learner has learnt: a pause begins anew, as part of whatever else is written. */
export function beginPause(write: WriteBatch, uid: string): void {
  const now = clock.now()
  write.set(pauses().doc(uid), {
    since: Timestamp.fromMillis(now),
    remindAt: Timestamp.fromMillis(now + FIRST_MS),
  })
}

/** Which of the two mails of a pause it is. */
export type ReminderNumber = 1 | 2

/**
 * Which mail a pause is due, and when it is looked at next (ms; null for never). After an outage the first may be late: the second then
 * comes a week after it, or in its place.
 */
export function reminderAt(
  since: number,
  now: number,
): {number: ReminderNumber | null; nextAt: number | null} {
  const quiet = now - since
  if (quiet < FIRST_MS) return {number: null, nextAt: since + FIRST_MS}
  if (quiet < SECOND_MS) return {number: 1, nextAt: Math.max(since + SECOND_MS, now + FIRST_MS)}
  return {number: quiet < FORGOTTEN_MS ? 2 : null, nextAt: null}
}
