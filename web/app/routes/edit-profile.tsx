import {AccountPage} from '~/account/account-page'
import {EditProfileForm} from '~/account/edit-profile-form'
import {profileOf} from '~/account/questions'
import {useUser} from '~/auth/use-user'
import {useRemote} from '~/backend/remote'
import {pageMeta} from '~/shell/page-meta'
import {Card} from '~/ui/card'
import {ErrorState} from '~/ui/error-state'
import {Loading, Skeleton} from '~/ui/skeleton'

export const meta = () => pageMeta({title: 'Edit your profile', noindex: true})
export const handle = {Skeleton: EditProfileSkeleton}

const crumbs = [{label: 'Account', to: '/account'}, {label: 'Profile', to: '/profile'}, {label: 'Edit'}]

export default function EditProfile() {
  const {uid} = useUser()
  const {data: profile, failed, loading, reload} = useRemote(profileOf(uid))

  if (!profile && !failed) return <EditProfileSkeleton />
  return (
    <AccountPage title="Edit profile" crumbs={crumbs}>
      {profile ? (
        <EditProfileForm profile={profile} />
      ) : (
        <ErrorState title="Error loading profile" onRetry={() => void reload()} retrying={loading}>
          Please try again later
        </ErrorState>
      )}
    </AccountPage>
  )
}

function EditProfileSkeleton() {
  return (
    <AccountPage title="Edit profile" crumbs={crumbs}>
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
    </AccountPage>
  )
}
