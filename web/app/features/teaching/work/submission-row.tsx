import type {ListedSubmission} from '@lectern/domain/submissions/contracts'
import {Link} from 'react-router-dom'
import {Entries, VerdictBadge} from '~/features/submissions/entries'
import {Button} from '~/ui/button'

interface SubmissionRowProps {
  submission: ListedSubmission
  onAnswer: () => void
}

/** What a learner has handed in for an exercise, for its teacher. */
export function SubmissionRow({submission, onAnswer}: SubmissionRowProps) {
  const {author, exercise, lessonTitle, courseTitle, path, state, entries} = submission
  const isWaiting = state === 'waiting'
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
        onClick={onAnswer}
        className="justify-self-start"
      >
        {label}
      </Button>
    </article>
  )
}
