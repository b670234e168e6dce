import type {FilterField, NamedField} from '@lectern/domain/lists/filters'
import {Choice} from './choice'
import {Field} from './field'
import {RangeSlider} from './range-slider'
import {Select} from './select'

/** The fields of a list's filters. */
export function FilterFields<F>({
  fields,
  onChange,
}: {
  fields: readonly NamedField<F>[]
  onChange: (change: Partial<F>, options?: {live?: boolean}) => void
}) {
  return fields.map((field) => <FilterControl key={field.name} field={field} onChange={onChange} />)
}

function FilterControl<Result>({
  field,
  onChange,
}: {
  field: FilterField<Result>
  onChange: (change: Result, options?: {live?: boolean}) => void
}) {
  switch (field.kind) {
    case 'radio':
      return <Choice {...field} onChange={(value) => onChange(field.set(value))} />
    case 'range':
      return <RangeSlider {...field} onChange={(value) => onChange(field.set(value), {live: true})} />
    case 'select':
      return (
        <Field label={field.label}>
          {(control) => (
            <Select
              {...control}
              options={field.options}
              value={field.value}
              onChange={(event) => onChange(field.set(event.currentTarget.value))}
            />
          )}
        </Field>
      )
  }
}
