import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'

interface DayFieldProps {
  label: string
  /** `2026-11-22`, or empty */
  value: string
  onChange: (day: string) => void
}

/** A field for a day, by the browser's own calendar. */
export function DayField({label, value, onChange}: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          key={value}
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
