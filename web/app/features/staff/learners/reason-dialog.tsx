import type {ReactNode} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import type {Actions, LoadActions} from '~/lib/forms/route-action'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button, type ButtonVariant} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Textarea} from '~/ui/form/textarea'

interface ReasonDialogProps<A extends Actions> {
  open: boolean
  onClose: () => void
  title: string
  /** what will happen */
  description: string
  actions: LoadActions<A>
  intent: keyof A & string
  /** hidden values of the form */
  values: Readonly<Record<string, string>>
  submitLabel: string
  pendingLabel: string
  variant?: ButtonVariant
  /** further fields, above the reason */
  children?: ReactNode
}

/** A dialog that says what will happen, and asks why. */
export function ReasonDialog<A extends Actions>({
  open,
  onClose,
  title,
  description,
  intent,
  actions,
  values,
  submitLabel,
  pendingLabel,
  variant = 'primary',
  children,
}: ReasonDialogProps<A>) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <ActionForm
        formId={intent}
        intent={intent}
        aria-label={title}
        actions={actions}
        revalidate
        onSent={onClose}
        className="grid gap-5"
      >
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormError className="empty:hidden" />
        {children}
        <FormField name="reason" label="Reason" hint="Kept with the record of what staff did.">
          {(control) => <Textarea {...control} rows={3} />}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant={variant} pendingLabel={pendingLabel}>
            {submitLabel}
          </SubmitButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
