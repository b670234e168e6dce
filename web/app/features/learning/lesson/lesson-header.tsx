import type {OutlineLesson, OutlineSection} from '@lectern/domain/learning/outline'
import {Link} from 'react-router-dom'
import {editable} from '~/lib/sanity/preview'
import {Badge} from '~/ui/feedback/badge'
import {ChevronLeftIcon} from '~/ui/icons'
import {lessonFacts} from '~/features/courses/lesson-facts'
import {coursePath, type LessonCourse} from './model'

interface LessonHeaderProps {
  course: LessonCourse
  section: OutlineSection
  lesson: OutlineLesson
  isDone: boolean
  isOwner: boolean
}

/** The top of a lesson: its position in the course, title and duration. */
export function LessonHeader({course, section, lesson, isDone, isOwner}: LessonHeaderProps) {
  return (
    <header className="grid justify-items-start gap-4">
      <Link
        to={coursePath(course)}
        prefetch="intent"
        className="no-print -ml-1 inline-flex min-h-11 items-center gap-1 pr-2 font-display text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:hidden"
      >
        <ChevronLeftIcon className="size-4 shrink-0" />
        {course.title}
      </Link>
      <p className="font-display text-base font-medium text-accent-ink">{section.title}</p>
      <h1
        className="max-w-[22ch] text-3xl tracking-tighter lg:text-4xl"
        {...editable(
          'course',
          course.id,
          `curriculum[_key=="${section.key}"].lessons[_key=="${lesson.key}"].title`,
        )}
      >
        {lesson.title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular font-display text-sm text-ink-soft">{lessonFacts(lesson)}</p>
        {lesson.free && !isOwner && <Badge variant="success">Free</Badge>}
        {isDone && <Badge variant="success">Done</Badge>}
      </div>
    </header>
  )
}
