import {useEffect, useRef, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {classNames} from '~/ui/class-names'

interface SideNavProps {
  /** its name, for screen readers */
  label: string
  children: ReactNode
}

/** The navigation of an area: a column beside the screen, on phones a row above it. */
export function SideNav({label, children}: SideNavProps) {
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
      aria-label={label}
      className="no-print relative -mx-gutter flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:sticky lg:top-28 lg:mx-0 lg:grid lg:overflow-visible lg:px-0"
    >
      {children}
    </nav>
  )
}

interface SideNavLinkProps {
  to: string
  /** `page` on the screen itself, `true` on a screen that belongs to it */
  current: 'page' | true | undefined
  children: ReactNode
}

export function SideNavLink({to, current, children}: SideNavLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current}
      className={classNames(
        'flex min-h-11 shrink-0 items-center rounded px-3 text-sm font-medium whitespace-nowrap transition-colors',
        current ? 'bg-chosen-soft text-ink' : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
      )}
    >
      {children}
    </Link>
  )
}
