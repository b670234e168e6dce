import type {ReactNode} from 'react'
import type {Route} from './+types/profile'
import {ProfileCard, ProfileCardSkeleton} from '~/features/account/profile-card'
import {privateLoader} from '~/features/auth/private-loader'
import {useUser} from '~/features/auth/user-context'
import {AccountPage} from '~/layout/account/account-page'
import {LoadError} from '~/layout/load-error'
import {pageMeta} from '~/lib/router/page-meta'

export const meta = () => pageMeta({title: 'Your profile', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error fetching profile', description: 'Could not load your profile information'},
  async (user) => {
    const {readProfile} = await import('~/features/auth/profile')
    return {profile: await readProfile(user)}
  },
)

/** The learner's profile. */
export default function Profile({loaderData: {profile}}: Route.ComponentProps) {
  const {email} = useUser()
  return (
    <Frame>
      <ProfileCard profile={profile} email={email} />
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ProfileCardSkeleton />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadError />
    </Frame>
  )
}

function Frame({children}: {children: ReactNode}) {
  return <AccountPage title="Your profile">{children}</AccountPage>
}
