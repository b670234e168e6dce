import {MAX_STAFF_REASON_LENGTH} from '@lectern/domain/limits'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Textarea} from '~/ui/form/textarea'
import {seenReview} from './seen-review'
import type {StaffReview} from './staff-review'

interface HideDialogProps {
  review: StaffReview
  isGone: boolean
  onClose: () => void
}

/** Asks why a review shall be hidden, and hides it. It is open while it is there. */
export function HideDialog({review, isGone, onClose}: HideDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Hide the review by ${review.author}?`}
      description="Nobody but its author sees it then, and it no longer counts for the rating of the course."
      isGone={isGone}
      formId={`hide-${review.id}`}
      actions={() => import('./actions')}
      intent="moderateReview"
      values={{...seenReview(review), decision: 'hide'}}
      submitLabel="Hide Review"
      pendingLabel="Hiding..."
      variant="destructive"
    >
      <FormField name="reason" label="Why?" hint="Its author reads this.">
        {(control) => <Textarea {...control} rows={3} maxLength={MAX_STAFF_REASON_LENGTH} />}
      </FormField>
    </FormDialog>
  )
}
