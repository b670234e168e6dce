import {AccountPage} from '~/features/account/account-page'
import {EditProfileForm} from '~/features/account/edit-profile-form'
import {profileOf} from '~/features/account/questions'
import {RemoteError} from '~/features/account/remote-error'
import {useUser} from '~/features/auth/use-user'
import {useRemote} from '~/lib/firebase/remote'
import {pageMeta} from '~/lib/router/page-meta'
import {Card} from '~/ui/layout/card'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'Edit your profile', noindex: true})
export const handle = {Skeleton: EditProfileSkeleton}

const crumbs = [{label: 'Account', to: '/account'}, {label: 'Profile', to: '/profile'}, {label: 'Edit'}]

export default function EditProfile() {
  const {uid} = useUser()
  const remote = useRemote(profileOf(uid))
  const {data: profile, failed} = remote

  if (!profile && !failed) return <EditProfileSkeleton />
  return (
    <AccountPage title="Edit profile" crumbs={crumbs}>
      {profile ? <EditProfileForm profile={profile} /> : <RemoteError {...remote} />}
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
