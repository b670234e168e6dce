import {countStudents} from '@lectern/domain/course'
import {classNames} from '~/ui/class-names'
import {pluralize} from '~/ui/content/pluralize'
import {Rating} from '~/ui/content/rating'

interface InstructorFactsProps {
  /** 0 to 5; 0 without ratings */
  rating: number
  studentsCount: number
  coursesCount: number
  className?: string
}

/** The rating of an instructor, and the numbers of students and courses. */
export function InstructorFacts({rating, studentsCount, coursesCount, className}: InstructorFactsProps) {
  return (
    <ul
      className={classNames(
        'tabular flex flex-wrap items-center gap-x-4 gap-y-1 font-display text-sm text-ink-soft',
        className,
      )}
    >
      {rating > 0 && (
        <li className="flex">
          <Rating value={rating} className="text-ink" />
        </li>
      )}
      {studentsCount > 0 && <li>{countStudents(studentsCount)}</li>}
      <li>{pluralize(coursesCount, 'course')}</li>
    </ul>
  )
}
