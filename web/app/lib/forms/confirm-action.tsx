import {useState, type ComponentProps} from 'react'
import {FormDialog} from '~/lib/forms/form-dialog'
import type {Actions} from '~/lib/forms/route-action'
import {Button, type ButtonSize} from '~/ui/button'

interface ConfirmActionProps<A extends Actions> extends Omit<
  ComponentProps<typeof FormDialog<A>>,
  'open' | 'onClose' | 'submitLabel'
> {
  /** the button, and the button that confirms */
  label: string
  /** of the button that confirms, where it says more */
  submitLabel?: string
  /** what is read out for the button, where its label says too little */
  name?: string
  size?: ButtonSize
}

/** A button that asks before it does what cannot be taken back. */
export function ConfirmAction<A extends Actions>({
  label,
  name,
  size = 'sm',
  variant = 'secondary',
  ...dialog
}: ConfirmActionProps<A>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        submitLabel={label}
        {...dialog}
        variant={variant === 'destructive' ? 'destructive' : 'primary'}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
