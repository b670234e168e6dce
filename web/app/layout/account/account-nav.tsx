import {SideNav, SideNavLink} from '~/layout/side-nav/side-nav'
import {usePathname} from '~/lib/router/use-pathname'

interface Screen {
  to: string
  label: string
  /** the path prefix of screens that belong to this one */
  under?: string
}

const screens: readonly Screen[] = [
  {to: '/account', label: 'Overview'},
  {to: '/my-courses', label: 'My Courses'},
  {to: '/order-history', label: 'Order History', under: '/account/orders/'},
  {to: '/saved', label: 'Saved Courses'},
  {to: '/team', label: 'Teams'},
  {to: '/profile', label: 'Profile', under: '/account/edit-profile'},
  {to: '/settings', label: 'Settings'},
]

/** The navigation of the account; teachers and staff find the way to their own screens in it. */
export function AccountNav({isTeacher, isStaff}: {isTeacher: boolean; isStaff: boolean}) {
  const pathname = usePathname()
  return (
    <SideNav label="Account">
      {screens.map(({to, label, under}) => {
        const isUnder = under !== undefined && pathname.startsWith(under)
        return (
          <SideNavLink key={to} to={to} current={pathname === to ? 'page' : isUnder || undefined}>
            {label}
          </SideNavLink>
        )
      })}
      {isTeacher && (
        <SideNavLink to="/teach" current={undefined}>
          Teaching
        </SideNavLink>
      )}
      {isStaff && (
        <>
          <p className="hidden px-3 pt-6 pb-1 text-xs font-semibold text-ink-faint lg:block">Staff</p>
          <SideNavLink to="/admin" current={undefined}>
            Back office
          </SideNavLink>
        </>
      )}
    </SideNav>
  )
}
