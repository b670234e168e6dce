import type {OutlineLesson, OutlineSection} from '@lectern/domain/learning/outline'
import {isDone, isOpenTo, standingIn, type Progress} from '@lectern/domain/learning/progress'
import {formatDuration} from '@lectern/domain/course'
import {Link} from 'react-router-dom'
import {opensOnWords} from '~/features/learning/opening-words'
import {ProgressBar} from '~/ui/content/progress-bar'
import {classNames} from '~/ui/class-names'
import {ChevronDownIcon} from '~/ui/icons'
import {coursePath, lessonPath, type LessonCourse} from '~/features/learning/lesson/model'
import {LessonStatus, type LessonStanding} from './lesson-status'

interface LessonOutlineProps {
  course: LessonCourse
  /** key of the current lesson */
  current: string
  isOwner: boolean
  /** as prerendered, before the reader is known */
  isBuilt: boolean
  progress: Progress
  /** from when on the days count after which sections open to the owner, ms since the epoch */
  since: number
  /** ms since the epoch */
  now: number
}

/** The course's sections and lessons with their durations; completed ones are ticked, the current one is marked. */
export function LessonOutline({course, current, isOwner, isBuilt, progress, since, now}: LessonOutlineProps) {
  const standing = standingIn(course.outline, progress)
  const left = standing.minutes - standing.doneMinutes
  return (
    <div className="grid gap-5">
      <div className="grid gap-2.5">
        <Link
          to={coursePath(course)}
          prefetch="intent"
          className="font-display text-base leading-snug font-semibold underline-offset-4 hover:underline"
        >
          {course.title}
        </Link>
        {isOwner && (
          <>
            <ProgressBar percent={standing.percent} label="Lessons done" />
            <p className="tabular font-display text-sm text-ink-soft">
              {standing.isComplete
                ? 'Every lesson is done'
                : `${standing.doneLessons} of ${standing.lessons} done · ${formatDuration(left)} left`}
            </p>
          </>
        )}
      </div>
      <div className="border-t border-border">
        {course.outline.map((section) => (
          <Section
            key={section.key}
            section={section}
            course={course}
            current={current}
            isBuilt={isBuilt}
            progress={progress}
            opens={isOwner ? opensOnWords(section, since, now) : null}
            standingOf={(lesson) => {
              if (isDone(progress, lesson.key)) return 'done'
              const isReadable =
                lesson.free ||
                (isOwner && isOpenTo(course.outline, progress, section, {...course, since, now}))
              return isReadable ? 'open' : 'locked'
            }}
          />
        ))}
      </div>
    </div>
  )
}

interface SectionProps {
  section: OutlineSection
  course: LessonCourse
  current: string
  isBuilt: boolean
  progress: Progress
  /** when it opens, in words, where it waits for its day */
  opens: string | null
  standingOf: (lesson: OutlineLesson) => LessonStanding
}

function Section({
  section: {title, lessons},
  course,
  current,
  isBuilt,
  progress,
  opens,
  standingOf,
}: SectionProps) {
  const isHere = lessons.some(({key}) => key === current)
  const done = lessons.filter(({key}) => isDone(progress, key)).length
  return (
    <details open={isHere} className="group border-b border-border">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2.5 font-display text-sm leading-snug font-semibold">
        <span>
          {title}
          {done > 0 && (
            <span className="tabular ml-2 font-normal text-ink-soft">
              {done}/{lessons.length}
              <span className="sr-only"> done</span>
            </span>
          )}
          {opens !== null && <span className="block text-xs font-normal text-ink-soft">{opens}</span>}
        </span>
        <ChevronDownIcon className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      <ol className="-mx-2.5 pb-3">
        {lessons.map((lesson) => (
          <li key={lesson.key}>
            <Link
              to={lessonPath(course, lesson)}
              prefetch="intent"
              aria-current={lesson.key === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-start gap-3 rounded px-2.5 py-2.5 font-display text-sm leading-snug transition-colors hover:bg-ink/8',
                lesson.key === current && 'bg-chosen-soft font-semibold',
              )}
            >
              <LessonStatus standing={standingOf(lesson)} isBuilt={isBuilt} />
              <span className="min-w-0 flex-1">{lesson.title}</span>
              <span className="tabular shrink-0 pt-px text-xs text-ink-soft">
                {lesson.minutes > 0 && formatDuration(lesson.minutes)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  )
}
