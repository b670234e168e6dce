import {ratingCounts} from '@lectern/domain/reviews/contracts'
import {countChange, NO_RATINGS, type Counted, type RatingCounts} from '@lectern/domain/reviews/review'
import {
  FieldValue,
  type CollectionReference,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

/**
 * `courseRatings/{courseId}`: how many of the reviews that are shown gave each rating. Counted in the very batch that changes a
 * review, so that nothing is ever counted by reading reviews. One document a course: Firestore takes about one write a second on
 * it, and reviews of one course are fewer.
 */
export interface CourseRating {
  courseId: string
  counts: RatingCounts
  /** whether the content does not have these numbers yet */
  isStale: boolean
}

export const courseRatings = () =>
  firestore().collection('courseRatings') as CollectionReference<CourseRating>

/** Counts a change of a review as part of whatever else is written; nothing where it changes no number. */
export function writeCountChange(
  write: WriteBatch,
  courseId: string,
  before: Counted | null,
  after: Counted | null,
): void {
  const change = Object.entries(countChange(before, after))
  if (change.length === 0) return
  write.set(
    courseRatings().doc(courseId),
    {
      courseId,
      counts: Object.fromEntries(change.map(([rating, by]) => [rating, FieldValue.increment(by)])),
      isStale: true,
    },
    {merge: true},
  )
}

/** The counts of a course that were read. */
export function countsIn(snapshot: DocumentSnapshot<CourseRating>): RatingCounts {
  return snapshot.exists ? ratingCounts.parse(snapshot.get('counts')) : NO_RATINGS
}
