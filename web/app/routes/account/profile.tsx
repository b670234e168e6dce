import type {Route} from './+types/profile'
import {ProfileCard, ProfileCardSkeleton} from '~/features/account/profile-card'
import {privateLoader} from '~/features/auth/private-loader'
import {useUser} from '~/features/auth/user-context'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'

export const meta = () => pageMeta({title: 'Your profile', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error fetching profile', description: 'Could not load your profile information'},
  async (user) => {
    const {readProfile} = await import('~/features/auth/profile')
    return {profile: await readProfile(user)}
  },
)

const frame = {title: 'Your profile'}

const states = defineScreenStates(AccountPage, frame, <ProfileCardSkeleton />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** The learner's profile. */
export default function Profile({loaderData: {profile}}: Route.ComponentProps) {
  const {email} = useUser()
  return (
    <AccountPage {...frame}>
      <ProfileCard profile={profile} email={email} />
    </AccountPage>
  )
}
