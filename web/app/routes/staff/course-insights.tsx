import {courseInsights} from '@lectern/domain/learning/contracts'
import type {Route} from './+types/course-insights'
import {privateLoader} from '~/features/auth/private-loader'
import {InsightsView} from '~/features/staff/insights/insights-view'
import {Stat, Stats} from '~/ui/content/stat'
import {StaffPage} from '~/layout/staff/staff-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'How a course is taken', noindex: true})

/** Loads the course's statistics; null when there is no such course. */
export const clientLoader = privateLoader(
  {title: 'Error loading insights', description: 'Please try again later'},
  async (_, {params: {course: courseId = ''}}) => {
    const [{call}, {callReason}, {loadCourseTitle}] = await Promise.all([
      import('~/lib/firebase/call'),
      import('~/lib/firebase/call-failure'),
      import('~/features/staff/insights/course-list'),
    ])
    try {
      const [insights, title] = await Promise.all([
        call(courseInsights, {courseId}),
        loadCourseTitle(courseId),
      ])
      return {insights, title}
    } catch (error) {
      if (callReason(error) === 'unknown-course' || callReason(error) === 'invalid-argument') return null
      throw error
    }
  },
)

const frame = {back: {to: '/admin/courses', label: 'How courses are taken'}}

const states = defineScreenStates(
  StaffPage,
  {...frame, title: 'Course'},
  <>
    <Stats>
      <Stat name="Began" />
      <Stat name="Completed" />
      <Stat name="Completed, of Those Who Began" />
    </Stats>
    <TableSkeleton label="Loading insights" rows={6} />
  </>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** How many learners started a course, where they stop, and which answers are wrong most often. */
export default function CourseInsights({loaderData}: Route.ComponentProps) {
  if (!loaderData)
    return (
      <StaffPage {...frame} title="Course">
        <EmptyState
          title="There is no such course"
          action={
            <ButtonLink to="/admin/courses" variant="secondary">
              All Courses
            </ButtonLink>
          }
        />
      </StaffPage>
    )
  const {insights, title} = loaderData
  return (
    <StaffPage {...frame} title={title}>
      <InsightsView insights={insights} />
    </StaffPage>
  )
}
