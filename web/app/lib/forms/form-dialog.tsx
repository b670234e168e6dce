import type {ComponentProps, ReactNode} from 'react'
import {Button, type ButtonVariant} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {ActionForm} from './action-form'
import {FormError} from './form-error'
import type {Actions, LoadActions} from './route-action'
import {SubmitButton} from './submit-button'

interface FormDialogProps<A extends Actions> extends Pick<ComponentProps<typeof Dialog>, 'width'> {
  open: boolean
  onClose: () => void
  /** called when it is done, beside `onClose` */
  onSent?: () => void
  title: string
  /** what will happen */
  description?: string
  /** whether what it is about is no longer where it was opened: somebody else was quicker */
  isGone?: boolean
  actions: LoadActions<A>
  intent: keyof A & string
  /** the key of the form's fetcher, where a screen has several with this intent */
  formId?: string
  /** hidden values of the form */
  values?: Readonly<Record<string, string | number>>
  submitLabel: string
  pendingLabel: string
  variant?: ButtonVariant
  /** whether the page stays as it was loaded: nothing on it changes */
  isQuiet?: boolean
  /** the fields */
  children?: ReactNode
}

const GONE = 'This is no longer in the list. Copy what you have written before you close this.'

/** A dialog that says what will happen, asks for what it needs, and does it. It closes when it is done. */
export function FormDialog<A extends Actions>({
  open,
  onClose,
  onSent,
  title,
  description,
  isGone = false,
  width,
  intent,
  formId = intent,
  actions,
  values = {},
  submitLabel,
  pendingLabel,
  variant = 'primary',
  isQuiet = false,
  children,
}: FormDialogProps<A>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={isGone ? GONE : description}
      width={width}
    >
      <ActionForm
        formId={formId}
        intent={intent}
        aria-label={title}
        actions={actions}
        revalidate={!isQuiet}
        onSent={() => {
          onClose()
          onSent?.()
        }}
        className="grid gap-5"
      >
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <FormError />
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
