import {Suspense} from 'react'
import type {Route} from './+types/teacher'
import {privateLoader} from '~/features/auth/private-loader'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {lazyPart} from '~/ui/feedback/lazy-part'
import {PartNotLoaded} from '~/ui/feedback/part-not-loaded'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Teacher', noindex: true})

/** The parts of a list and of its forms weigh more than a first visit may bring. */
const TeacherView = lazyPart(() => import('~/features/staff/teachers/teacher-view'), PartNotLoaded)

export const clientLoader = privateLoader(
  {title: 'Error loading this teacher', description: 'Please try again later'},
  async (_, {request}) => (await import('~/features/staff/teachers/teacher-details')).loadTeacher(request),
)

export const clientAction = routeActions([
  () => import('~/features/staff/teachers/actions'),
  () => import('~/features/staff/payouts/actions'),
])

const frame = {title: 'Teacher', back: {to: '/admin/teachers', label: 'Teachers'}}
const skeleton = <TableSkeleton label="Loading this teacher" rows={8} />

const states = defineScreenStates(StaffPage, frame, skeleton)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** One teacher; staff change who they are to the shop, and correct what they have. */
export default function AdminTeacher({loaderData: details}: Route.ComponentProps) {
  return (
    <StaffPage {...frame} title={details?.teacher.name ?? frame.title}>
      <Suspense fallback={skeleton}>
        <TeacherView details={details} />
      </Suspense>
    </StaffPage>
  )
}
