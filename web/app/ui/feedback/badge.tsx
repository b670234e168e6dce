import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'success'
/** Where there are many badges, only what somebody has to do (`waiting`) stands out from what is as it should be (`plain`). */
type BadgeTone = 'waiting' | 'plain'

const looks: Record<BadgeVariant | BadgeTone, string> = {
  default: 'bg-chosen text-on-chosen',
  secondary: 'bg-surface-sunken text-ink-soft inset-ring inset-ring-border',
  destructive: 'bg-danger-soft text-danger-ink',
  success: 'bg-success-soft text-success-ink',
  waiting: 'bg-accent-soft text-accent-ink',
  plain: 'text-ink-soft',
}

interface BadgeProps {
  variant?: BadgeVariant
  /** in place of the look of its variant */
  tone?: BadgeTone | undefined
  className?: string
  children: ReactNode
}

/** A short label for a status. */
export function Badge({variant = 'default', tone, className, children}: BadgeProps) {
  return (
    <span
      data-variant={variant}
      data-tone={tone}
      className={classNames(
        'inline-flex items-center gap-1 rounded py-0.5 font-display text-xs whitespace-nowrap',
        tone === 'plain' ? 'font-medium' : 'px-2 font-semibold',
        looks[tone ?? variant],
        className,
      )}
    >
      {children}
    </span>
  )
}
