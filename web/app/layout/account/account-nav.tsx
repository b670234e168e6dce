import {useEffect, useRef} from 'react'
import {Link} from 'react-router-dom'
import {usePathname} from '~/lib/router/use-pathname'
import {classNames} from '~/ui/class-names'

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
  {to: '/profile', label: 'Profile', under: '/account/edit-profile'},
  {to: '/settings', label: 'Settings'},
]

const staffScreens: readonly Screen[] = [
  {to: '/admin/newsletter', label: 'Newsletter', under: '/admin/newsletter'},
  {to: '/admin/returns', label: 'Returns'},
  {to: '/admin/courses', label: 'Courses', under: '/admin/courses/'},
]

/** The navigation of the account: a column beside the screen, on phones a row above it. */
export function AccountNav({isStaff}: {isStaff: boolean}) {
  const pathname = usePathname()
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    // On a phone the row is wider than the screen: scroll it to the current link, without scrolling the page.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) {
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
    }
  }, [])

  return (
    <nav
      ref={nav}
      aria-label="Account"
      className="no-print relative -mx-gutter flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:sticky lg:top-28 lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
    >
      {screens.map((screen) => (
        <AccountLink key={screen.to} screen={screen} pathname={pathname} />
      ))}
      {isStaff && (
        <>
          <p className="hidden px-3 pt-6 pb-1 text-xs font-semibold text-ink-faint lg:block">Staff</p>
          {staffScreens.map((screen) => (
            <AccountLink key={screen.to} screen={screen} pathname={pathname} />
          ))}
        </>
      )}
    </nav>
  )
}

function AccountLink({screen, pathname}: {screen: Screen; pathname: string}) {
  const {to, label, under} = screen
  const isHere = pathname === to
  const isCurrent = isHere || (under !== undefined && pathname.startsWith(under))
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : isCurrent || undefined}
      className={classNames(
        'flex min-h-11 shrink-0 items-center rounded px-3 text-sm font-medium whitespace-nowrap transition-colors',
        isCurrent ? 'bg-chosen-soft text-ink' : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
      )}
    >
      {label}
    </Link>
  )
}
