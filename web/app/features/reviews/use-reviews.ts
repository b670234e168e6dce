import type {CourseReviewsPage, PublicReview} from '@lectern/domain/reviews/contracts'
import type {ReviewSort} from '@lectern/domain/reviews/review'
import {useCallback, useEffect, useState} from 'react'
import {loadReviews} from './load-reviews'

export interface Reviews {
  /** undefined until the first page has come */
  page: CourseReviewsPage | undefined
  sort: ReviewSort
  isLoading: boolean
  hasFailed: boolean
  setSort: (sort: ReviewSort) => void
  loadMore: () => void
  /** loads the first page again */
  reload: () => void
}

interface Request {
  sort: ReviewSort
  /** counts the attempts, so that the same is asked again */
  attempt: number
  after?: string
}

/** The reviews of a course, page by page. */
export function useReviews(courseId: string): Reviews {
  const [request, setRequest] = useState<Request>({sort: 'newest', attempt: 0})
  const [page, setPage] = useState<CourseReviewsPage>()
  const [answered, setAnswered] = useState<{request: Request; hasFailed: boolean}>()

  useEffect(() => {
    const controller = new AbortController()
    const {sort, after} = request
    const load = async () => {
      try {
        const loaded = await loadReviews({courseId, sort, after}, controller.signal)
        setPage((before) => (after === undefined || !before ? loaded : append(before, loaded)))
        setAnswered({request, hasFailed: false})
      } catch (error) {
        if (controller.signal.aborted) return
        console.error('The reviews could not be loaded.', error)
        setAnswered({request, hasFailed: true})
      }
    }
    void load()
    return () => controller.abort()
  }, [courseId, request])

  const change = useCallback(
    (next: Omit<Request, 'attempt'>) => setRequest(({attempt}) => ({...next, attempt: attempt + 1})),
    [],
  )
  const {sort} = request
  return {
    page,
    sort,
    isLoading: answered?.request !== request,
    hasFailed: answered?.request === request && answered.hasFailed,
    setSort: (sort) => change({sort}),
    loadMore: () => change({sort, after: page?.next ?? undefined}),
    reload: () => change({sort}),
  }
}

/** Reviews that have moved meanwhile, because somebody found them helpful, may come twice. */
function append(before: CourseReviewsPage, {counts, reviews, next}: CourseReviewsPage): CourseReviewsPage {
  const known = new Set(before.reviews.map(({id}) => id))
  const added: PublicReview[] = reviews.filter(({id}) => !known.has(id))
  return {counts, reviews: [...before.reviews, ...added], next}
}
