import {useId, type ReactNode} from 'react'

interface ChoiceProps {
  label: string
  options: readonly {value: string; label: ReactNode}[]
  value: string
  onChange: (value: string) => void
}

/** Radio buttons that look like tags. */
export function Choice({label, options, value, onChange}: ChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-display text-sm font-semibold">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded border border-border bg-surface-raised px-3.5 font-display text-sm transition-colors hover:border-border-strong has-checked:border-chosen has-checked:bg-chosen has-checked:text-on-chosen has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
