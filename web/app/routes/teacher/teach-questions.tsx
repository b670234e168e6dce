import type {ListedQuestion} from '@lectern/domain/questions/contracts'
import {MessageCircleQuestionMark} from 'lucide-react'
import type {Route} from './+types/teach-questions'
import {AnswerDialog} from '~/features/questions/answer-dialog'
import {QuestionRow} from '~/features/questions/question-row'
import {Showing} from '~/features/questions/showing'
import {callList} from '~/features/staff/load-list'
import {useAsked} from '~/features/staff/use-asked'
import {questionFilters} from '~/features/teaching/questions/filters'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'

const fetchActions = () => import('~/features/teaching/questions/actions')

const list = defineList({
  list: {name: 'questions'},
  title: 'Questions',
  lead: 'What learners ask about your lessons. What you have not answered after three days, the team of the shop does.',
  words: {
    empty: {
      icon: <MessageCircleQuestionMark aria-hidden />,
      title: 'No questions yet',
      words: 'What learners ask about your lessons stands here, and comes to you by mail.',
    },
  },
  filters: questionFilters,
  load: ({filters: {state}, cursor}) =>
    callList(
      async () => (await import('@lectern/domain/questions/contracts')).teacherQuestions,
      'questions',
      {state, cursor},
    ),
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(fetchActions)

/** What learners ask about a teacher's lessons, to answer and to show to all who own the course. */
export default function TeachQuestions({loaderData: page}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<ListedQuestion, 'answer'>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <ul aria-label="Questions" className="divide-y divide-border border-y border-border">
          {page.items.map((question) => (
            <li key={question.id}>
              <QuestionRow question={question} onAnswer={() => ask(question, 'answer')}>
                <Showing question={question} actions={fetchActions} end="private" />
              </QuestionRow>
            </li>
          ))}
        </ul>
      </list.Screen>
      {asked && (
        <AnswerDialog
          question={asked.item}
          isGone={asked.isGone}
          actions={fetchActions}
          intent="answerQuestion"
          onClose={close}
        />
      )}
    </>
  )
}
