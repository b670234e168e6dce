import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {clock} from '../services/clock.ts'
import {unchanged} from '../services/optimistic.ts'
import {writeCountChange} from './course-rating.ts'
import type {Review} from './review.ts'

/** A change of a review: everything but what is counted or set with every change. */
export type ReviewChange = Partial<Omit<Review, 'helpful' | 'updatedAt' | 'userId' | 'courseId'>>

/**
 * The one way in which a review that exists changes: with the counts of its course, in one batch, on condition that nobody has
 * changed it meanwhile.
 * @throws AppError `unknown-review` where there is none
 */
export function writeReviewChange(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Review>,
  change: ReviewChange,
): Review {
  const before = reviewIn(snapshot)
  const after: Review = {...before, ...change, updatedAt: clock.timestamp()}
  write.update(snapshot.ref, {...change, updatedAt: after.updatedAt}, unchanged(snapshot))
  writeCountChange(write, before.courseId, before, after)
  return after
}

/** Writes the first review of a learner and a course, with the counts of the course. */
export function writeNewReview(write: WriteBatch, {ref}: DocumentSnapshot<Review>, review: Review): void {
  write.create(ref, review)
  writeCountChange(write, review.courseId, null, review)
}

/** @throws AppError `unknown-review` */
export function reviewIn(snapshot: DocumentSnapshot<Review>): Review {
  const review = snapshot.data()
  if (!review) throw new AppError('unknown-review')
  return review
}

/**
 * A review as staff have seen it.
 * @param seenAt ms since the epoch
 * @throws AppError `unknown-review`; `review-changed` where it was changed since
 */
export function reviewAsSeen(snapshot: DocumentSnapshot<Review>, seenAt: number): Review {
  const review = reviewIn(snapshot)
  if (review.updatedAt.toMillis() !== seenAt) throw new AppError('review-changed')
  return review
}
