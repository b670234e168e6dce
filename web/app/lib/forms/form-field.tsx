import type {ComponentProps, ReactNode} from 'react'
import {Field, type FieldControl} from '~/ui/form/field'
import {useFormState} from './action-form'

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'error' | 'children'> {
  /** its name in the schema */
  name: string
  /** renders the control: `{(control) => <Input {...control} autoComplete="email" />}` */
  children: (control: FieldControl & {name: string}) => ReactNode
}

/** A field of an ActionForm, with its error. */
export function FormField({name, children, ...rest}: FormFieldProps) {
  const {errors} = useFormState()
  return (
    <Field {...rest} error={errors[name]}>
      {(control) => children({...control, name})}
    </Field>
  )
}
