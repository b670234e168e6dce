import {AccountPage} from '~/account/account-page'
import {ProfileCardSkeleton} from '~/account/profile-card'
import {ProfilePanel} from '~/account/profile-panel'
import {profilePageOf} from '~/account/questions'
import {pageMeta} from '~/shell/page-meta'

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
