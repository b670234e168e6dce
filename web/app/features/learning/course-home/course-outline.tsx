import {formatDuration} from '@lectern/domain/course'
import type {OutlineLesson, OutlineSection} from '@lectern/domain/learning/outline'
import {isDone, isNew, isOpenTo, noProgress, standingIn} from '@lectern/domain/learning/progress'
import {Link} from 'react-router-dom'
import {lessonFacts, opensAfterWords} from '~/features/courses/lesson-facts'
import {opensOnWords} from '~/features/learning/opening-words'
import {Badge} from '~/ui/feedback/badge'
import {CheckIcon} from '~/ui/icons'
import type {CourseHome} from './model'
import type {OwnCourse} from './own-course'

interface CourseOutlineProps {
  home: CourseHome
  /** the owner's state; null for anyone who doesn't own the course */
  own: Pick<OwnCourse, 'progress' | 'since'> | null
  /** ms since the epoch */
  now: number
}

/** The course's sections and lessons: lessons the reader may open are links, completed ones are ticked. */
export function CourseOutline({home, own, now}: CourseOutlineProps) {
  return (
    <ol className="grid gap-10 lg:gap-12">
      {home.outline.map((section, index) => (
        <li key={section.key}>
          <Section home={home} section={section} number={index + 1} own={own} now={now} />
        </li>
      ))}
    </ol>
  )
}

interface SectionProps extends CourseOutlineProps {
  section: OutlineSection
  number: number
}

function Section({home, section, number, own, now}: SectionProps) {
  const progress = own?.progress ?? null
  const {doneLessons, lessons, minutes} = standingIn([section], progress ?? noProgress)
  const isLocked =
    own !== null && !isOpenTo(home.outline, own.progress, section, {...home, since: own.since, now})
  const opens = own ? opensOnWords(section, own.since, now) : opensAfterWords(section)
  const facts = [
    progress
      ? `${doneLessons} of ${lessons} done`
      : lessons > 0 && `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`,
    minutes > 0 && formatDuration(minutes),
  ]
  return (
    <section aria-labelledby={`section-${section.key}`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`section-${section.key}`} className="text-xl">
          <span className="text-ink-faint">{number}. </span>
          {section.title}
        </h2>
        <p className="tabular font-display text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {(isLocked || opens !== null) && (
        <p className="mb-2 font-display text-sm text-ink-soft">
          {opens ?? 'Opens when the sections before it are done'}.
        </p>
      )}
      <ol className="divide-y divide-border border-y border-border font-display">
        {section.lessons.map((lesson) => (
          <Lesson
            key={lesson.key}
            lesson={lesson}
            path={`/learn/${home.slug}/${lesson.slug}`}
            canOpen={lesson.free || (progress !== null && !isLocked)}
            progress={progress}
            now={now}
          />
        ))}
      </ol>
    </section>
  )
}

interface LessonProps {
  lesson: OutlineLesson
  path: string
  canOpen: boolean
  progress: OwnCourse['progress'] | null
  now: number
}

function Lesson({lesson, path, canOpen, progress, now}: LessonProps) {
  const done = progress !== null && isDone(progress, lesson.key)
  const isCurrent = progress?.at?.lesson === lesson.key
  return (
    <li
      aria-current={isCurrent || undefined}
      className="grid min-h-14 grid-cols-[1.5rem_1fr] items-center gap-x-3 py-2 sm:grid-cols-[1.5rem_1fr_auto] aria-current:bg-chosen-soft"
    >
      <span className="justify-self-center">
        {done ? (
          <>
            <CheckIcon className="size-5 text-success" />
            <span className="sr-only">Done: </span>
          </>
        ) : (
          <span aria-hidden className="block size-2 rounded-full border border-border-strong" />
        )}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 leading-snug">
        {canOpen ? (
          <Link to={path} prefetch="intent" className="target link">
            {lesson.title}
          </Link>
        ) : (
          <span className="text-ink-soft">{lesson.title}</span>
        )}
        {progress === null && lesson.free && <Badge variant="success">Free</Badge>}
        {progress !== null && isNew(progress, lesson.key, now) && <Badge>New</Badge>}
      </span>
      <span className="tabular text-sm text-ink-faint max-sm:col-start-2">{lessonFacts(lesson)}</span>
    </li>
  )
}
