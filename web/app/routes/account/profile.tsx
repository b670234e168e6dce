import {AccountPage} from '~/features/account/account-page'
import {ProfileCardSkeleton} from '~/features/account/profile-card'
import {ProfilePanel} from '~/features/account/profile-panel'
import {profilePageOf} from '~/features/account/questions'
import {pageMeta} from '~/lib/router/page-meta'

export const meta = () => pageMeta({title: 'Your profile', noindex: true})
export const handle = {Skeleton: ProfileSkeleton}

/** Name, address and picture. */
export default function Profile() {
  return (
    <AccountPage title="Your profile">
      <ProfilePanel ask={profilePageOf} />
    </AccountPage>
  )
}

function ProfileSkeleton() {
  return (
    <AccountPage title="Your profile">
      <ProfileCardSkeleton />
    </AccountPage>
  )
}
