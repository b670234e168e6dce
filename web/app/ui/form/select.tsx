import type {ComponentProps} from 'react'
import {classNames} from '~/ui/class-names'
import {ChevronDownIcon} from '~/ui/icons'
import {controlClass} from './input'

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly {value: string; label: string}[]
}

/** The browser's `<select>`, styled. */
export function Select({className, options, ...rest}: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(controlClass, 'min-h-11 appearance-none py-2 pr-10')}>
        {options.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
