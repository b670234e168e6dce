import type {ComponentProps, ReactNode} from 'react'
import {ChevronDownIcon} from '~/ui/icons'

/** The button that opens a menu; also shown alone until the menu's code has loaded. */
export function MenuTriggerButton({label, ...button}: {label: ReactNode} & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className="inline-flex min-h-11 items-center gap-1.5 rounded px-3 text-sm font-medium transition-colors hover:bg-ink/8"
    >
      {label}
      <ChevronDownIcon className="size-4" />
    </button>
  )
}
