import {useUser} from '~/features/auth/use-user'
import type {Profile} from '~/features/auth/profile'
import {useRemote, type Question} from '~/lib/firebase/remote'
import {ProfileCard, ProfileCardSkeleton} from './profile-card'
import {profileOf} from './questions'
import {RemoteError} from './remote-error'

/** The profile of whoever is signed in, read by the question of the screen it stands on. */
export function ProfilePanel({ask = profileOf}: {ask?: (uid: string) => Question<Profile>}) {
  const {uid, email} = useUser()
  const remote = useRemote(ask(uid))
  const {data: profile, failed} = remote

  if (profile) return <ProfileCard profile={profile} email={email} />
  if (failed) return <RemoteError {...remote} />
  return <ProfileCardSkeleton />
}
