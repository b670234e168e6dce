import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'

/** Running text: what an editor wrote. */
export function Prose({className, ...rest}: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('prose', className)} />
}
