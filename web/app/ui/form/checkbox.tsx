import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'
import {CheckIcon, MinusIcon} from '~/ui/icons'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'ref'> {
  /** its label; without one set `aria-label` */
  children?: ReactNode
  /** some of the items that it represents are checked */
  indeterminate?: boolean
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({children, indeterminate = false, className, ...rest}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label
      className={classNames(
        'inline-flex min-h-11 items-center gap-3 text-sm leading-snug has-enabled:cursor-pointer',
        !children && 'min-w-11 justify-center',
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          ref={input}
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded border-2 border-border-strong bg-surface-raised transition-colors checked:border-chosen checked:bg-chosen indeterminate:border-chosen indeterminate:bg-chosen hover:border-ink"
        />
        {indeterminate ? (
          <MinusIcon className="pointer-events-none relative size-4 stroke-3 text-on-chosen" />
        ) : (
          <CheckIcon className="pointer-events-none relative size-4 stroke-3 text-on-chosen opacity-0 peer-checked:opacity-100" />
        )}
      </span>
      {children}
    </label>
  )
}
