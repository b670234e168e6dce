import type {Route} from './+types/teacher'
import {privateLoader} from '~/features/auth/private-loader'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Teacher', noindex: true})

/**
 * The teacher with a page of their entries, and what shows them: the parts of a list and of its forms weigh more than a first visit may
 * bring, and every page's manifest would name them.
 */
export const clientLoader = privateLoader(
  {title: 'Error loading this teacher', description: 'Please try again later'},
  async (_, {request}) => {
    const [{default: TeacherView}, details] = await Promise.all([
      import('~/features/staff/teachers/teacher-view'),
      import('~/features/staff/teachers/teacher-details').then(({loadTeacher}) => loadTeacher(request)),
    ])
    return {TeacherView, details}
  },
)

export const clientAction = routeActions([
  () => import('~/features/staff/teachers/actions'),
  () => import('~/features/staff/payouts/actions'),
])

const frame = {title: 'Teacher', back: {to: '/admin/teachers', label: 'Teachers'}}

const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading this teacher" rows={8} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** One teacher; staff change who they are to the shop, and correct what they have. */
export default function AdminTeacher({loaderData: {TeacherView, details}}: Route.ComponentProps) {
  return (
    <StaffPage {...frame} title={details?.teacher.name ?? frame.title}>
      <TeacherView details={details} />
    </StaffPage>
  )
}
