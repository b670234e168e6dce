import {useUser} from '~/auth/use-user'
import type {Profile} from '~/backend/profile'
import {useRemote, type Question} from '~/backend/remote'
import {ErrorState} from '~/ui/error-state'
import {ProfileCard, ProfileCardSkeleton} from './profile-card'
import {profileOf} from './questions'

/** The profile of whoever is signed in, read by the question of the screen it stands on. */
export function ProfilePanel({ask = profileOf}: {ask?: (uid: string) => Question<Profile>}) {
  const {uid, email} = useUser()
  const asked = ask(uid)
  const {data: profile, failed, loading, reload} = useRemote(asked)

  if (profile) return <ProfileCard profile={profile} email={email} />
  if (failed) {
    return (
      <ErrorState title={asked.words?.title} onRetry={() => void reload()} retrying={loading}>
        {asked.words?.description}
      </ErrorState>
    )
  }
  return <ProfileCardSkeleton />
}
