import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'success'

const variants: Record<BadgeVariant, string> = {
  default: 'bg-chosen text-on-chosen',
  secondary: 'bg-surface-sunken text-ink-soft inset-ring inset-ring-border',
  destructive: 'bg-danger-soft text-danger-ink',
  success: 'bg-success-soft text-success-ink',
}

/** A short label for a status. */
export function Badge({
  variant = 'default',
  className,
  children,
}: {
  variant?: BadgeVariant
  className?: string
  children: ReactNode
}) {
  return (
    <span
      data-variant={variant}
      className={classNames(
        'inline-flex items-center gap-1 rounded px-2 py-0.5 font-display text-xs font-semibold whitespace-nowrap',
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  )
}
