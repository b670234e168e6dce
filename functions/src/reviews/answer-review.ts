import {cleanText} from '@lectern/domain/text/text'
import type {DocumentSnapshot, WriteBatch} from 'firebase-admin/firestore'
import {accountsByUid} from '../accounts/accounts.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {reviewAsSeen, reviewIn, writeReviewChange, type ReviewChange} from './change-review.ts'
import {reviewDecidedMail} from './review-decided-mail.ts'
import type {Review} from './review.ts'

interface Answer {
  /** may be empty */
  answer: string
  /** when who answers has seen the review changed last, in ms */
  seenAt: number
  /** who signs it; left out where that is not known */
  instructorId?: string | null | undefined
}

/**
 * Answers a review in the name of the teacher, changes the answer or takes it away, as part of whatever else is written; its author is
 * told of the first.
 * @param more what else changes
 * @throws AppError `unknown-review`, `review-changed`
 */
export async function writeReviewAnswer(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Review>,
  {answer, seenAt, instructorId}: Answer,
  more: ReviewChange = {},
): Promise<Review> {
  const text = cleanText(answer)
  const {answer: earlier, status} = reviewAsSeen(snapshot, seenAt)
  const change = {
    answer:
      text === '' ? null : {text, at: clock.timestamp(), ...(instructorId !== undefined && {instructorId})},
    ...more,
  }
  const review = writeReviewChange(write, snapshot, change)
  // An answer that is only put better is no news.
  if (text !== '' && earlier === null && status === 'shown') await tellAuthor(write, snapshot, 'answered')
  return review
}

/** Queues a mail to the author of a review, whose account may be gone or without an address. */
export async function tellAuthor(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Review>,
  decision: 'answered' | 'hidden',
): Promise<void> {
  const [author] = await accountsByUid([reviewIn(snapshot).userId])
  if (!author) return
  queueMail(write, outbox().doc().id, [author.email], reviewDecidedMail, {reviewId: snapshot.id, decision})
}
