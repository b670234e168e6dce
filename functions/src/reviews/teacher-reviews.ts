import {
  answerReviewAsTeacher as answerContract,
  reviewOfTeacher,
  teacherReviews as contract,
} from '@lectern/domain/reviews/contracts'
import * as z from 'zod/mini'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {fetchCourse} from '../learning/fetch-course.ts'
import {cursorPage} from '../services/cursor-page.ts'
import {optimistically} from '../services/optimistic.ts'
import {readable} from '../services/readable.ts'
import {parseResult, sanity} from '../services/sanity.ts'
import {writeReviewAnswer} from './answer-review.ts'
import {reviewIn} from './change-review.ts'
import {taughtCourseIdsQuery} from './queries.ts'
import {reviews} from './review.ts'

const PAGE_SIZE = 20

/** When a teacher looks at the reviews of their courses. */
export const teacherReviews = callable(contract, async ({course, cursor}, {instructorId}) => {
  const courseIds = course === null ? await taughtCourseIds(instructorId) : [course]
  if (course !== null && !(await teaches(instructorId, course))) return {reviews: [], next: null}
  if (courseIds.length === 0) return {reviews: [], next: null}
  const shown = reviews().where('courseId', 'in', courseIds).where('status', '==', 'shown')
  const {docs, next} = await cursorPage(shown, 'createdAt', cursor, {size: PAGE_SIZE})
  return {
    reviews: readable(reviewOfTeacher, docs, (snapshot) => {
      const {courseId, courseTitle, author, rating, text, answer, helpful, createdAt, updatedAt} =
        snapshot.data()
      return {
        id: snapshot.id,
        courseId,
        courseTitle,
        author,
        rating,
        text,
        answer: answer?.text ?? null,
        isOwnAnswer: answer?.instructorId === undefined || answer.instructorId === instructorId,
        helpful,
        createdAt: createdAt.toMillis(),
        updatedAt: updatedAt.toMillis(),
      }
    }),
    next,
  }
})

/** When a teacher answers a review of a course of theirs, changes the answer, or takes it away. */
export const answerReviewAsTeacher = callable(
  answerContract,
  async ({reviewId, ...answer}, {instructorId}) => {
    await optimistically(async (write) => {
      const snapshot = await reviews().doc(reviewId).get()
      const {courseId, status} = reviewIn(snapshot)
      if (status !== 'shown' || !(await teaches(instructorId, courseId))) throw new AppError('unknown-review')
      await writeReviewAnswer(write, snapshot, {...answer, instructorId})
    })
    return {}
  },
)

/** @throws AppError `content-unavailable` */
async function teaches(instructorId: string, courseId: string): Promise<boolean> {
  return (await fetchCourse(courseId))?.instructorId === instructorId
}

/** @throws AppError `content-unavailable` */
async function taughtCourseIds(instructorId: string): Promise<string[]> {
  try {
    const client = await sanity()
    return parseResult(z.array(z.string()), await client.fetch(taughtCourseIdsQuery, {instructorId}))
  } catch (cause) {
    throw new AppError('content-unavailable', {}, {cause})
  }
}
