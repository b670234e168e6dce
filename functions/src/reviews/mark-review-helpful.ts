import {enrollmentId} from '@lectern/domain/order'
import {markReviewHelpful as contract} from '@lectern/domain/reviews/contracts'
import {FieldValue, type DocumentReference} from 'firebase-admin/firestore'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {firestore} from '../services/firestore.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {reviewIn} from './change-review.ts'
import {reviews} from './review.ts'

/** `helpfulVotes/{uid_courseId}`: which reviews of a course somebody finds helpful. One document, read once for a whole page. */
interface HelpfulVotes {
  userId: string
  courseId: string
  reviewIds: string[]
}

/** As many reviews of one course as somebody may find helpful: their document has to stay small. */
const MAX_VOTES = 500

/** When somebody finds a review helpful, or takes that back: one vote a person and review. */
export const markReviewHelpful = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'helpful', key: uid, max: 60, windowSeconds: 60}]},
  async ({reviewId, helpful}, {uid}) =>
    optimistically(async (write) => {
      const snapshot = await reviews().doc(reviewId).get()
      const review = reviewIn(snapshot)
      if (review.userId === uid) throw new AppError('own-review')
      if (review.status !== 'shown') throw new AppError('unknown-review')
      const votes = await votesOf(uid, review.courseId).get()
      const before = votes.data()?.reviewIds ?? []
      const had = before.includes(reviewId)
      if (had === helpful) return {count: review.helpful}
      if (helpful && before.length >= MAX_VOTES) throw new AppError('rate-limited')
      const reviewIds = helpful ? [...before, reviewId] : before.filter((id) => id !== reviewId)
      if (votes.exists) write.update(votes.ref, {reviewIds}, unchanged(votes))
      else write.create(votes.ref, {userId: uid, courseId: review.courseId, reviewIds})
      // An increment needs no condition: others vote at the same time.
      write.update(snapshot.ref, {helpful: FieldValue.increment(helpful ? 1 : -1)})
      return {count: review.helpful + (helpful ? 1 : -1)}
    }),
)

function votesOf(uid: string, courseId: string): DocumentReference<HelpfulVotes> {
  return firestore()
    .collection('helpfulVotes')
    .doc(enrollmentId(uid, courseId)) as DocumentReference<HelpfulVotes>
}
