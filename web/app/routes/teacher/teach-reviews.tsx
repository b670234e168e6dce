import {MessageSquareQuote} from 'lucide-react'
import type {Route} from './+types/teach-reviews'
import {callList} from '~/features/staff/load-list'
import {teacherReviewFilters} from '~/features/teaching/reviews/filters'
import {ReviewRow} from '~/features/teaching/reviews/review-row'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'

const list = defineList({
  list: {name: 'reviews'},
  title: 'Reviews',
  lead: 'What learners say about your courses. What you answer is shown under the review.',
  words: {
    empty: {
      icon: <MessageSquareQuote aria-hidden />,
      title: 'No reviews yet',
      words: 'Whoever has finished the first section of a course can review it.',
    },
  },
  filters: teacherReviewFilters,
  load: ({filters: {course}, cursor}) =>
    callList(async () => (await import('@lectern/domain/reviews/contracts')).teacherReviews, 'reviews', {
      course: course || null,
      cursor,
    }),
  context: {
    before: {courseTitle: null},
    of: ({items}) => ({courseTitle: items[0]?.courseTitle ?? null}),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/teaching/reviews/actions'))

/** The reviews of a teacher's courses, newest first, to answer. */
export default function TeachReviews({loaderData: page}: Route.ComponentProps) {
  return (
    <list.Screen page={page}>
      <ul aria-label="Reviews" className="divide-y divide-border border-y border-border">
        {page.items.map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} />
          </li>
        ))}
      </ul>
    </list.Screen>
  )
}
