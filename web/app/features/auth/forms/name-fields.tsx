import {FormField} from '~/lib/forms/form-field'
import {Input} from '~/ui/form/input'

interface NameFieldsProps {
  /** the initial values */
  saved?: {firstName: string; lastName: string}
}

/** A person's first and last name: two fields of an ActionForm. */
export function NameFields({saved}: NameFieldsProps) {
  return (
    <>
      <FormField name="firstName" label="First name">
        {(control) => (
          <Input {...control} autoComplete="given-name" required defaultValue={saved?.firstName} />
        )}
      </FormField>
      <FormField name="lastName" label="Last name">
        {(control) => (
          <Input {...control} autoComplete="family-name" required defaultValue={saved?.lastName} />
        )}
      </FormField>
    </>
  )
}
