import type {Route} from './+types/learner'
import {privateLoader} from '~/features/auth/private-loader'
import {AccountSection} from '~/features/staff/learners/account-section'
import {CourseSection} from '~/features/staff/learners/course-section'
import {HistorySections} from '~/features/staff/learners/history-sections'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Learner', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading this learner', description: 'Please try again later'},
  async (_, {params: {uid = ''}}) => {
    const {loadLearner} = await import('~/features/staff/learners/learner-details')
    return loadLearner(uid)
  },
)

export const clientAction = routeActions(() => import('~/features/staff/learners/actions'))

const frame = {back: {to: '/admin/learners', label: 'Learners'}}

const states = defineScreenStates(
  StaffPage,
  {...frame, title: 'Learner'},
  <TableSkeleton label="Loading this learner" rows={8} />,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** One learner: account, courses, orders, returns and mails. */
export default function Learner({loaderData}: Route.ComponentProps) {
  if (!loaderData)
    return (
      <StaffPage {...frame} title="Learner">
        <EmptyState
          title="There is no such account"
          action={
            <ButtonLink to="/admin/learners" variant="secondary">
              All Learners
            </ButtonLink>
          }
        >
          It may have been deleted.
        </EmptyState>
      </StaffPage>
    )
  const {uid, details} = loaderData
  return (
    <StaffPage {...frame} title={details.account.name ?? details.account.email ?? 'No name'}>
      <AccountSection uid={uid} details={details} />
      <CourseSection {...loaderData} />
      <HistorySections details={details} />
    </StaffPage>
  )
}
