import {countStudents, formatDuration} from '@lectern/domain/course'
import {Link} from 'react-router-dom'
import type {CourseCard} from './model'
import {classNames} from '~/ui/class-names'
import {pluralize} from '~/ui/content/pluralize'
import {Rating} from '~/ui/content/rating'

/** Rating, students, lessons, duration and a link to a free lesson, on one line; unknown values are omitted. */
export function CourseFacts({course, className}: {course: CourseCard; className?: string}) {
  const {rating, studentsCount, lessons, durationMinutes, freeLesson, title} = course
  return (
    <ul
      className={classNames(
        'tabular flex flex-wrap items-center gap-x-4 gap-y-1 font-display text-sm text-ink-soft',
        className,
      )}
    >
      {rating > 0 && (
        <li>
          <Rating value={rating} className="text-ink" />
        </li>
      )}
      {studentsCount > 0 && <li>{countStudents(studentsCount)}</li>}
      {lessons > 0 && <li>{pluralize(lessons, 'lesson')}</li>}
      {durationMinutes > 0 && <li>{formatDuration(durationMinutes)}</li>}
      {freeLesson && (
        <li>
          <Link to={freeLesson} className="target z-10 link" aria-label={`Free lesson of ${title}`}>
            Free lesson
          </Link>
        </li>
      )}
    </ul>
  )
}
