import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'

/** Typography for rich text. */
export function Prose({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('prose', className)} />
}
