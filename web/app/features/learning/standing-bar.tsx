import {formatDuration} from '@lectern/domain/course'
import type {Standing} from '@lectern/domain/learning/progress'
import {ProgressBar} from '~/ui/content/progress-bar'

interface StandingBarProps {
  standing: Standing
  /** the course's title, for screen readers */
  title: string
}

/** A progress bar: how much of a course is completed, and the remaining duration. */
export function StandingBar({standing, title}: StandingBarProps) {
  const {percent, doneLessons, lessons, minutes, doneMinutes, isComplete} = standing
  const rest = minutes - doneMinutes
  return (
    <div className="grid gap-2">
      <ProgressBar percent={percent} label={`Progress in ${title}`} />
      <p className="tabular flex flex-wrap justify-between gap-x-4 font-display text-sm text-ink-soft">
        <span>
          {percent}% · {doneLessons} of {lessons} {lessons === 1 ? 'lesson' : 'lessons'}
        </span>
        <span>{isComplete ? 'All done' : rest > 0 && `${formatDuration(rest)} left`}</span>
      </p>
    </div>
  )
}

/** The label of the button to the lesson where the learner continues. */
export function continueWords({doneLessons, isComplete}: Standing, hasBegun: boolean): string {
  if (isComplete) return 'Read Again'
  return doneLessons > 0 || hasBegun ? 'Continue' : 'Start'
}
