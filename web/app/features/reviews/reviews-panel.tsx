import type {OutlineSection} from '@lectern/domain/learning/outline'
import {REVIEW_SORTS, summarize, type ReviewSort} from '@lectern/domain/reviews/review'
import {useId} from 'react'
import {useOwns} from '~/features/enrollments/owned-courses'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Select} from '~/ui/form/select'
import {OwnReviewSlot} from './own-review-slot'
import {RatingSummary} from './rating-summary'
import {ReviewItem, type CourseTeacher} from './review-item'
import {useHelpfulVotes} from './use-helpful-votes'
import {useReviews, type Reviews} from './use-reviews'

const sortLabels: Record<ReviewSort, string> = {newest: 'Newest first', helpful: 'Most helpful first'}

export interface ReviewedCourse {
  id: string
  teacher: CourseTeacher | null
  outline: readonly OutlineSection[]
  /** the mean of its reviews, as everywhere in the shop; null while the rating of the course is the editors' figure */
  rating: number | null
}

/** The reviews of a course with their distribution, and for its owner the form to write one. */
export function ReviewsPanel({id, teacher, outline, rating}: ReviewedCourse) {
  const reviews = useReviews(id)
  const owned = useOwns(id)
  return (
    <>
      {owned && <OwnReviewSlot courseId={id} outline={outline} level={3} onSaved={() => reviews.reload()} />}
      <ReviewList courseId={id} reviews={reviews} teacher={teacher} rating={rating} />
    </>
  )
}

interface ReviewListProps {
  courseId: string
  reviews: Reviews
  teacher: CourseTeacher | null
  rating: number | null
}

function ReviewList({courseId, reviews, teacher, rating}: ReviewListProps) {
  const {loaded, hasFailed, isLoading, reload, loadMore} = reviews
  const page = loaded?.page
  const votes = useHelpfulVotes(courseId)
  if (!page && hasFailed)
    return (
      <ErrorState level={3} title="The reviews could not be loaded" onRetry={reload} retrying={isLoading}>
        Please check your connection and try again.
      </ErrorState>
    )
  if (!page)
    return (
      <Loading label="Loading reviews" className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-32" />
      </Loading>
    )
  const summary = summarize(page.counts)
  if (summary.reviews === 0)
    return (
      <p className="measure text-ink-soft">
        Nobody has reviewed this course yet. Whoever owns it and has finished its first section can.
      </p>
    )
  return (
    <>
      <RatingSummary counts={page.counts} rating={rating} />
      {summary.reviews > 1 && <SortSelect reviews={reviews} />}
      <ol
        aria-label="Reviews"
        aria-busy={isLoading}
        className="divide-y divide-border border-y border-border"
      >
        {page.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} teacher={teacher} votes={votes} />
          </li>
        ))}
      </ol>
      <output className="sr-only">{pluralize(page.reviews.length, 'review')} shown</output>
      {hasFailed && (
        <p role="alert" className="font-display text-sm text-danger-ink">
          More reviews could not be loaded. Please try again.
        </p>
      )}
      {page.next !== null && (
        <Button
          variant="secondary"
          onClick={loadMore}
          pending={isLoading}
          pendingLabel="Loading..."
          className="justify-self-start"
        >
          Show More Reviews
        </Button>
      )}
    </>
  )
}

function SortSelect({reviews: {query, look}}: {reviews: Reviews}) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-3 font-display text-sm">
      <label htmlFor={id} className="font-medium">
        Sort reviews
      </label>
      <Select
        id={id}
        value={query}
        onChange={({target}) => look(REVIEW_SORTS.find((known) => known === target.value) ?? 'newest')}
        options={REVIEW_SORTS.map((value) => ({value, label: sortLabels[value]}))}
      />
    </div>
  )
}
