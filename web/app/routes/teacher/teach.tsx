import {shareLabel} from '@lectern/domain/teachers/teacher'
import {Link} from 'react-router-dom'
import type {Route} from './+types/teach'
import {privateLoader} from '~/features/auth/private-loader'
import {CourseTable} from '~/features/teaching/course-table'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {longDate} from '~/ui/content/dates'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Teaching', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your courses', description: 'Please try again later'},
  async () => (await import('~/features/teaching/load-teaching')).loadOverview(),
)

const frame = {title: 'Overview', lead: 'As whom you teach, and your courses.'}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading your courses" rows={4} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** As whom a teacher teaches, and their courses. */
export default function Teach({loaderData: {name, slug, shareBps, since, courses}}: Route.ComponentProps) {
  return (
    <StaffPage
      {...frame}
      lead={
        <>
          You teach as{' '}
          {slug === null ? (
            name
          ) : (
            <Link to={`/instructor/${slug}`} className="link">
              {name}
            </Link>
          )}{' '}
          since {longDate(since)}, and get {shareLabel(shareBps)} of what is paid for your courses without
          tax.
        </>
      }
    >
      <CourseTable courses={courses} />
    </StaffPage>
  )
}
