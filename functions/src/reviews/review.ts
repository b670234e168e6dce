import {enrollmentId} from '@lectern/domain/order'
import type {RatingValue, ReviewStatus} from '@lectern/domain/reviews/review'
import {hashedId} from '@lectern/domain/people/hashed-id'
import type {CollectionReference, DocumentReference, Timestamp} from 'firebase-admin/firestore'
import {firestore} from '../services/firestore.ts'

interface ReviewAnswer {
  text: string
  at: Timestamp
  /** who taught the course when it was answered; null for nobody, absent of one from before it was stored */
  instructorId?: string | null
}

/** `reviews/{id}`: what a learner says about a course. Functions alone write it; its author and staff read it. */
export interface Review {
  userId: string
  courseId: string
  /** as when it was written, for staff */
  courseTitle: string
  /** the name shown with it: a first name and an initial */
  author: string
  rating: RatingValue
  text: string
  status: ReviewStatus
  /** written or changed since staff looked at it */
  isNew: boolean
  /** why staff hide it, which its author is told; kept when it is withdrawn, so that writing again does not show it */
  hiddenReason: string | null
  /** the teacher's, also where staff have entered it */
  answer: ReviewAnswer | null
  /** how many people find it helpful */
  helpful: number
  createdAt: Timestamp
  /** when its author changed it last; null before that */
  editedAt: Timestamp | null
  /** when anything but `helpful` changed last */
  updatedAt: Timestamp
}

export const reviews = () => firestore().collection('reviews') as CollectionReference<Review>

/**
 * The one review that somebody can have of a course. Its id is shown to everybody, and is a hash so that it doesn't tell whose
 * the review is.
 */
export function reviewOf(uid: string, courseId: string): DocumentReference<Review> {
  return reviews().doc(hashedId(enrollmentId(uid, courseId)))
}
