import {formatCents} from '@lectern/domain/money'
import {BookOpen} from 'lucide-react'
import {Link} from 'react-router-dom'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import type {TaughtCourse} from './load-teaching'

/** The courses of a teacher, with what each has brought. */
export function CourseTable({courses}: {courses: readonly TaughtCourse[]}) {
  if (courses.length === 0)
    return (
      <EmptyState icon={<BookOpen aria-hidden />} title="No courses yet">
        A course stands here once the editors have published it under your name.
      </EmptyState>
    )
  return (
    <ResponsiveTable caption="Your courses" columns={['Course', 'Sales', 'Your share', 'Given back']}>
      {courses.map(({courseId, title, slug, sales, earnedCents, givenBackCents}) => (
        <Row key={courseId}>
          <Cell label="Course" className="font-medium">
            {slug === null ? (
              <span>
                {title} <span className="font-normal text-ink-faint">not in the shop any more</span>
              </span>
            ) : (
              <Link to={`/course/${slug}`} className="link target">
                {title}
              </Link>
            )}
          </Cell>
          <Cell label="Sales" className="tabular">
            {sales.toLocaleString('en-US')}
          </Cell>
          <Cell label="Your share" className="tabular whitespace-nowrap">
            {formatCents(earnedCents)}
          </Cell>
          <Cell label="Given back" className="tabular whitespace-nowrap">
            {formatCents(givenBackCents)}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
