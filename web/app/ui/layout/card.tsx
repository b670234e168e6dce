import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'

/** A bordered box without a shadow. */
export function Card({className, ...rest}: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded border border-border bg-surface-raised p-5 sm:p-7', className)}
    />
  )
}
