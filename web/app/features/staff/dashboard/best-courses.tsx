import {formatCents} from '@lectern/domain/money'
import {ShoppingBag} from 'lucide-react'
import {Link} from 'react-router-dom'
import type {BestCourse} from './load-dashboard'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'

/** The courses that brought most in the period. */
export function BestCourses({courses}: {courses: readonly BestCourse[]}) {
  if (courses.length === 0)
    return (
      <EmptyState icon={<ShoppingBag aria-hidden />} title="Nothing was sold in this period">
        What is bought stands here at once.
      </EmptyState>
    )
  return (
    <ResponsiveTable caption="Best courses" columns={['Course', 'Sales', 'Revenue', 'Refunded']}>
      {courses.map(({courseId, title, sales, revenueCents, refundedCents}) => (
        <Row key={courseId}>
          <Cell className="font-medium">
            <Link to={`/admin/courses/${courseId}`} className="target link">
              {title || 'A course that is not published'}
            </Link>
          </Cell>
          <Cell label="Sales" className="tabular">
            {sales.toLocaleString('en-US')}
          </Cell>
          <Cell label="Revenue" className="tabular whitespace-nowrap">
            {formatCents(revenueCents)}
          </Cell>
          <Cell label="Refunded" className="tabular whitespace-nowrap">
            {formatCents(refundedCents)}
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
