import {cleanText} from '@lectern/domain/text/text'
import {answerReview as answerContract, moderateReview as contract} from '@lectern/domain/reviews/contracts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {fetchCourse} from '../../learning/fetch-course.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {tellAuthor, writeReviewAnswer} from '../../reviews/answer-review.ts'
import {reviewAsSeen, reviewIn, writeReviewChange} from '../../reviews/change-review.ts'
import {reviews, type Review} from '../../reviews/review.ts'

/** When staff hide a review, show it again, or have looked at it. */
export const moderateReview = callable(contract, async ({reviewId, seenAt, decision, reason}, staff) =>
  optimistically(async (write) => {
    const snapshot = await reviews().doc(reviewId).get()
    const {status, userId: whom} = reviewAsSeen(snapshot, seenAt)
    const subject = {kind: 'review', id: reviewId} as const
    // One that its author has lost with the course is nobody's to decide.
    const decidedFrom = {hide: 'shown', show: 'hidden', check: status} as const
    if (status === 'withdrawn' || decidedFrom[decision] !== status) throw new AppError('review-changed')
    if (decision === 'hide') {
      const hiddenReason = cleanText(reason ?? '')
      writeReviewChange(write, snapshot, {status: 'hidden', hiddenReason, isNew: false})
      recordStaffAction(write, staff, 'review-hidden', subject, {whom, reason: hiddenReason})
      await tellAuthor(write, snapshot, 'hidden')
      return {status: 'hidden' as const}
    }
    if (decision === 'show') {
      writeReviewChange(write, snapshot, {status: 'shown', hiddenReason: null, isNew: false})
      recordStaffAction(write, staff, 'review-shown', subject, {whom})
      return {status: 'shown' as const}
    }
    writeReviewChange(write, snapshot, {isNew: false})
    recordStaffAction(write, staff, 'review-checked', subject, {whom})
    return {status}
  }),
)

/** When staff enter what the teacher answers to a review, change it, or take it away. */
export const answerReview = callable(answerContract, async ({reviewId, ...answer}, staff) => {
  await optimistically(async (write) => {
    const snapshot = await reviews().doc(reviewId).get()
    const instructorId = await signerOf(reviewIn(snapshot), answer.answer)
    const {userId: whom} = await writeReviewAnswer(write, snapshot, {...answer, instructorId}, {isNew: false})
    recordStaffAction(write, staff, 'review-answered', {kind: 'review', id: reviewId}, {whom})
  })
  return {}
})

/** Whose an answer is that staff enter: of one that they put better, as before; of a new one, who teaches the course. */
async function signerOf({answer, courseId}: Review, text: string): Promise<string | null | undefined> {
  if (answer || text === '') return answer?.instructorId
  return (await fetchCourse(courseId))?.instructorId ?? null
}
