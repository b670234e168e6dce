import {markReviewHelpful as contract} from '@lectern/domain/reviews/contracts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {optimistically} from '../services/optimistic.ts'
import {reviewIn} from './change-review.ts'
import {writeVote} from './helpful-votes.ts'
import {reviews} from './review.ts'

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
      const change = await writeVote(
        write,
        snapshot.ref,
        {uid, courseId: review.courseId, helpful},
        'reviewIds',
      )
      return {count: review.helpful + change}
    }),
)
