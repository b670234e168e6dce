import {FieldValue, type CollectionReference, type WriteBatch} from 'firebase-admin/firestore'
import {random} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'

/**
 * `courseOwners/{courseId}-{n}`: how many learners own a course, as a sum of shards, counted in the very batch that enrolls
 * somebody or takes a course away. One document takes about one write a second, so that the shards of a course take about
 * {@link SHARDS} sales a second. A collection of its own, because each shard says whether the content does not have it yet.
 */
export interface CourseOwners {
  courseId: string
  owners: number
  /** whether the content does not have this number yet */
  isStale: boolean
}

const SHARDS = 4

export const courseOwners = () => firestore().collection('courseOwners') as CollectionReference<CourseOwners>

/** Counts somebody who now owns a course (1), or owns it no longer (-1), as part of whatever else is written. */
export function countOwner(write: WriteBatch, courseId: string, by: 1 | -1): void {
  const shard = random.index(SHARDS)
  write.set(
    courseOwners().doc(`${courseId}-${shard}`),
    {courseId, owners: FieldValue.increment(by), isStale: true},
    {merge: true},
  )
}
