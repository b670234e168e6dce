import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'

/** The classes of all text fields. */
export const controlClass =
  'block w-full rounded border border-border-strong bg-surface-raised px-3.5 text-base text-ink transition-[border-color,box-shadow] hover:border-ink aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] disabled:opacity-60'

export function Input({className, ...rest}: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(controlClass, 'min-h-11 py-2', className)} />
}
