import type {Route} from './+types/edit-profile'
import {EditProfileForm} from '~/features/account/edit-profile-form'
import {privateLoader} from '~/features/auth/private-loader'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

export const meta = () => pageMeta({title: 'Edit your profile', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading profile', description: 'Please try again later'},
  async (user) => {
    const {readProfile} = await import('~/features/auth/profile')
    return {profile: await readProfile(user)}
  },
)

export const clientAction = routeActions(() => import('~/features/account/actions'))

const frame = {
  title: 'Edit profile',
  crumbs: [{label: 'Account', to: '/account'}, {label: 'Profile', to: '/profile'}, {label: 'Edit'}],
}

const states = defineScreenStates(
  AccountPage,
  frame,
  <>
    <Loading label="Loading your profile">
      <Card className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
        <Skeleton className="h-24" />
        <Skeleton className="h-11 w-40" />
      </Card>
    </Loading>
  </>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** A form for first and last name. */
export default function EditProfile({loaderData: {profile}}: Route.ComponentProps) {
  return (
    <AccountPage {...frame}>
      <EditProfileForm profile={profile} />
    </AccountPage>
  )
}
