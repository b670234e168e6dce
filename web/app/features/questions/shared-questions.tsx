import {markQuestionHelpful, type Conversation as Asked} from '@lectern/domain/questions/contracts'
import {QUESTION_SORTS, type QuestionSort} from '@lectern/domain/questions/question'
import {useId, useState} from 'react'
import {call} from '~/lib/firebase/call'
import {learningAttempts} from '~/lib/firebase/attempts/learning'
import {errorToast} from '~/lib/firebase/error-messages'
import {Button} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {toast} from '~/ui/feedback/toast'
import {SearchBox} from '~/ui/form/search-box'
import {Select} from '~/ui/form/select'
import {CheckIcon} from '~/ui/icons'
import {Conversation} from './conversation'
import type {LessonQuestions} from './use-lesson-questions'

const sortLabels: Record<QuestionSort, string> = {newest: 'Newest first', helpful: 'Most helpful first'}

interface SharedQuestionsProps {
  questions: LessonQuestions
  loaded: NonNullable<LessonQuestions['loaded']>
}

/** What others have asked about the lesson; nothing before there is any. */
export function SharedQuestions({questions, loaded: {page, query: shown}}: SharedQuestionsProps) {
  const {query, isLoading, hasFailed, look, loadMore} = questions
  const id = useId()
  const {shared, next} = page
  if (shared.length === 0 && shown.search === '' && next === null) return null
  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-4">
      <h3 id={`${id}-heading`} className="text-lg">
        Questions of others
      </h3>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search questions..."
          value={query.search}
          onChange={(search) => look({...query, search})}
          controls={`${id}-list`}
          className="min-w-56 flex-1"
        />
        <Select
          aria-label="Sort questions"
          value={query.sort}
          onChange={({target}) =>
            look({...query, sort: QUESTION_SORTS.find((known) => known === target.value) ?? 'newest'})
          }
          options={QUESTION_SORTS.map((value) => ({value, label: sortLabels[value]}))}
        />
      </div>
      <ul
        id={`${id}-list`}
        aria-label="Questions of others"
        aria-busy={isLoading}
        className="divide-y divide-border border-y border-border empty:hidden"
      >
        {shared.map((question) => (
          <li key={question.id} className="grid gap-3 py-5">
            <Conversation question={question} />
            <HelpfulButton question={question} isHelpful={page.helpful.includes(question.id)} />
          </li>
        ))}
      </ul>
      <output className={shared.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {shared.length > 0 && `${pluralize(shared.length, 'question')} shown`}
        {shared.length === 0 &&
          !isLoading &&
          !hasFailed &&
          (next === null
            ? 'No question here has these words.'
            : 'None found so far. Show More Questions looks further.')}
      </output>
      {hasFailed && (
        <p role="alert" className="font-display text-sm text-danger-ink">
          The questions could not be loaded. Please try again.
        </p>
      )}
      {next !== null && (
        <Button
          variant="secondary"
          onClick={loadMore}
          pending={isLoading}
          pendingLabel="Loading..."
          className="justify-self-start"
        >
          Show More Questions
        </Button>
      )}
    </section>
  )
}

/** Says that one finds a question helpful, and takes it back; how many do. */
function HelpfulButton({question: {id, author, helpful}, isHelpful}: {question: Asked; isHelpful: boolean}) {
  /** what was pressed since the page was loaded */
  const [changed, setChanged] = useState<{isHelpful: boolean; count: number}>()
  const [isPending, setPending] = useState(false)
  const shown = changed ?? {isHelpful, count: helpful}
  const press = async () => {
    setPending(true)
    try {
      const {count} = await call(markQuestionHelpful, {questionId: id, helpful: !shown.isHelpful})
      setChanged({isHelpful: !shown.isHelpful, count})
    } catch (error) {
      console.error('The vote could not be saved.', error)
      toast(errorToast(learningAttempts.markQuestionHelpful, error))
    }
    setPending(false)
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={shown.isHelpful}
      pending={isPending}
      onClick={() => void press()}
      className="-ml-3.5 justify-self-start text-ink-soft aria-pressed:text-link"
    >
      {shown.isHelpful && <CheckIcon className="size-4 stroke-3" />}
      Helpful
      {shown.count > 0 && <span className="tabular font-normal">{shown.count}</span>}
      <span className="sr-only">: question of {author}</span>
    </Button>
  )
}
