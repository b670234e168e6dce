import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** a button or a link for the next step */
  action?: ReactNode
  icon?: ReactNode
  /** the heading's level */
  level?: 1 | 2 | 3
  className?: string
}

/** Shown in place of an empty list, with a next step. */
export function EmptyState({title, children, action, icon, level = 2, className}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-4 rounded bg-surface-sunken px-6 py-16 text-center',
        className,
      )}
    >
      {icon && <div className="text-ink-faint [&_svg]:size-9 [&_svg]:stroke-[1.5]">{icon}</div>}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="max-w-[46ch] text-ink-soft">{children}</div>}
      {action && <div className="flex flex-wrap justify-center gap-3 pt-2">{action}</div>}
    </div>
  )
}
