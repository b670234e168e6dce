import {MAX_REVIEW_LENGTH} from '@lectern/domain/limits'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Textarea} from '~/ui/form/textarea'
import {seenReview} from './seen-review'
import type {StaffReview} from './staff-review'

interface AnswerDialogProps {
  review: StaffReview
  open: boolean
  onClose: () => void
}

/** Enters what the teacher answers to a review. */
export function AnswerDialog({review, open, onClose}: AnswerDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Answer to ${review.author}`}
      description="It is shown under the review, in the name of the teacher. An empty answer is taken away."
      formId={`answer-${review.id}`}
      actions={() => import('./actions')}
      intent="answerReview"
      values={seenReview(review)}
      submitLabel="Save Answer"
      pendingLabel="Saving..."
    >
      {review.text !== '' && (
        <blockquote className="max-h-40 overflow-y-auto border-l-2 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
          {review.text}
        </blockquote>
      )}
      <FormField name="answer" label="The teacher’s answer">
        {(control) => (
          <Textarea {...control} maxLength={MAX_REVIEW_LENGTH} defaultValue={review.answer?.text ?? ''} />
        )}
      </FormField>
    </FormDialog>
  )
}
