import type {ReactNode} from 'react'
import {NavLink} from 'react-router'
import {useSession} from '~/auth/session'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/container'
import type {Crumb} from '~/ui/breadcrumb'
import {PageHeader} from '~/ui/page-header'
import {VerificationReminder} from './verification-reminder'

const screens = [
  {to: '/account', label: 'Overview'},
  {to: '/my-courses', label: 'My Courses'},
  {to: '/order-history', label: 'Order History'},
  {to: '/profile', label: 'Profile'},
  {to: '/settings', label: 'Settings'},
]

const staffScreens = [
  {to: '/admin/newsletter', label: 'Newsletter'},
  {to: '/admin/returns', label: 'Returns'},
]

interface AccountPageProps {
  title: ReactNode
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** beside the title */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of the account's screens: where one can go, a reminder if the address is not verified, the screen. */
export function AccountPage({title, lead, crumbs, aside, children}: AccountPageProps) {
  const {user} = useSession()
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs} className="pb-8 lg:pb-10 print:hidden">
        {aside}
      </PageHeader>
      <Container className="grid items-start gap-x-14 gap-y-8 pb-section lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <nav
          aria-label="Account"
          className="no-print -mx-gutter flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:sticky lg:top-28 lg:mx-0 lg:grid lg:px-0"
        >
          {screens.map((screen) => (
            <AccountLink key={screen.to} {...screen} />
          ))}
          {user?.isStaff && (
            <>
              <p className="hidden px-3 pt-5 pb-1 text-xs font-semibold tracking-wide text-ink-faint lg:block">
                Staff
              </p>
              {staffScreens.map((screen) => (
                <AccountLink key={screen.to} {...screen} />
              ))}
            </>
          )}
        </nav>
        <div className="grid min-w-0 gap-8">
          {user && !user.emailVerified && <VerificationReminder email={user.email} />}
          {children}
        </div>
      </Container>
    </>
  )
}

function AccountLink({to, label}: {to: string; label: string}) {
  return (
    <NavLink
      to={to}
      end
      className={({isActive}) =>
        classNames(
          'flex min-h-11 shrink-0 items-center rounded px-3 text-sm font-medium whitespace-nowrap transition-colors',
          isActive ? 'bg-chosen-soft text-ink' : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
        )
      }
    >
      {label}
    </NavLink>
  )
}
