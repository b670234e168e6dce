import type {OutlineLesson} from '@lectern/domain/learning/outline'
import {standingIn} from '@lectern/domain/learning/progress'
import {useState} from 'react'
import {useNavigate} from 'react-router-dom'
import {Button, ButtonLink} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {exactTime} from '~/ui/content/dates'
import {CheckIcon} from '~/ui/icons'
import {coursePath, lessonPath, type LessonCourse} from '~/features/learning/lesson/model'
import {useQuiz} from '~/features/learning/lesson/quiz/quiz-context'
import {useSyncState} from '~/features/learning/lesson/sync/state'
import type {LessonState} from '~/features/learning/lesson/use-lesson'
import {CourseDone} from './course-done'
import {ReviewOffer} from './review-offer'
import {doneWords} from './done-words'

interface LessonEndProps {
  course: LessonCourse
  lessonKey: string
  state: LessonState
}

/** The end of a lesson for the course's owner: whether it is completed and why, and a button to the next step. */
export default function LessonEnd({course, lessonKey, state}: LessonEndProps) {
  const {count, right} = useQuiz()
  const {isDone, next, opensNext, markDone, unmark, unmarkable, learning} = state
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  const [isTakenBack, setTakenBack] = useState(false)
  const standing = standingIn(course.outline, learning.progress)
  const onwards = next ? lessonPath(course, next) : coursePath(course)

  const goOn = async () => {
    setGoing(true)
    await markDone()
    setGoing(false)
    if (next) await navigate(onwards)
  }

  return (
    <section aria-label="What comes next" className="no-print grid gap-5 border-t border-border pt-8">
      <p
        aria-live="polite"
        className={classNames(
          'flex items-start gap-3 font-display text-base leading-snug',
          isDone ? 'font-medium text-success-ink' : 'text-ink-soft',
        )}
      >
        {isDone && <CheckIcon className="mt-0.5 size-5 shrink-0 stroke-3" />}
        {doneWords(learning.progress, lessonKey, count > 0)}
      </p>
      {right > 0 && right < count && (
        <p className="font-display text-base text-ink-soft">
          {right} of {count} questions are answered right so far.
        </p>
      )}
      <KeptHere />
      {isDone && !standing.isComplete && (
        <ReviewOffer course={course} lessonKey={lessonKey} done={standing.doneLessons} />
      )}
      {opensNext !== null && (
        <p className="font-display text-base text-ink-soft">
          The next section opens on {exactTime(opensNext)}.
        </p>
      )}
      {standing.isComplete && <CourseDone course={course} learning={learning} />}
      <div className="flex flex-wrap items-center gap-3">
        {isDone ? (
          <ButtonLink to={onwards} size="lg" className="max-sm:w-full">
            {next ? <NextWords lesson={next} /> : 'Back to the course'}
          </ButtonLink>
        ) : (
          <Button
            size="lg"
            className="max-sm:w-full"
            pending={isGoing}
            // The button that had the focus is gone.
            ref={isTakenBack ? focusOn : undefined}
            onClick={() => void goOn()}
          >
            {next ? 'Mark as done and go on' : 'Mark as done'}
          </Button>
        )}
        {unmarkable !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              setTakenBack(true)
              unmark(unmarkable)
            }}
          >
            Not done
          </Button>
        )}
      </div>
    </section>
  )
}

/** Outside of the component, so that it is called when the button appears, and not in every render. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

function NextWords({lesson: {title}}: {lesson: OutlineLesson}) {
  return (
    <span className="min-w-0 truncate">
      <span className="font-normal">Next: </span>
      {title}
    </span>
  )
}

/** Shown while progress can't be sent; it is kept in this browser until it can. */
function KeptHere() {
  const isRetrying = useSyncState() === 'retrying'
  return (
    <output className="font-display text-sm leading-snug text-amber-ink empty:hidden">
      {isRetrying &&
        'We cannot be reached just now. What you do here is kept in this browser, and sent as soon as there is a connection.'}
    </output>
  )
}
