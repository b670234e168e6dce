import type {SubmissionResult} from '@conform-to/react'
import {MAX_MESSAGE_LENGTH} from '@lectern/domain/limits'
import type {Conversation as Asked} from '@lectern/domain/questions/contracts'
import {MAX_MESSAGES} from '@lectern/domain/questions/question'
import {useEffect, useRef, useState} from 'react'
import {useFetcher} from 'react-router-dom'
import {ActionForm} from '~/lib/forms/action-form'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Badge} from '~/ui/feedback/badge'
import {ErrorState} from '~/ui/feedback/error-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Textarea} from '~/ui/form/textarea'
import {Conversation} from './conversation'
import {SharedQuestions} from './shared-questions'
import {useLessonQuestions} from './use-lesson-questions'

/** What somebody who owns the course can ask about a lesson, has asked, and what others have. */
export default function LessonQuestions({courseId, lessonKey}: {courseId: string; lessonKey: string}) {
  const questions = useLessonQuestions(courseId, lessonKey)
  const {loaded, hasFailed, isLoading, reload} = questions
  const page = loaded?.page
  return (
    <div className="grid gap-8">
      <AskForm courseId={courseId} lessonKey={lessonKey} onSent={reload} />
      {!page && hasFailed && (
        <ErrorState level={3} title="The questions could not be loaded" onRetry={reload} retrying={isLoading}>
          Please check your connection and try again.
        </ErrorState>
      )}
      {!page && !hasFailed && (
        <Loading label="Loading questions" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      {page && page.own.length > 0 && <OwnQuestions questions={page.own} reload={reload} />}
      {loaded && <SharedQuestions questions={questions} loaded={loaded} />}
    </div>
  )
}

/** A form for a question about the lesson. The text is kept until the request has succeeded. */
function AskForm({courseId, lessonKey, onSent}: {courseId: string; lessonKey: string; onSent: () => void}) {
  return (
    <ActionForm
      formId={`ask-${lessonKey}`}
      aria-label="Ask about this lesson"
      actions={() => import('./actions')}
      intent="askAboutLesson"
      onSent={onSent}
      className="grid gap-4"
    >
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="lessonKey" value={lessonKey} />
      <FormField
        name="question"
        label="Your question"
        hint="It goes to whoever teaches the course. They may show it, with your first name, to others who own the course."
      >
        {(control) => <Textarea {...control} required maxLength={MAX_MESSAGE_LENGTH} />}
      </FormField>
      <FormError />
      <SubmitButton variant="secondary" pendingLabel="Sending..." className="justify-self-start">
        Send question
      </SubmitButton>
    </ActionForm>
  )
}

function OwnQuestions({questions, reload}: {questions: readonly Asked[]; reload: () => void}) {
  return (
    <section aria-labelledby="own-questions" className="grid gap-3">
      <h3 id="own-questions" className="text-lg">
        Your questions
      </h3>
      <ul className="divide-y divide-border border-y border-border">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-4 py-5">
            <Conversation question={question} author="You" />
            <OwnQuestionState question={question} reload={reload} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnQuestionState({question, reload}: {question: Asked; reload: () => void}) {
  const {id, messages, isOpen, visibility, helpful} = question
  const [isWriting, setWriting] = useState(false)
  const formId = `write-again-${id}`
  const {data: result} = useFetcher<SubmissionResult>({key: formId})
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  }, [reload])
  // What was refused may be about a conversation that has changed: the dialog stays, and says what is so now.
  useEffect(() => {
    if (result?.status === 'error') latest.current()
  }, [result])
  const isFull = messages.length >= MAX_MESSAGES
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3 font-display text-sm text-ink-soft">
        {isOpen && <Badge variant="secondary">Waits for an answer</Badge>}
        {visibility === 'shared' && (
          <span>Shown to all who own the course{helpful > 0 && `, helpful to ${helpful}`}</span>
        )}
        {!isFull && (
          <Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
            Write again
          </Button>
        )}
        {isFull && <span>{`A conversation has at most ${MAX_MESSAGES} messages.`}</span>}
      </div>
      <FormDialog
        open={isWriting}
        onClose={() => {
          setWriting(false)
          reload()
        }}
        title="Write again"
        description={
          visibility === 'shared'
            ? 'Your message goes to whoever teaches the course. All who own the course read it here, and the answer, too.'
            : 'Your message goes to whoever teaches the course, and the answer to you.'
        }
        formId={formId}
        actions={() => import('./actions')}
        intent="writeAgain"
        values={{questionId: id, visibility}}
        submitLabel="Send Message"
        pendingLabel="Sending..."
        isQuiet
      >
        <FormField name="text" label="Your message">
          {(control) => <Textarea {...control} required maxLength={MAX_MESSAGE_LENGTH} />}
        </FormField>
      </FormDialog>
    </div>
  )
}
