import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Input} from '~/ui/form/input'

interface AddSubscriberDialogProps {
  open: boolean
  onClose: () => void
}

/** A dialog that adds a subscriber. */
export function AddSubscriberDialog({open, onClose}: AddSubscriberDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Add a test subscriber"
      actions={() => import('./actions')}
      intent="addSubscriber"
      submitLabel="Add Subscriber"
      pendingLabel="Adding..."
    >
      <FormField name="email" label="Email">
        {(control) => <Input {...control} type="email" autoComplete="off" />}
      </FormField>
    </FormDialog>
  )
}
