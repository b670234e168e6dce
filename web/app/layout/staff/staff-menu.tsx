import {MOST_WAITING} from '@lectern/domain/limits'
import {LogOut, Store} from 'lucide-react'
import {Link} from 'react-router-dom'
import {signOut, useSession} from '~/features/auth/session'
import {MoonIcon, SunIcon} from '~/layout/icons'
import {usePathname} from '~/lib/router/use-pathname'
import {classNames} from '~/ui/class-names'
import {currentIn} from './current-screen'
import {StaffIcon} from './staff-icons'
import {staffMenu, staffScreens, type StaffScreen} from './staff-screens.data'
import {waitingAt, type Waiting} from './waiting'

interface StaffMenuProps {
  /** how much waits; undefined until it is known */
  waiting: Waiting | undefined
  /** called when a link of it is followed */
  onLeave?: () => void
}

const itemClass =
  'flex min-h-8 w-full items-center gap-3 rounded px-2.5 text-left font-display text-sm font-medium no-underline transition-colors pointer-coarse:min-h-11 max-lg:min-h-11'
const quietClass = 'text-ink-soft hover:bg-ink/6 hover:text-ink'

/** The menu of the back office: its screens in sections, with how much waits at each, the way back to the shop, and the person. */
export function StaffMenu({waiting, onLeave}: StaffMenuProps) {
  const pathname = usePathname()
  const {user} = useSession()
  return (
    <>
      <nav aria-label="Back office" className="grid content-start gap-4 overflow-y-auto p-3">
        {staffMenu.map(({heading, screens}) => (
          <div key={heading}>
            {heading !== '' && (
              <h2 className="px-2.5 pb-1 text-xs font-semibold tracking-normal text-ink-faint">{heading}</h2>
            )}
            <ul>
              {staffScreens
                .filter(({to, ownerOnly}) => screens.includes(to) && (!ownerOnly || user?.isOwner))
                .map((screen) => (
                  <li key={screen.to}>
                    <ScreenLink
                      screen={screen}
                      current={currentIn(screen, pathname)}
                      count={waiting ? waitingAt(screen.id, waiting) : 0}
                      onLeave={onLeave}
                    />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto border-t border-border p-3">
        <Link to="/" className={classNames(itemClass, quietClass)}>
          <Store aria-hidden className="size-4.5 shrink-0" />
          To the shop
        </Link>
        <button
          type="button"
          onClick={() => void import('~/layout/header/theme').then(({switchTheme}) => switchTheme())}
          className={classNames(itemClass, quietClass)}
        >
          <MoonIcon className="size-4.5 shrink-0 dark:hidden" />
          <SunIcon className="hidden size-4.5 shrink-0 dark:block" />
          <span className="dark:hidden">Dark theme</span>
          <span className="hidden dark:inline">Light theme</span>
        </button>
        <button type="button" onClick={() => void signOut()} className={classNames(itemClass, quietClass)}>
          <LogOut aria-hidden className="size-4.5 shrink-0" />
          Sign Out
        </button>
        <p className="min-h-5 truncate px-2.5 pt-1 font-display text-xs text-ink-faint" title={user?.email}>
          {user?.email}
        </p>
      </div>
    </>
  )
}

interface ScreenLinkProps {
  screen: StaffScreen
  current: ReturnType<typeof currentIn>
  count: number
  onLeave: (() => void) | undefined
}

function ScreenLink({screen: {id, to, label}, current, count, onLeave}: ScreenLinkProps) {
  const shown = count > MOST_WAITING ? `${MOST_WAITING}+` : count
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-current={current}
      onClick={onLeave}
      className={classNames(itemClass, current ? 'bg-chosen-soft text-ink' : quietClass)}
    >
      <StaffIcon screen={id} className={classNames('size-4.5 shrink-0', !current && 'text-ink-faint')} />
      {label}
      {count > 0 && (
        <span className="tabular ml-auto rounded bg-accent-soft px-1.5 text-xs font-semibold text-accent-ink">
          {shown}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </Link>
  )
}
