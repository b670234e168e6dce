import {Menu as BaseMenu} from '@base-ui/react/menu'
import type {ReactNode, Ref} from 'react'
import {Link} from 'react-router-dom'
import {MenuTriggerButton} from './menu-trigger'

const menuItemClass =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded px-3 text-left text-sm font-medium text-ink no-underline outline-none data-highlighted:bg-surface-sunken data-highlighted:inset-ring-2 data-highlighted:inset-ring-focus'

/** A button that opens a menu of `MenuLink`s and `MenuAction`s: arrow keys and letters move the focus, Escape or a click outside closes it. */
export function Menu({
  label,
  triggerRef,
  children,
}: {
  label: ReactNode
  triggerRef?: Ref<HTMLButtonElement>
  children: ReactNode
}) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger ref={triggerRef} render={<MenuTriggerButton label={label} />} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={8} className="z-50">
          <BaseMenu.Popup className="min-w-56 rounded bg-surface-raised p-2 font-display shadow-over inset-ring inset-ring-border outline-none transition-[opacity,translate] data-ending-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export function MenuLink({to, children}: {to: string; children: ReactNode}) {
  return (
    <BaseMenu.LinkItem render={<Link to={to} />} closeOnClick className={menuItemClass}>
      {children}
    </BaseMenu.LinkItem>
  )
}

export function MenuAction({onSelect, children}: {onSelect: () => void; children: ReactNode}) {
  return (
    <BaseMenu.Item onClick={onSelect} className={menuItemClass}>
      {children}
    </BaseMenu.Item>
  )
}

/** What the menu is about, over its items. */
export function MenuHeading({children}: {children: ReactNode}) {
  return <div className="mb-2 max-w-72 border-b border-border px-3 pt-2 pb-3 text-sm">{children}</div>
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-2 h-px bg-border" />
}
