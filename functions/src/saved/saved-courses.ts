import type {CollectionReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/** After so long the prices of saved courses are looked at again, in ms. */
export const LOOK_MS = 24 * 60 * 60_000

/** `savedCourses/{uid}`: the courses that somebody has saved for later. */
export interface SavedCourses {
  /** the newest first */
  courseIds: string[]
  /** what each of them cost when it was looked at last, by its id; integer US cents */
  prices: Record<string, number>
  /** when their prices are looked at next; null where nothing is saved */
  lookAt: Timestamp | null
  /** when one was saved or taken off last */
  updatedAt: Timestamp
}

export function savedCourses(): CollectionReference<SavedCourses> {
  return firestore().collection('savedCourses') as CollectionReference<SavedCourses>
}
