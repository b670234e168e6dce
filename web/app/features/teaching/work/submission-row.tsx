import {MAX_MESSAGE_LENGTH} from '@lectern/domain/limits'
import type {ListedSubmission} from '@lectern/domain/submissions/contracts'
import type {Verdict} from '@lectern/domain/submissions/submission'
import {useState} from 'react'
import {Link} from 'react-router-dom'
import {Entries, VerdictBadge} from '~/features/submissions/entries'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import type {LoadActions} from '~/lib/forms/route-action'
import {Button} from '~/ui/button'
import {Choice} from '~/ui/form/choice'
import {Textarea} from '~/ui/form/textarea'

interface SubmissionRowProps {
  submission: ListedSubmission
  actions: LoadActions
}

/** What a learner has handed in for an exercise, for its teacher. */
export function SubmissionRow({submission, actions}: SubmissionRowProps) {
  const {id, author, exercise, lessonTitle, courseTitle, path, state, entries} = submission
  const [isAnswering, setAnswering] = useState(false)
  const [verdict, setVerdict] = useState<Verdict>('done')
  const isWaiting = state === 'waiting'
  const openAnswer = () => {
    // Whoever writes more about work that was sent back has not said by it that it is done.
    setVerdict(state === 'again' ? 'again' : 'done')
    setAnswering(true)
  }
  const label = isWaiting ? 'Answer' : 'Write more'
  return (
    <article aria-label={`Work of ${author} for ${exercise}`} className="grid gap-3 py-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display text-sm">
        <span className="font-semibold">{exercise}</span>
        <Link to={path} className="target link">
          {lessonTitle}
        </Link>
        <span className="text-ink-soft">{courseTitle}</span>
        <VerdictBadge verdict={state} />
      </div>
      <div className="measure">
        <Entries entries={entries} author={author} />
      </div>
      <Button
        variant={isWaiting ? 'primary' : 'quiet'}
        size="sm"
        aria-label={`${label}: work of ${author} for ${exercise}`}
        onClick={openAnswer}
        className="justify-self-start"
      >
        {label}
      </Button>
      <FormDialog
        open={isAnswering}
        onClose={() => setAnswering(false)}
        title={`Answer ${author}`}
        description="It goes to them by mail, and stands under the exercise for them."
        formId={`answer-${id}`}
        actions={actions}
        intent="answerSubmission"
        values={{submissionId: id, seen: entries.length, verdict}}
        submitLabel="Send Answer"
        pendingLabel="Sending..."
      >
        <FormField name="text" label="What you think of it">
          {(control) => <Textarea {...control} required rows={8} maxLength={MAX_MESSAGE_LENGTH} />}
        </FormField>
        <Choice
          label="Is it done?"
          value={verdict}
          onChange={(value) => setVerdict(value === 'again' ? 'again' : 'done')}
          options={[
            {value: 'done', label: 'Done'},
            {value: 'again', label: 'Try again'},
          ]}
        />
      </FormDialog>
    </article>
  )
}
