import type {ReactNode} from 'react'
import type {Route} from './+types/learner'
import {privateLoader} from '~/features/auth/private-loader'
import {AccountSection} from '~/features/staff/learners/account-section'
import {CourseSection} from '~/features/staff/learners/course-section'
import {HistorySections} from '~/features/staff/learners/history-sections'
import {LoadError} from '~/layout/load-error'
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

/** One learner: account, courses, orders, returns and mails. */
export default function Learner({loaderData}: Route.ComponentProps) {
  if (!loaderData)
    return (
      <Frame title="Learner">
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
      </Frame>
    )
  const {uid, details} = loaderData
  return (
    <Frame title={details.account.name ?? details.account.email ?? 'No name'}>
      <AccountSection uid={uid} details={details} />
      <CourseSection {...loaderData} />
      <HistorySections details={details} />
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame title="Learner">
      <TableSkeleton label="Loading this learner" rows={8} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame title="Learner">
      <LoadError />
    </Frame>
  )
}

function Frame({title, children}: {title: string; children: ReactNode}) {
  return (
    <StaffPage title={title} back={{to: '/admin/learners', label: 'Learners'}}>
      {children}
    </StaffPage>
  )
}
