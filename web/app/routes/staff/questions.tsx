import type {ListedQuestion} from '@lectern/domain/questions/contracts'
import {Link} from 'react-router-dom'
import type {Route} from './+types/questions'
import {AnswerDialog} from '~/features/questions/answer-dialog'
import {QuestionRow} from '~/features/questions/question-row'
import {Showing} from '~/features/questions/showing'
import {fileTime} from '~/features/staff/export/list-export'
import {callList} from '~/features/staff/load-list'
import {questionFilters} from '~/features/staff/questions/question-filters'
import {useAsked} from '~/features/staff/use-asked'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'

const fetchActions = () => import('~/features/staff/questions/actions')

const list = defineList({
  list: 'questions',
  title: 'Questions',
  lead: 'What learners ask about lessons. A teacher has three days to answer, then it is for us; where nobody teaches, at once.',
  words: {
    empty: {
      icon: <StaffIcon screen="questions" />,
      title: 'No questions yet',
      words: 'What learners ask about a lesson stands here.',
    },
  },
  filters: questionFilters,
  load: ({filters: {state}, cursor}) =>
    callList(async () => (await import('@lectern/domain/questions/contracts')).listQuestions, 'questions', {
      state,
      cursor,
    }),
  file: {
    Course: ({courseTitle}) => courseTitle,
    Lesson: ({lessonTitle}) => lessonTitle,
    Learner: ({author}) => author,
    'Asked (UTC)': ({messages}) => fileTime(messages[0]?.at ?? 0),
    Messages: ({messages}) => messages.map(({from, text}) => `${from}: ${text}`).join('\n\n'),
    Open: ({isOpen}) => (isOpen ? 'yes' : 'no'),
    Shown: ({visibility}) => visibility,
    Helpful: ({helpful}) => helpful,
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(fetchActions)

/** What learners ask about lessons; staff answer, show to all who own the course, and hide. */
export default function AdminQuestions({loaderData: page}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<ListedQuestion, 'answer'>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <ul aria-label="Questions" className="divide-y divide-border border-y border-border">
          {page.items.map((question) => (
            <li key={question.id}>
              <QuestionRow
                question={question}
                onAnswer={() => ask(question, 'answer')}
                asker={
                  <Link to={`/admin/learners/${question.userId}`} className="target link font-semibold">
                    {question.author}
                  </Link>
                }
              >
                <Showing question={question} actions={fetchActions} end="hidden" />
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
