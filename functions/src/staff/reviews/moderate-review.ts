import {answerReview as answerContract, moderateReview as contract} from '@lectern/domain/reviews/contracts'
import {cleanText} from '@lectern/domain/reviews/review'
import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {accountsByUid} from '../../accounts/accounts.ts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {outbox} from '../../outbox/outbox.ts'
import {queueMail} from '../../outbox/queue.ts'
import {clock} from '../../services/clock.ts'
import {optimistically} from '../../services/optimistic.ts'
import {recordStaffAction} from '../staff-action.ts'
import {reviewAsSeen, reviewIn, writeReviewChange} from '../../reviews/change-review.ts'
import {reviews, type Review} from '../../reviews/review.ts'
import {reviewDecidedMail} from './review-decided-mail.ts'

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
export const answerReview = callable(answerContract, async ({reviewId, seenAt, answer}, staff) => {
  const text = cleanText(answer)
  await optimistically(async (write) => {
    const snapshot = await reviews().doc(reviewId).get()
    const {userId: whom, answer: earlier, status} = reviewAsSeen(snapshot, seenAt)
    writeReviewChange(write, snapshot, {
      answer: text === '' ? null : {text, at: clock.timestamp()},
      isNew: false,
    })
    recordStaffAction(write, staff, 'review-answered', {kind: 'review', id: reviewId}, {whom})
    // An answer that is only put better is no news.
    if (text !== '' && earlier === null && status === 'shown') await tellAuthor(write, snapshot, 'answered')
  })
  return {}
})

/** Queues a mail to the author of a review, whose account may be gone or without an address. */
async function tellAuthor(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Review>,
  decision: 'answered' | 'hidden',
): Promise<void> {
  const [author] = await accountsByUid([reviewIn(snapshot).userId])
  if (!author) return
  queueMail(write, outbox().doc().id, [author.email], reviewDecidedMail, {reviewId: snapshot.id, decision})
}
