import {publicName} from '@lectern/domain/people/public-names'
import {hashedId} from '@lectern/domain/people/hashed-id'
import {enrollmentId} from '@lectern/domain/order'
import {NO_RATINGS, type RatingCounts} from '@lectern/domain/reviews/review'
import type {StaffActionKind} from '@lectern/domain/staff/staff-action'
import {Timestamp} from 'firebase-admin/firestore'
import type {PlannedDocument, PlannedReview} from './history.ts'
import {staffAction} from './staff-actions.ts'

const at = (ms: number) => Timestamp.fromMillis(ms)

/** The id that functions give the review of a learner and a course. */
export function reviewId(uid: string, courseId: string): string {
  return hashedId(enrollmentId(uid, courseId))
}

/**
 * The reviews, what staff did about them, who finds them helpful, and the counts of each course. The counts are stale, so that the
 * shop publishes the ratings to the content by itself, as it does for any other review.
 */
export function documentsOfReviews(reviews: readonly PlannedReview[]): PlannedDocument[] {
  const votes = Map.groupBy(
    reviews.flatMap(({learner, courseId, helpfulTo}) =>
      helpfulTo.map(({uid}) => ({uid, courseId, reviewId: reviewId(learner.uid, courseId)})),
    ),
    ({uid, courseId}) => enrollmentId(uid, courseId),
  )
  return [
    ...reviews.flatMap(documentsOfReview),
    ...[...Map.groupBy(reviews, ({courseId}) => courseId)].map(([courseId, said]): PlannedDocument => [
      `courseRatings/${courseId}`,
      {courseId, counts: countsOf(said), isStale: true},
    ]),
    ...[...votes].flatMap(([path, given]): PlannedDocument[] => {
      const [vote] = given
      if (!vote) return []
      const {uid: userId, courseId} = vote
      return [[`helpfulVotes/${path}`, {userId, courseId, reviewIds: given.map((one) => one.reviewId)}]]
    }),
  ]
}

function countsOf(reviews: readonly PlannedReview[]): RatingCounts {
  return reviews.reduce<RatingCounts>(
    (counts, {rating}) => ({...counts, [rating]: counts[rating] + 1}),
    NO_RATINGS,
  )
}

function documentsOfReview(review: PlannedReview): PlannedDocument[] {
  const {learner, courseId, courseTitle, rating, text, answer, checkedAt, helpfulTo} = review
  const id = reviewId(learner.uid, courseId)
  const seenAt = answer?.at ?? checkedAt
  const act = (action: StaffActionKind, ms: number) => staffAction(action, {kind: 'review', id}, ms)
  return [
    [
      `reviews/${id}`,
      {
        userId: learner.uid,
        courseId,
        courseTitle,
        author: publicName(`${learner.firstName} ${learner.lastName}`),
        rating,
        text,
        status: 'shown',
        isNew: seenAt === null,
        hiddenReason: null,
        answer: answer && {text: answer.text, at: at(answer.at)},
        helpful: helpfulTo.length,
        createdAt: at(review.at),
        editedAt: null,
        updatedAt: at(seenAt ?? review.at),
      },
    ],
    ...(answer ? [act('review-answered', answer.at)] : []),
    ...(checkedAt === null ? [] : [act('review-checked', checkedAt)]),
  ]
}
