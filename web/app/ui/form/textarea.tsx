import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'
import {controlClass} from './input'

/** A text area that grows with its text in browsers that support it. */
export function Textarea({className, rows = 5, ...rest}: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(controlClass, 'field-sizing-content min-h-32 resize-y py-2.5', className)}
    />
  )
}
