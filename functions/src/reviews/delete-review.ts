import type {DocumentReference} from 'firebase-admin/firestore'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeCountChange} from './course-rating.ts'
import type {Review} from './review.ts'

/** Deletes a review, with what it counts for; one that is gone already is passed over. */
export async function deleteReview(reference: DocumentReference<Review>): Promise<void> {
  await optimistically(async (write) => {
    const snapshot = await reference.get()
    const review = snapshot.data()
    if (!review) return
    write.delete(reference, unchanged(snapshot))
    writeCountChange(write, review.courseId, review, null)
  })
}
