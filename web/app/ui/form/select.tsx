import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'
import {ChevronDownIcon} from '~/ui/icons'
import {controlLook} from './input'

/** The platform's select, dressed. */
export function Select({className, children, ...rest}: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(controlLook, 'min-h-11 appearance-none py-2 pr-10')}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
