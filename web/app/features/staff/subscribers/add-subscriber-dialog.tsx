import {ActionForm} from '~/lib/forms/action-form'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Input} from '~/ui/form/input'

interface AddSubscriberDialogProps {
  open: boolean
  onClose: () => void
}

/** A dialog that adds a subscriber. */
export function AddSubscriberDialog({open, onClose}: AddSubscriberDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add a test subscriber">
      <ActionForm
        formId="add-subscriber"
        aria-label="Add a test subscriber"
        actions={() => import('./actions')}
        intent="addSubscriber"
        revalidate
        onSent={onClose}
        className="grid gap-5"
      >
        <FormField name="email" label="Email">
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pendingLabel="Adding...">Add Subscriber</SubmitButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
