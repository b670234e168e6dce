import type {ComponentProps} from 'react'
import {Button} from '~/ui/button'
import {useFormState} from './action-form'

/**
 * The button that sends an ActionForm; it waits while the form is on its way. Of several, each with a value of its own, the one
 * that was pressed shows it.
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
