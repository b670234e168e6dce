import type {ComponentProps, ReactNode} from 'react'
import {Field, type FieldControl} from '~/ui/form/field'
import {useFormState} from './action-form'

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'error' | 'children'> {
  /** as the schema calls it */
  name: string
  /** draws the control: `{(control) => <Input {...control} autoComplete="email" />}` */
  children: (control: FieldControl & {name: string}) => ReactNode
}

/** A field of an ActionForm: what is wrong with it is said at it. */
export function FormField({name, children, ...rest}: FormFieldProps) {
  const {errors} = useFormState()
  return (
    <Field {...rest} error={errors[name]}>
      {(control) => children({...control, name})}
    </Field>
  )
}
