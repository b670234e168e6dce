import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import type {Actions, LoadActions} from '~/lib/forms/route-action'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button, type ButtonVariant} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'

interface ConfirmActionProps<A extends Actions> {
  /** the button, and the button that confirms */
  label: string
  /** what is read out for the button */
  name: string
  title: string
  /** what will happen */
  description: string
  pendingLabel: string
  variant?: ButtonVariant
  formId: string
  actions: LoadActions<A>
  intent: keyof A & string
  /** hidden fields */
  fields: Readonly<Record<string, string>>
}

/** A button that asks before it does what cannot be taken back. */
export function ConfirmAction<A extends Actions>({
  label,
  name,
  title,
  description,
  pendingLabel,
  variant = 'secondary',
  formId,
  intent,
  actions,
  fields,
}: ConfirmActionProps<A>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size="sm" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} description={description}>
        <ActionForm
          formId={formId}
          intent={intent}
          aria-label={title}
          actions={actions}
          revalidate
          onSent={() => setOpen(false)}
          className="grid gap-5"
        >
          <FormError />
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <SubmitButton
              variant={variant === 'destructive' ? 'destructive' : 'primary'}
              pendingLabel={pendingLabel}
            >
              {label}
            </SubmitButton>
          </div>
        </ActionForm>
      </Dialog>
    </>
  )
}
