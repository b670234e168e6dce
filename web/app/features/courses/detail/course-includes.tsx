import type {ReactNode} from 'react'
import {includedIn} from '~/features/courses/lesson-facts'
import {CheckIcon} from '~/ui/icons'
import type {Course} from './model'

interface CourseIncludesProps {
  course: Course
  /** under what is included */
  children: ReactNode
}

/** What a course consists of. Nothing is said of one whose outline is not written. */
export function CourseIncludes({course, children}: CourseIncludesProps) {
  const lessons = course.curriculum.flatMap((section) => section.lessons)
  if (lessons.length === 0) return null
  return (
    <section aria-label="This course includes" className="grid gap-3 font-display text-sm">
      <h2 className="text-base font-semibold">This course includes</h2>
      <ul className="tabular grid gap-x-4 gap-y-2 text-ink-soft sm:grid-cols-2">
        {[...includedIn(lessons), 'A certificate that anybody can verify'].map((part) => (
          <li key={part} className="flex items-start gap-2.5 last:col-span-full">
            <CheckIcon className="size-5 shrink-0 text-link" />
            {part}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
