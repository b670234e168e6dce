import {courseReviewsPage, type CourseReviewsPage} from '@lectern/domain/reviews/contracts'
import type {ReviewSort} from '@lectern/domain/reviews/review'
import {functionUrl} from '~/lib/firebase/function-url'

interface ReviewsRequest {
  courseId: string
  sort: ReviewSort
  /** `next` of the page before */
  after: string | null
}

/** Loads a page of the reviews of a course. Throws when the service does not answer, or answers something else. */
export async function loadReviews(
  {courseId, sort, after}: ReviewsRequest,
  signal?: AbortSignal,
): Promise<CourseReviewsPage> {
  const search = new URLSearchParams({course: courseId, sort, ...(after && {after})})
  const response = await fetch(`${functionUrl('pages/api/reviews')}?${search}`, {signal})
  if (!response.ok) throw new Error(`The reviews were answered with ${response.status}.`)
  return courseReviewsPage.parse(await response.json())
}
