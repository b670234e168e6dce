import {useId, useState, type ComponentProps, type ReactNode} from 'react'

interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'children' | 'checked' | 'onChange'
> {
  label: ReactNode
  /** a sentence under the label */
  hint?: ReactNode
}

/** A setting that is on or off: a line with the label on the left and the switch on the right. */
export function Switch({label, hint, defaultChecked = false, ...rest}: SwitchProps) {
  const id = useId()
  const [checked, setChecked] = useState(defaultChecked)
  return (
    <div className="flex min-h-11 items-center justify-between gap-6">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-display text-base leading-snug font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm leading-snug text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <span className="target relative inline-block h-7 w-12 shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => setChecked(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute inset-0 z-10 h-full w-full cursor-pointer appearance-none rounded-full border-2 border-border-strong bg-surface-sunken transition-colors checked:border-chosen checked:bg-chosen disabled:cursor-not-allowed disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 left-1.5 z-20 size-4 rounded-full bg-border-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-chosen"
        />
      </span>
    </div>
  )
}
