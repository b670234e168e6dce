import type {ComponentProps} from 'react'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import type {Actions} from '~/lib/forms/route-action'
import {Textarea} from '~/ui/form/textarea'

/** A dialog that says what will happen, and asks why. Further fields are above the reason. */
export function ReasonDialog<A extends Actions>({children, ...rest}: ComponentProps<typeof FormDialog<A>>) {
  return (
    <FormDialog {...rest}>
      {children}
      <FormField name="reason" label="Reason" hint="Kept with the record of what staff did.">
        {(control) => <Textarea {...control} rows={3} />}
      </FormField>
    </FormDialog>
  )
}
