import {BookOpen} from 'lucide-react'
import {Link} from 'react-router-dom'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import type {TaughtCourse} from './load-teaching'

/** The courses of a teacher. */
export function CourseTable({courses}: {courses: readonly TaughtCourse[]}) {
  if (courses.length === 0)
    return (
      <EmptyState icon={<BookOpen aria-hidden />} title="No courses yet">
        A course stands here once the editors have published it under your name.
      </EmptyState>
    )
  return (
    <ResponsiveTable caption="Your courses" columns={['Course', 'In the shop']}>
      {courses.map(({courseId, title, slug}) => (
        <Row key={courseId}>
          <Cell label="Course" className="font-medium">
            {slug === null ? (
              title
            ) : (
              <Link to={`/course/${slug}`} className="link target">
                {title}
              </Link>
            )}
          </Cell>
          <Cell label="In the shop">{slug === null ? 'Not any more' : 'Yes'}</Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
