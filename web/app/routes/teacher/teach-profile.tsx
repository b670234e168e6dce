import {UserRoundX} from 'lucide-react'
import type {Route} from './+types/teach-profile'
import {privateLoader} from '~/features/auth/private-loader'
import {ProfileForm} from '~/features/teaching/profile/profile-form'
import {WaitingChanges} from '~/features/teaching/profile/waiting-changes'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

export const meta = () => pageMeta({title: 'Your profile', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your profile', description: 'Please try again later'},
  async ({uid}) => {
    const {loadProfile} = await import('~/features/teaching/load-teaching')
    return {...(await loadProfile()), uid}
  },
)

export const clientAction = routeActions(() => import('~/features/teaching/profile/actions'))

const frame = {
  title: 'Profile',
  lead: 'What your page in the shop says about you. An editor publishes what you change.',
}
const states = defineScreenStates(
  StaffPage,
  frame,
  <Loading label="Loading your profile">
    <Card className="grid max-w-200 gap-6">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11 w-40" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What a teacher's page in the shop says: what of it waits for an editor, and a form to change it. */
export default function TeachProfile({loaderData: {page, uid}}: Route.ComponentProps) {
  if (page === null)
    return (
      <StaffPage {...frame}>
        <EmptyState
          icon={<UserRoundX aria-hidden />}
          title="You have no page in the shop at the moment"
          action={
            <ButtonLink to="/contact" variant="secondary">
              Write to us
            </ButtonLink>
          }
        >
          An editor makes it, or has taken it out of the shop. Once it is published you can change it here.
        </EmptyState>
      </StaffPage>
    )
  return (
    <StaffPage
      {...frame}
      aside={
        page.slug !== null && (
          <ButtonLink to={`/instructor/${page.slug}`} variant="secondary" size="sm">
            See your page
          </ButtonLink>
        )
      }
    >
      <WaitingChanges page={page} />
      <ProfileForm uid={uid} page={page} />
    </StaffPage>
  )
}
