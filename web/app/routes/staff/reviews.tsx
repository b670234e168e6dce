import type {Route} from './+types/reviews'
import {fileTime} from '~/features/staff/export/list-export'
import {HIDE_REVIEWS, HideReviews} from '~/features/staff/reviews/hide-reviews'
import {NO_COURSE, reviewFilters} from '~/features/staff/reviews/review-filters'
import {ReviewRow} from '~/features/staff/reviews/review-row'
import {SelectionBar} from '~/features/staff/selection-bar'
import {useRowErrors} from '~/features/staff/use-row-errors'
import {useSelection} from '~/features/staff/use-selection'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'

const list = defineList({
  list: 'reviews',
  title: 'Reviews',
  lead: 'From five reviews on, a course has the rating that they give it. Hidden ones do not count.',
  words: {
    empty: {
      icon: <StaffIcon screen="reviews" />,
      title: 'No reviews yet',
      words: 'What learners say about a course stands here.',
    },
  },
  filters: reviewFilters,
  load: async (read) => (await import('~/features/staff/reviews/staff-reviews')).loadStaffReviews(read),
  context: {before: NO_COURSE, of: ({context}) => context},
  file: {
    Course: ({courseTitle}) => courseTitle,
    Author: ({author}) => author,
    Rating: ({rating}) => rating,
    Text: ({text}) => text,
    'Written (UTC)': ({createdAt}) => fileTime(createdAt),
    Status: ({status}) => status,
    'Hidden because': ({hiddenReason}) => hiddenReason,
    Answer: ({answer}) => answer?.text ?? null,
    Helpful: ({helpful}) => helpful,
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/reviews/actions'))

/** What learners say about the courses, newest first; staff hide it, show it again, and enter the teachers' answers. */
export default function AdminReviews({loaderData: page}: Route.ComponentProps) {
  const selection = useSelection(page.items.filter(({status}) => status === 'shown').map(({id}) => id))
  const errorOf = useRowErrors(HIDE_REVIEWS)
  return (
    <list.Screen page={page}>
      <div>
        <SelectionBar selection={selection}>
          <HideReviews reviews={page.items.filter(({id}) => selection.has(id))} />
        </SelectionBar>
        <ul aria-label="Reviews" className="divide-y divide-border border-y border-border">
          {page.items.map((review) => (
            <li key={review.id}>
              <ReviewRow review={review} selection={selection} error={errorOf(review.id)} />
            </li>
          ))}
        </ul>
      </div>
    </list.Screen>
  )
}
