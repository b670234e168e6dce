import {teacherInsights} from '@lectern/domain/learning/contracts'
import type {Route} from './+types/teach-course'
import {privateLoader} from '~/features/auth/private-loader'
import {InsightsView} from '~/features/staff/insights/insights-view'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'How a course is taken', noindex: true})

/** Loads how a course is taken; null when the teacher has no such course. */
export const clientLoader = privateLoader(
  {title: 'Error loading insights', description: 'Please try again later'},
  async (_, {params: {course: courseId = ''}}) => {
    const [{call}, {callReason}] = await Promise.all([
      import('~/lib/firebase/call'),
      import('~/lib/firebase/call-failure'),
    ])
    try {
      return await call(teacherInsights, {courseId})
    } catch (error) {
      if (callReason(error) === 'unknown-course' || callReason(error) === 'invalid-argument') return null
      throw error
    }
  },
)

const frame = {back: {to: '/teach/courses', label: 'Your courses'}}
const states = defineScreenStates(
  StaffPage,
  {...frame, title: 'Course'},
  <TableSkeleton label="Loading insights" rows={6} />,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** How a course of the teacher is taken. */
export default function TeachCourse({loaderData}: Route.ComponentProps) {
  if (!loaderData)
    return (
      <StaffPage {...frame} title="Course">
        <EmptyState
          title="You have no such course"
          action={
            <ButtonLink to="/teach/courses" variant="secondary">
              Your Courses
            </ButtonLink>
          }
        />
      </StaffPage>
    )
  return (
    <StaffPage {...frame} title={loaderData.title}>
      <InsightsView insights={loaderData.insights} />
    </StaffPage>
  )
}
