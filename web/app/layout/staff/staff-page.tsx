import {useSession} from '~/features/auth/session'
import {SideNav, SideNavLink} from '~/layout/side-nav/side-nav'
import {SideNavPage, type SideNavPageProps} from '~/layout/side-nav/side-nav-page'
import {usePathname} from '~/lib/router/use-pathname'
import {currentIn} from './current-screen'
import {staffScreens} from './staff-screens.data'

/** The layout of the staff area's screens: its navigation, and the screen. */
export function StaffPage(props: SideNavPageProps) {
  const pathname = usePathname()
  const {user} = useSession()
  const screens = staffScreens.filter(({ownerOnly}) => !ownerOnly || user?.isOwner)
  return (
    <SideNavPage
      {...props}
      nav={
        <SideNav label="Back office">
          {screens.map((screen) => (
            <SideNavLink key={screen.to} to={screen.to} current={currentIn(screen, pathname)}>
              {screen.label}
            </SideNavLink>
          ))}
        </SideNav>
      }
    />
  )
}
