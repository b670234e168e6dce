import type {Route} from './+types/reviews'
import {AnswerDialog} from '~/features/reviews/answer-dialog'
import {fileTime} from '~/features/staff/export/list-export'
import {HideDialog} from '~/features/staff/reviews/hide-dialog'
import {HIDE_REVIEWS, HideReviews} from '~/features/staff/reviews/hide-reviews'
import {NO_COURSE, reviewFilters} from '~/features/staff/reviews/review-filters'
import {ReviewRow} from '~/features/staff/reviews/review-row'
import type {StaffReview} from '~/features/staff/reviews/staff-review'
import {SelectionBar} from '~/features/staff/selection-bar'
import {useAsked} from '~/features/staff/use-asked'
import {useRowErrors} from '~/features/staff/use-row-errors'
import {useSelection} from '~/features/staff/use-selection'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'

const fetchActions = () => import('~/features/staff/reviews/actions')

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
export const clientAction = routeActions(fetchActions)

/** What learners say about the courses, newest first; staff hide it, show it again, and enter the teachers' answers. */
export default function AdminReviews({loaderData: page}: Route.ComponentProps) {
  const selection = useSelection(page.items.filter(({status}) => status === 'shown').map(({id}) => id))
  const errorOf = useRowErrors(HIDE_REVIEWS)
  const {asked, ask, close} = useAsked<StaffReview, 'hide' | 'answer'>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <div>
          <SelectionBar selection={selection}>
            <HideReviews reviews={page.items.filter(({id}) => selection.has(id))} />
          </SelectionBar>
          <ul aria-label="Reviews" className="divide-y divide-border border-y border-border">
            {page.items.map((review) => (
              <li key={review.id}>
                <ReviewRow
                  review={review}
                  selection={selection}
                  error={errorOf(review.id)}
                  onAsk={(what) => ask(review, what)}
                />
              </li>
            ))}
          </ul>
        </div>
      </list.Screen>
      {asked?.what === 'hide' && <HideDialog review={asked.item} isGone={asked.isGone} onClose={close} />}
      {asked?.what === 'answer' && (
        <AnswerDialog
          review={asked.item}
          answer={asked.item.answer?.text ?? ''}
          description="It is shown under the review, in the name of the teacher. An empty answer is taken away."
          label="The teacher’s answer"
          actions={fetchActions}
          isGone={asked.isGone}
          onClose={close}
        />
      )}
    </>
  )
}
