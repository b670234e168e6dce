import type {ListedSubmission} from '@lectern/domain/submissions/contracts'
import {PencilRuler} from 'lucide-react'
import type {Route} from './+types/teach-work'
import {callList} from '~/features/staff/load-list'
import {useAsked} from '~/features/staff/use-asked'
import {AnswerDialog} from '~/features/teaching/work/answer-dialog'
import {submissionFilters} from '~/features/teaching/work/filters'
import {SubmissionRow} from '~/features/teaching/work/submission-row'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'

const fetchActions = () => import('~/features/teaching/work/actions')

const list = defineList({
  list: {name: 'work'},
  title: 'Work',
  lead: 'What learners hand in for your exercises.',
  words: {
    empty: {
      icon: <PencilRuler aria-hidden />,
      title: 'No work yet',
      words:
        'What learners hand in stands here, and comes to you by mail. Exercises ask for it where the Studio says so.',
    },
  },
  filters: submissionFilters,
  load: ({filters: {state}, cursor}) =>
    callList(
      async () => (await import('@lectern/domain/submissions/contracts')).teacherSubmissions,
      'submissions',
      {state, cursor},
    ),
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(fetchActions)

/** What learners have handed in for a teacher's exercises, to answer. */
export default function TeachWork({loaderData: page}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<ListedSubmission, 'answer'>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <ul aria-label="Work" className="divide-y divide-border border-y border-border">
          {page.items.map((submission) => (
            <li key={submission.id}>
              <SubmissionRow submission={submission} onAnswer={() => ask(submission, 'answer')} />
            </li>
          ))}
        </ul>
      </list.Screen>
      {asked && (
        <AnswerDialog submission={asked.item} isGone={asked.isGone} actions={fetchActions} onClose={close} />
      )}
    </>
  )
}
