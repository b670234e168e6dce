import {
  courseReviewsQuery,
  type CourseReviewsPage,
  type PublicReview,
} from '@lectern/domain/reviews/contracts'
import type {QueryDocumentSnapshot} from 'firebase-admin/firestore'
import type {Request, Response} from '../http-handler.ts'
import type * as z from 'zod/mini'
import {log} from '../services/log.ts'
import {countsIn, courseRatings} from './course-rating.ts'
import {helpfulPage} from './helpful-page.ts'
import {reviews, type Review} from './review.ts'

const PAGE_SIZE = 6

type ReviewsQuery = z.infer<typeof courseReviewsQuery>

/**
 * Answers `GET /api/reviews?course=&sort=&after=` with a page of the reviews of a course that are shown. A plain request, so
 * that a visitor's browser loads no SDK for it. It reads the page and one document more, whatever there is.
 */
export async function courseReviews(request: Request, response: Response): Promise<void> {
  // What anybody may read, from whatever page.
  response.set('Access-Control-Allow-Origin', '*')
  // What staff have just hidden is not shown again by a cache.
  response.set('Cache-Control', 'no-cache')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').json({error: 'method-not-allowed'})
    return
  }
  const query = courseReviewsQuery.safeParse(request.query)
  if (!query.success) {
    response.status(400).json({error: 'invalid-argument'})
    return
  }
  try {
    response.json(await readPage(query.data))
  } catch (error) {
    log('reviews-unavailable', {courseId: query.data.course}, error)
    response.status(503).json({error: 'unavailable'})
  }
}

async function readPage({course, sort, after}: ReviewsQuery): Promise<CourseReviewsPage> {
  const shown = reviews().where('courseId', '==', course).where('status', '==', 'shown')
  const [rating, {docs, next}] = await Promise.all([
    courseRatings().doc(course).get(),
    helpfulPage(shown, {sort, after: after ?? null, size: PAGE_SIZE}),
  ])
  return {counts: countsIn(rating), reviews: docs.map(toPublicReview), next}
}

function toPublicReview(snapshot: QueryDocumentSnapshot<Review>): PublicReview {
  const {author, rating, text, createdAt, editedAt, helpful, answer} = snapshot.data()
  return {
    id: snapshot.id,
    author,
    rating,
    text,
    at: createdAt.toMillis(),
    edited: editedAt !== null,
    helpful,
    answer: answer && {text: answer.text, at: answer.at.toMillis(), instructorId: answer.instructorId},
  }
}
