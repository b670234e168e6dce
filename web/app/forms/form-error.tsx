import {CircleAlert} from 'lucide-react'
import type {ReactNode} from 'react'

/** What is wrong with a form as a whole; read out as soon as it appears. */
export function FormError({children}: {children: ReactNode}) {
  return (
    <div role="alert">
      {children && (
        <p className="flex gap-3 rounded bg-danger-soft px-4 py-3 font-display text-sm leading-snug font-medium text-danger-ink">
          <CircleAlert aria-hidden className="mt-px size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
