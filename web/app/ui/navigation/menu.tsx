import {useId, useRef, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'
import {ChevronDownIcon} from '~/ui/icons'

interface MenuProps {
  /** the words on the button */
  label: ReactNode
  className?: string
  /** links and buttons, each a `MenuItem`'s look: use `menuItemLook` */
  children: ReactNode
}

/** What an entry of a menu looks like: give it to a `Link` or a `button`. */
export const menuItemLook =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 text-left text-sm font-medium text-ink no-underline hover:bg-surface-sunken'

/**
 * A button that opens a short list of links in a popover: Escape or a press elsewhere closes it, and so does choosing.
 * It is a disclosure, not an application menu: Tab walks through it.
 */
export function Menu({label, className, children}: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1.5 rounded px-3 text-sm font-medium transition-colors hover:bg-ink/8',
          className,
        )}
      >
        {label}
        <ChevronDownIcon className="size-4" />
      </button>
      {/* Choosing closes; the entries themselves are links and buttons, so the keyboard has its own way. */}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="presentation"
        onClick={(event) => {
          if (event.target !== popover.current) popover.current?.hidePopover()
        }}
        onBeforeToggle={(event) => {
          // Below the button, right edges together; anchor positioning is not everywhere yet.
          const box = button.current?.getBoundingClientRect()
          if (event.newState !== 'open' || !box || !popover.current) return
          popover.current.style.top = `${box.bottom + 8}px`
          popover.current.style.right = `${document.documentElement.clientWidth - box.right}px`
        }}
        className="fixed inset-auto m-0 min-w-56 -translate-y-1 rounded bg-surface-raised p-2 font-display opacity-0 shadow-over inset-ring inset-ring-border open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0"
      >
        {children}
      </div>
    </>
  )
}
