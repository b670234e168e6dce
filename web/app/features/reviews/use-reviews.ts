import type {CourseReviewsPage} from '@lectern/domain/reviews/contracts'
import type {ReviewSort} from '@lectern/domain/reviews/review'
import {useCallback} from 'react'
import {useLoadMore, type LoadMore} from '~/ui/navigation/use-load-more'
import {loadReviews} from './load-reviews'

export type Reviews = LoadMore<ReviewSort, CourseReviewsPage>

/** The reviews of a course, page by page. */
export function useReviews(courseId: string): Reviews {
  const load = useCallback(
    (sort: ReviewSort, after: string | null, signal: AbortSignal) =>
      loadReviews({courseId, sort, after}, signal),
    [courseId],
  )
  return useLoadMore<ReviewSort, CourseReviewsPage>('newest', load, append)
}

/** Reviews that have moved meanwhile, because somebody found them helpful, may come twice. */
function append(before: CourseReviewsPage, {counts, reviews, next}: CourseReviewsPage): CourseReviewsPage {
  const known = new Set(before.reviews.map(({id}) => id))
  return {counts, reviews: [...before.reviews, ...reviews.filter(({id}) => !known.has(id))], next}
}
