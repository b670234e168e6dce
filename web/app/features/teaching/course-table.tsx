import {formatCents} from '@lectern/domain/money'
import {BookOpen} from 'lucide-react'
import {Link} from 'react-router-dom'
import type {FormerCourse, TaughtCourse} from './load-teaching'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'

interface CourseTableProps {
  courses: readonly TaughtCourse[]
  /** those that somebody else teaches now, or nobody */
  former: readonly FormerCourse[]
}

/** The courses of a teacher, with what each has brought. */
export function CourseTable({courses, former}: CourseTableProps) {
  const all = [
    ...courses.map((course) => ({...course, isFormer: false})),
    ...former.map((course) => ({...course, slug: null, isFormer: true})),
  ]
  if (all.length === 0)
    return (
      <EmptyState icon={<BookOpen aria-hidden />} title="No courses yet">
        A course stands here once the editors have published it under your name.
      </EmptyState>
    )
  return (
    <ResponsiveTable caption="Your courses" columns={['Course', 'Sales', 'Your share', 'Given back']}>
      {all.map(({courseId, title, slug, sales, earnedCents, givenBackCents, isFormer}) => (
        <Row key={courseId}>
          <Cell label="Course" className="font-medium">
            {slug === null ? (
              <span>
                {title}{' '}
                <span className="block font-normal text-ink-faint">
                  {isFormer ? 'not yours any more' : 'not in the shop any more'}
                </span>
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
