import {useEffect, useRef} from 'react'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'

interface DayFieldProps {
  label: string
  /** `2026-11-22`, or empty */
  value: string
  onChange: (day: string) => void
}

/** A field for a day, by the browser's own calendar. What it shows follows `value`, also on Back and after _Clear all filters_. */
export function DayField({label, value, onChange}: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="date"
          defaultValue={value}
          // While a date is typed it is incomplete, or one that is not meant.
          onBlur={({currentTarget}) => {
            if (currentTarget.value !== value) onChange(currentTarget.value)
          }}
          onKeyDown={({key, currentTarget}) => {
            if (key === 'Enter' && currentTarget.value !== value) onChange(currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
