import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

/** A grey placeholder; give it the size of the content that is loading. */
export function Skeleton({className}: {className?: string}) {
  return <span aria-hidden className={classNames('block animate-pulse rounded bg-ink/8', className)} />
}

/** Wraps skeletons, and announces to screen readers that something is loading: `label` is 'Loading orders'. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div aria-busy className={classNames('no-print', className)}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
