import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'

/** The page's column: at most 80 rem wide, with gutters. `narrow` is for texts and forms. */
export function Container({narrow, className, ...rest}: ComponentProps<'div'> & {narrow?: boolean}) {
  return (
    <div
      {...rest}
      className={classNames(
        'mx-auto w-full px-gutter',
        narrow
          ? 'max-w-[calc(var(--container-narrow)+2*var(--gutter))]'
          : 'max-w-[calc(var(--container-page)+2*var(--gutter))]',
        className,
      )}
    />
  )
}
