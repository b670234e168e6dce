import {useSession} from '~/features/auth/session'
import {VerificationReminder} from '~/features/account/verification-reminder'
import {SideNavPage, type SideNavPageProps} from '~/layout/side-nav/side-nav-page'
import {AccountNav} from './account-nav'

/** The layout of the account's screens: navigation, a reminder when the address is not verified, and the screen. */
export function AccountPage({children, ...rest}: SideNavPageProps) {
  const {user} = useSession()
  return (
    <SideNavPage
      {...rest}
      nav={<AccountNav isTeacher={user?.isTeacher ?? false} isStaff={user?.isStaff ?? false} />}
    >
      {user && !user.emailVerified && <VerificationReminder email={user.email} />}
      {children}
    </SideNavPage>
  )
}
