import {MessageSquareQuote} from 'lucide-react'
import type {ReactNode} from 'react'
import type {Route} from './+types/reviews'
import {fetchAnswerAction, fetchModerateAction} from '~/features/staff/reviews/fetch-review-actions'
import {reviewFilters} from '~/features/staff/reviews/review-filters'
import {ReviewRow} from '~/features/staff/reviews/review-row'
import {privateLoader} from '~/features/auth/private-loader'
import {LoadError} from '~/layout/load-error'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {FilterFields} from '~/ui/form/filter-fields'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'
import {FilterChips} from '~/ui/navigation/filter-chips'

export const meta = () => pageMeta({title: 'Reviews', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading reviews', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadStaffReviews} = await import('~/features/staff/reviews/staff-reviews')
    return loadStaffReviews(new URL(request.url))
  },
)

export const clientAction = routeActions({
  'moderate-review': fetchModerateAction,
  'answer-review': fetchAnswerAction,
})

const RESULTS = 'reviews-found'

/** What learners say about the courses, newest first; staff hide it, show it again, and enter the teachers' answers. */
export default function AdminReviews({loaderData: {reviews, next, context}}: Route.ComponentProps) {
  const {filters, fields, chips, change, clear} = useFilters(reviewFilters, context)
  const {pages} = useCursorPages(next, reviewFilters.serialize(filters))

  return (
    <Frame>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
          <FilterFields fields={fields} onChange={change} />
        </div>
        <FilterChips chips={chips} controls={RESULTS} onChange={change} onClear={clear} />
      </div>
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <output className="sr-only">
          {chips.length > 0 && `${pluralize(reviews.length, 'review')} found${next ? ', and more' : ''}`}
        </output>
        {reviews.length === 0 ? (
          <EmptyState
            icon={<MessageSquareQuote aria-hidden />}
            title={chips.length > 0 ? 'No reviews match your filters' : 'No reviews yet'}
            action={
              chips.length > 0 && (
                <ClearFilters controls={RESULTS} onClear={clear}>
                  Clear all filters
                </ClearFilters>
              )
            }
          >
            {chips.length === 0 && 'What learners say about a course stands here.'}
          </EmptyState>
        ) : (
          <ul aria-label="Reviews" className="divide-y divide-border border-y border-border">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewRow review={review} />
              </li>
            ))}
          </ul>
        )}
        <CursorPagination label="Reviews" {...pages} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading reviews" rows={4} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadError />
    </Frame>
  )
}

function Frame({children}: {children: ReactNode}) {
  return (
    <StaffPage
      title="Reviews"
      lead="From five reviews on, a course has the rating that they give it. Hidden ones do not count."
    >
      {children}
    </StaffPage>
  )
}
