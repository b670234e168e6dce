import {MAX_STAFF_REASON_LENGTH} from '@lectern/domain/limits'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Textarea} from '~/ui/form/textarea'
import {SeenReview} from './seen-review'
import type {StaffReview} from './staff-review'

interface HideDialogProps {
  review: StaffReview
  open: boolean
  onClose: () => void
}

/** Asks why a review shall be hidden, and hides it. */
export function HideDialog({review, open, onClose}: HideDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Hide the review by ${review.author}?`}
      description="Nobody but its author sees it then, and it no longer counts for the rating of the course."
    >
      <ActionForm
        formId={`hide-${review.id}`}
        aria-label="Hide the review"
        actions={() => import('./actions')}
        intent="moderateReview"
        revalidate
        onSent={onClose}
        className="grid gap-5"
      >
        <SeenReview review={review} />
        <input type="hidden" name="decision" value="hide" />
        <FormField name="reason" label="Why?" hint="Its author reads this.">
          {(control) => <Textarea {...control} rows={3} maxLength={MAX_STAFF_REASON_LENGTH} />}
        </FormField>
        <FormError />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant="destructive" pendingLabel="Hiding...">
            Hide Review
          </SubmitButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
