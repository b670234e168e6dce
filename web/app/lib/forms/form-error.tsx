import type {ReactNode} from 'react'
import {WarningIcon} from '~/ui/icons'

/** What is wrong with a form as a whole; read out as soon as it appears. */
export function FormError({className, children}: {className?: string; children: ReactNode}) {
  return (
    <div role="alert" className={className}>
      {children && (
        <p className="flex gap-3 rounded bg-danger-soft px-4 py-3 font-display text-sm leading-snug font-medium text-danger-ink">
          <WarningIcon className="size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
