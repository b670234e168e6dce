import type {OutlineLesson} from '@lectern/domain/learning/outline'
import {Link} from 'react-router-dom'
import {ChevronLeftIcon, ChevronRightIcon} from '~/ui/icons'
import {lessonPath, type LessonCourse} from './model'

interface LessonNavProps {
  course: LessonCourse
  previous: OutlineLesson | null
  next: OutlineLesson | null
}

const look =
  'group flex min-h-14 min-w-0 items-center gap-2 rounded py-2 font-display text-sm text-ink-soft transition-colors hover:text-ink'

/** Links to the previous and the next lesson. */
export function LessonNav({course, previous, next}: LessonNavProps) {
  return (
    <nav aria-label="Before and after this lesson" className="no-print grid grid-cols-2 gap-6">
      {previous ? (
        <Link to={lessonPath(course, previous)} prefetch="intent" className={look}>
          <ChevronLeftIcon className="size-4 shrink-0" />
          <span className="grid min-w-0">
            <span>Previous</span>
            <span className="line-clamp-2 leading-snug font-medium text-ink group-hover:underline">
              {previous.title}
            </span>
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={lessonPath(course, next)} prefetch="intent" className={`${look} justify-end text-right`}>
          <span className="grid min-w-0">
            <span>Next</span>
            <span className="line-clamp-2 leading-snug font-medium text-ink group-hover:underline">
              {next.title}
            </span>
          </span>
          <ChevronRightIcon className="size-4 shrink-0" />
        </Link>
      )}
    </nav>
  )
}
