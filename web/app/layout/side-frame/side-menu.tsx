import {LogOut, Store} from 'lucide-react'
import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {signOut, useSession} from '~/features/auth/session'
import {MoonIcon, SunIcon} from '~/layout/icons'
import {classNames} from '~/ui/class-names'

const itemClass =
  'flex min-h-8 w-full items-center gap-3 rounded px-2.5 text-left font-display text-sm font-medium no-underline transition-colors pointer-coarse:min-h-11 max-lg:min-h-11'
const quietClass = 'text-ink-soft hover:bg-ink/6 hover:text-ink'

/** A menu at the side: links to screens, with the way back to the shop and the person under them. */
export function SideMenu({label, children}: {label: string; children: ReactNode}) {
  const {user} = useSession()
  return (
    <>
      <nav aria-label={label} className="grid content-start gap-4 overflow-y-auto p-3">
        {children}
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

interface SideLinkProps {
  to: string
  label: string
  icon: ReactNode
  /** as in `aria-current` */
  current: 'page' | true | undefined
  /** what stands at its end */
  children?: ReactNode
}

/** A link to a screen in the menu at the side. */
export function SideLink({to, label, icon, current, children}: SideLinkProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-current={current}
      className={classNames(itemClass, current ? 'bg-chosen-soft text-ink' : quietClass)}
    >
      <span className={classNames('shrink-0 [&>svg]:size-4.5', !current && 'text-ink-faint')}>{icon}</span>
      {label}
      {children}
    </Link>
  )
}
