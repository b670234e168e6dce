import {
  courseReviewsQuery,
  type CourseReviewsPage,
  type PublicReview,
} from '@lectern/domain/reviews/contracts'
import {FieldPath, Timestamp, type Query, type QueryDocumentSnapshot} from 'firebase-admin/firestore'
import type {Request, Response} from '../http-handler.ts'
import type * as z from 'zod/mini'
import {log} from '../services/log.ts'
import {countsIn, courseRatings} from './course-rating.ts'
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

async function readPage(query: ReviewsQuery): Promise<CourseReviewsPage> {
  const [rating, {docs}] = await Promise.all([
    courseRatings().doc(query.course).get(),
    // One more than is answered says whether there is a next page.
    pageOf(query)
      .limit(PAGE_SIZE + 1)
      .get(),
  ])
  const page = docs.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    counts: countsIn(rating),
    reviews: page.map(toPublicReview),
    next: docs.length > PAGE_SIZE && last ? cursorOf(last) : null,
  }
}

function pageOf({course, sort, after}: ReviewsQuery): Query<Review> {
  const shown = reviews().where('courseId', '==', course).where('status', '==', 'shown')
  const newest = (query: Query<Review>) =>
    query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  const sorted = newest(sort === 'helpful' ? shown.orderBy('helpful', 'desc') : shown)
  if (after === undefined) return sorted
  const [helpful = '', at = '', id = ''] = after.split('.')
  const time = Timestamp.fromMillis(Number(at))
  return sort === 'helpful' ? sorted.startAfter(Number(helpful), time, id) : sorted.startAfter(time, id)
}

/** Where a page ends: by values and not by a document, which may be hidden before the next page is asked for. */
function cursorOf(snapshot: QueryDocumentSnapshot<Review>): string {
  const {helpful, createdAt} = snapshot.data()
  return `${helpful}.${createdAt.toMillis()}.${snapshot.id}`
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
    answer: answer && {text: answer.text, at: answer.at.toMillis()},
  }
}
