import {classNames} from '~/ui/class-names'
import {CheckIcon} from '~/ui/icons'
import {Icon} from '~/ui/icon'

export type LessonStanding = 'done' | 'open' | 'locked'

const words: Record<LessonStanding, string> = {done: 'Done', open: 'Not done yet', locked: 'Locked'}

interface LessonStatusProps {
  standing: LessonStanding
  /** as prerendered: what is locked to visitors may be open to somebody whose session is being restored */
  isBuilt: boolean
}

/** Whether a lesson is completed, open, or locked for this reader. */
export function LessonStatus({standing, isBuilt}: LessonStatusProps) {
  return (
    <span
      className={classNames(
        isBuilt && 'remembered:invisible',
        'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2',
        standing === 'done' && 'border-success bg-success text-surface',
        standing === 'open' && 'border-border-strong',
        standing === 'locked' && 'border-transparent text-ink-faint',
      )}
    >
      <span className="sr-only">{words[standing]}: </span>
      {standing === 'done' && <CheckIcon className="size-3.5 stroke-4" />}
      {standing === 'locked' && <Icon className="size-4" d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />}
    </span>
  )
}
