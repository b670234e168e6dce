import type {ComponentProps} from 'react'
import {Button} from '~/ui/button'
import {useFormState} from './action-form'

/**
 * The submit button of an ActionForm, pending while the form is submitted. Of several buttons with different values, only the
 * pressed one is shown as pending.
 */
export function SubmitButton({pending: busy = false, ...rest}: Omit<ComponentProps<typeof Button>, 'type'>) {
  const {pending, sending} = useFormState()
  const isPressed = rest.name === undefined || sending?.get(rest.name) === rest.value
  return (
    <Button
      {...rest}
      type="submit"
      pending={busy || (pending && isPressed)}
      aria-disabled={(pending && !isPressed) || undefined}
    />
  )
}
