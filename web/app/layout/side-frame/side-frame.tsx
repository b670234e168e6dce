import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {useSite} from '~/features/site/site-context'
import {Logo} from '~/layout/header/logo'
import {MenuIcon} from '~/layout/icons'
import {useCloseOnLeave} from '~/lib/router/use-close-on-leave'
import {IconButton} from '~/ui/button'
import {useCloseOnPressOutside} from '~/ui/feedback/use-close-on-press-outside'
import {CloseIcon} from '~/ui/icons'

interface SideFrameProps {
  /** the first screen, and what stands beside the shop's name */
  home: {to: string; label: string}
  /** whether the screen stands alone: whoever is here is refused, and reads so in its place */
  isBare: boolean
  /** a `SideMenu` */
  menu: ReactNode
  /** beside the shop's name on small screens, under it on large ones */
  tools?: ReactNode
  children: ReactNode
}

/** What stands around screens where people work: a menu at the side, on small screens behind a button. */
export function SideFrame({home, isBare, menu, tools, children}: SideFrameProps) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <header className="no-print sticky top-0 z-40 flex items-center border-b border-border bg-surface-sunken px-2 lg:h-dvh lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:px-0">
        {!isBare && (
          <IconButton
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            className="lg:hidden"
          >
            <MenuIcon className="size-6" />
          </IconButton>
        )}
        <Brand home={home} />
        {!isBare && tools}
        {!isBare && <div className="hidden min-h-0 flex-1 flex-col lg:flex">{menu}</div>}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-1 flex-col [--head-position:sticky] [--head-shadow:inset_0_-1px_0_var(--color-border)] [--row-height:3rem] [--row-padding:0.25rem]"
      >
        {children}
      </main>
      <Drawer home={home} open={open} onClose={close}>
        {menu}
      </Drawer>
    </div>
  )
}

/** The shop's name, which leads to the first screen. */
function Brand({home: {to, label}}: Pick<SideFrameProps, 'home'>) {
  const {name} = useSite()
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center gap-2 rounded px-2 whitespace-nowrap text-ink no-underline lg:min-h-16 lg:pr-3 lg:pl-5"
    >
      <Logo name={name} />
      <span className="translate-y-0.5 font-display text-xs text-ink-faint">{label}</span>
    </Link>
  )
}

/** The menu of small screens, from the left. A link in it closes it, and so does the back button. */
function Drawer({
  home,
  open,
  onClose,
  children,
}: Pick<SideFrameProps, 'home' | 'children'> & {open: boolean; onClose: () => void}) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    const wide = matchMedia('(width >= 64rem)')
    const closeWhenWide = () => wide.matches && onClose()
    wide.addEventListener('change', closeWhenWide)
    return () => wide.removeEventListener('change', closeWhenWide)
  }, [open, onClose])

  useCloseOnPressOutside(dialog, onClose)
  useCloseOnLeave(dialog, onClose)

  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] -translate-x-4 overflow-hidden bg-surface p-0 opacity-0 shadow-over open:translate-x-0 open:opacity-100 starting:open:-translate-x-4 starting:open:opacity-0"
    >
      {open && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between pl-1">
            <Brand home={home} />
            <IconButton label="Close menu" onClick={onClose}>
              <CloseIcon className="size-6" />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
