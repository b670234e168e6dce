import type {ReactNode} from 'react'
import type {Route} from './+types/reviews'
import {HIDE_REVIEWS, HideReviews} from '~/features/staff/reviews/hide-reviews'
import {reviewFilters} from '~/features/staff/reviews/review-filters'
import {ReviewRow} from '~/features/staff/reviews/review-row'
import {ListFilters} from '~/features/staff/list-filters'
import {ListActions} from '~/features/staff/list-actions'
import {SelectionBar} from '~/features/staff/selection-bar'
import {useRowErrors} from '~/features/staff/use-row-errors'
import {useSelection} from '~/features/staff/use-selection'
import {privateLoader} from '~/features/auth/private-loader'
import {LoadError} from '~/layout/load-error'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Reviews', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading reviews', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadStaffReviews} = await import('~/features/staff/reviews/staff-reviews')
    return loadStaffReviews(new URL(request.url))
  },
)

export const clientAction = routeActions(() => import('~/features/staff/reviews/actions'))

const RESULTS = 'reviews-found'

/** What learners say about the courses, newest first; staff hide it, show it again, and enter the teachers' answers. */
export default function AdminReviews({loaderData: {reviews, next, context}}: Route.ComponentProps) {
  const controls = useFilters(reviewFilters, context)
  const {filters, chips, clear} = controls
  const {pages} = useCursorPages(next, reviewFilters.serialize(filters), reviews.length)
  const selection = useSelection(reviews.filter(({status}) => status === 'shown').map(({id}) => id))
  const errorOf = useRowErrors(HIDE_REVIEWS)
  return (
    <Frame
      filters={<ListFilters controls={controls} results={RESULTS} />}
      aside={<ListActions list="reviews" chips={chips} />}
    >
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <output className="sr-only">
          {chips.length > 0 && `${pluralize(reviews.length, 'review')} found${next ? ', and more' : ''}`}
        </output>
        {reviews.length === 0 ? (
          <EmptyState
            icon={<StaffIcon screen="reviews" />}
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
          <div>
            <SelectionBar selection={selection}>
              <HideReviews reviews={reviews.filter(({id}) => selection.has(id))} />
            </SelectionBar>
            <ul aria-label="Reviews" className="divide-y divide-border border-y border-border">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewRow review={review} selection={selection} error={errorOf(review.id)} />
                </li>
              ))}
            </ul>
          </div>
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

function Frame({filters, aside, children}: {filters?: ReactNode; aside?: ReactNode; children: ReactNode}) {
  return (
    <StaffPage
      title="Reviews"
      filters={filters}
      aside={aside}
      lead="From five reviews on, a course has the rating that they give it. Hidden ones do not count."
    >
      {children}
    </StaffPage>
  )
}
