import {MessageSquareQuote} from 'lucide-react'
import type {Route} from './+types/teach-reviews'
import {AnswerDialog} from '~/features/reviews/answer-dialog'
import {callList} from '~/features/staff/load-list'
import {useAsked} from '~/features/staff/use-asked'
import {teacherReviewFilters} from '~/features/teaching/reviews/filters'
import {ReviewRow, type TaughtReview} from '~/features/teaching/reviews/review-row'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'

const fetchActions = () => import('~/features/teaching/reviews/actions')

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
export const clientAction = routeActions(fetchActions)

/** The reviews of a teacher's courses, newest first, to answer. */
export default function TeachReviews({loaderData: page}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<TaughtReview, 'answer'>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <ul aria-label="Reviews" className="divide-y divide-border border-y border-border">
          {page.items.map((review) => (
            <li key={review.id}>
              <ReviewRow review={review} onAnswer={() => ask(review, 'answer')} />
            </li>
          ))}
        </ul>
      </list.Screen>
      {asked && (
        <AnswerDialog
          review={asked.item}
          answer={asked.item.isOwnAnswer ? (asked.item.answer ?? '') : null}
          description={
            asked.item.isOwnAnswer
              ? 'It is shown under the review, in your name. An empty answer is taken away.'
              : 'It is shown under the review in your name, in place of what an earlier teacher has answered.'
          }
          label="Your answer"
          actions={fetchActions}
          isGone={asked.isGone}
          onClose={close}
        />
      )}
    </>
  )
}
