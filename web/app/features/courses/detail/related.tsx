import type {CourseCard} from '~/features/courses/model'
import {Section} from '~/ui/layout/section'
import {BookCover} from '~/features/courses/book-cover'

/** Related courses. */
export function Related({courses}: {courses: readonly CourseCard[]}) {
  if (courses.length === 0) return null
  return (
    <Section tone="sunken" heading="Also on the shelf" className="no-print">
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {courses.map((course) => (
          <li key={course.id} className="grid">
            <BookCover course={course} level={3} still />
          </li>
        ))}
      </ul>
    </Section>
  )
}
