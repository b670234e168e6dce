import {MAX_REVIEW_LENGTH} from '@lectern/domain/limits'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Textarea} from '~/ui/form/textarea'
import {SeenReview} from './seen-review'
import type {StaffReview} from './staff-review'

interface AnswerDialogProps {
  review: StaffReview
  open: boolean
  onClose: () => void
}

/** Enters what the teacher answers to a review. */
export function AnswerDialog({review, open, onClose}: AnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Answer to ${review.author}`}
      description="It is shown under the review, in the name of the teacher. An empty answer is taken away."
    >
      {review.text !== '' && (
        <blockquote className="max-h-40 overflow-y-auto border-l-2 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
          {review.text}
        </blockquote>
      )}
      <ActionForm
        formId={`answer-${review.id}`}
        aria-label="Answer the review"
        actions={() => import('./actions')}
        intent="answerReview"
        revalidate
        onSent={onClose}
        className="grid gap-5"
      >
        <SeenReview review={review} />
        <FormField name="answer" label="The teacher’s answer">
          {(control) => (
            <Textarea {...control} maxLength={MAX_REVIEW_LENGTH} defaultValue={review.answer?.text ?? ''} />
          )}
        </FormField>
        <FormError />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pendingLabel="Saving...">Save Answer</SubmitButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
