import {publicName} from '@lectern/domain/people/public-names'
import {cleanText} from '@lectern/domain/text/text'
import {saveReview as contract} from '@lectern/domain/reviews/contracts'
import {hasFinishedFirstSection, type RatingValue, type ReviewStatus} from '@lectern/domain/reviews/review'
import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {personOf} from '../accounts/person.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {fetchCourse, type Course} from '../learning/fetch-course.ts'
import {assertOwner, readLearner, type Learner} from '../learning/learner.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {writeNewReview, writeReviewChange} from './change-review.ts'
import {reviewOf, type Review} from './review.ts'

/** When a learner publishes a review, or changes it: in one batch with the counts of the course. */
export const saveReview = callable(
  contract,
  {
    limits: (_, {uid}) => [{name: 'review', key: uid, max: 20, windowSeconds: 60 * 60}],
  },
  async ({courseId, rating, text}, {uid}) => {
    const course = await fetchCourse(courseId)
    if (!course) throw new AppError('unknown-course')
    const {name} = await personOf(uid)
    const written = {rating: rating as RatingValue, text: cleanText(text), author: publicName(name)}
    return optimistically(async (write) => {
      const [learner, before] = await Promise.all([readLearner(uid, courseId), reviewOf(uid, courseId).get()])
      assertOwner(learner)
      assertMayReview(course, learner, before)
      const status = writeReview(write, learner, course, before, written)
      // A refund deletes the enrollment on condition that it has not changed: so it either finds this review, or is noticed here.
      write.update(learner.enrollment.ref, {reviewId: before.id}, unchanged(learner.enrollment))
      return {reviewId: before.id, status}
    })
  },
)

/**
 * A review that exists may be changed also when editors have added lessons to the first section since.
 * @throws AppError `first-section-open`
 */
function assertMayReview({outline}: Course, {progress}: Learner, before: DocumentSnapshot<Review>): void {
  const status = before.data()?.status
  if (status === 'shown' || status === 'hidden' || hasFinishedFirstSection(outline, progress)) return
  throw new AppError('first-section-open')
}

function writeReview(
  write: WriteBatch,
  {uid, courseId}: Learner,
  {title}: Course,
  before: DocumentSnapshot<Review>,
  written: Pick<Review, 'rating' | 'text' | 'author'>,
): ReviewStatus {
  const earlier = before.data()
  const now = clock.timestamp()
  const changed = {...written, courseTitle: title, isNew: true}
  const reviewId = before.id
  if (!earlier) {
    const status = 'shown'
    writeNewReview(write, before, {
      ...changed,
      userId: uid,
      courseId,
      status,
      hiddenReason: null,
      answer: null,
      helpful: 0,
      createdAt: now,
      editedAt: null,
      updatedAt: now,
    })
    logWith(write, 'review-written', {reviewId, courseId, rating: written.rating})
    return status
  }
  const {status, hiddenReason, rating, text, author} = earlier
  const isSame = rating === written.rating && text === written.text && author === written.author
  if (isSame && status !== 'withdrawn') return status
  const after = hiddenReason === null ? 'shown' : 'hidden'
  writeReviewChange(write, before, {
    ...changed,
    status: after,
    ...(status === 'withdrawn' ? {createdAt: now, editedAt: null} : {editedAt: now}),
  })
  logWith(write, 'review-written', {reviewId, courseId, rating: written.rating})
  return after
}
