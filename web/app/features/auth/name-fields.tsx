import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import type {FormErrors} from '~/lib/forms/form-action'

interface NameFieldsProps {
  errors: FormErrors
  /** what stands in them at first */
  values: Readonly<Partial<Record<string, string>>>
}

/** A person's first and last name: two fields of a form. */
export function NameFields({errors, values}: NameFieldsProps) {
  return (
    <>
      <Field label="First name" error={errors.firstName}>
        {(control) => (
          <Input
            {...control}
            name="firstName"
            autoComplete="given-name"
            required
            defaultValue={values.firstName}
          />
        )}
      </Field>
      <Field label="Last name" error={errors.lastName}>
        {(control) => (
          <Input
            {...control}
            name="lastName"
            autoComplete="family-name"
            required
            defaultValue={values.lastName}
          />
        )}
      </Field>
    </>
  )
}
