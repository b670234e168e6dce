import {useEffect, useRef} from 'react'
import {Link} from 'react-router-dom'
import {signOut, useSession} from '~/features/auth/session'
import {useSite} from '~/features/site/site-context'
import {useCloseOnLeave} from '~/lib/router/use-close-on-leave'
import {Button, ButtonLink, IconButton} from '~/ui/button'
import {CloseIcon} from '~/ui/icons'
import {Logo} from './logo'
import {NavLink} from './nav-link'

interface MobileMenuProps {
  open: boolean
  onClose: () => void
}

/** The width from which the header shows its links: the breakpoint `lg`. */
const WIDE = '(width >= 64rem)'

/** The menu of small screens: a modal dialog over the whole screen, so the page behind it neither scrolls nor takes input. */
export function MobileMenu({open, onClose}: MobileMenuProps) {
  const {name, menus} = useSite()
  const {status, expected, user} = useSession()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    // From this width the menu is not displayed, so it must not keep the page inert.
    const wide = matchMedia(WIDE)
    const closeWhenWide = () => wide.matches && onClose()
    closeWhenWide()
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [open, onClose])

  useCloseOnLeave(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      // The backdrop shows in the gutter of a scrollbar.
      className="m-0 h-dvh max-h-none w-full max-w-none backdrop:bg-surface translate-y-2 flex-col overflow-y-auto bg-surface p-0 opacity-0 open:flex open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0"
    >
      <div className="flex h-16 shrink-0 items-center justify-between px-gutter">
        <Link to="/" aria-label={`${name}, home`} className="-ml-1 rounded p-1">
          <Logo name={name} />
        </Link>
        <IconButton label="Close menu" onClick={onClose}>
          <CloseIcon className="size-6" />
        </IconButton>
      </div>
      <nav aria-label="Menu" className="grid px-gutter pt-4">
        {menus.mobile.map(({to, label}) => (
          <NavLink
            key={to}
            to={to}
            className="border-b border-border py-4 text-3xl font-semibold tracking-tight aria-[current]:text-accent-ink"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto grid gap-2 px-gutter py-8">
        {status === 'signed-in' || expected ? (
          <>
            {user && (
              <p className="pb-2 font-display text-sm wrap-anywhere text-ink-soft">
                Signed in as {[user.displayName, user.email].filter(Boolean).join(', ')}
              </p>
            )}
            {menus.account.map(({to, label}) => (
              <Link key={to} to={to} className="flex min-h-11 items-center font-display font-medium">
                {label}
              </Link>
            ))}
            {user?.isTeacher && (
              <Link to="/teach" className="flex min-h-11 items-center font-display font-medium">
                Teaching
              </Link>
            )}
            {user?.isStaff && (
              <Link to="/admin" className="flex min-h-11 items-center font-display font-medium">
                Back office
              </Link>
            )}
            <Button
              variant="secondary"
              className="mt-2"
              onClick={() => {
                onClose()
                void signOut()
              }}
            >
              Sign Out
            </Button>
          </>
        ) : (
          <ButtonLink to="/auth" size="lg" wide>
            Sign In
          </ButtonLink>
        )}
      </div>
    </dialog>
  )
}
