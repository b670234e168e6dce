import type {WriteBatch} from 'firebase-admin/firestore'
import {logWith} from '../services/log.ts'
import {writeReviewChange} from './change-review.ts'
import {reviewOf} from './review.ts'

/**
 * Withdraws what somebody has said about a course, as part of the batch that takes the course from them. Who buys it again may
 * publish it again.
 */
export async function withdrawReview(write: WriteBatch, uid: string, courseId: string): Promise<void> {
  const snapshot = await reviewOf(uid, courseId).get()
  if (!snapshot.exists || snapshot.get('status') === 'withdrawn') return
  writeReviewChange(write, snapshot, {status: 'withdrawn', isNew: false})
  logWith(write, 'review-withdrawn', {reviewId: snapshot.id, courseId})
}
