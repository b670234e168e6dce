import {BookOpen} from 'lucide-react'
import {Link} from 'react-router-dom'
import type {Route} from './+types/teach-courses'
import {privateLoader} from '~/features/auth/private-loader'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'How your courses are taken', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your courses', description: 'Please try again later'},
  async () => (await import('~/features/teaching/load-teaching')).loadOverview(),
)

const frame = {
  title: 'Courses',
  lead: 'Where learners stop, which questions they get wrong, and what they say.',
}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading your courses" rows={4} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** The courses of a teacher, each with the way to how it is taken and to what is said about it. */
export default function TeachCourses({loaderData: {courses}}: Route.ComponentProps) {
  return (
    <StaffPage {...frame}>
      {courses.length === 0 ? (
        <EmptyState icon={<BookOpen aria-hidden />} title="No courses yet">
          A course stands here once the editors have published it under your name.
        </EmptyState>
      ) : (
        <ResponsiveTable caption="Your courses" columns={['Course', 'How it is taken', 'What is said']}>
          {courses.map(({courseId, title}) => (
            <Row key={courseId}>
              <Cell label="Course" className="font-medium">
                {title}
              </Cell>
              <Cell label="How it is taken">
                <Link
                  to={`/teach/courses/${encodeURIComponent(courseId)}`}
                  aria-label={`Lessons and answers of ${title}`}
                  className="link target"
                >
                  Lessons and answers
                </Link>
              </Cell>
              <Cell label="What is said">
                <Link
                  to={`/teach/reviews?course=${encodeURIComponent(courseId)}`}
                  aria-label={`Reviews of ${title}`}
                  className="link target"
                >
                  Reviews
                </Link>
              </Cell>
            </Row>
          ))}
        </ResponsiveTable>
      )}
    </StaffPage>
  )
}
