import {MAX_REVIEW_LENGTH} from '@lectern/domain/limits'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Textarea} from '~/ui/form/textarea'
import type {OwnReview} from './own-reviews'
import {RatingInput} from './rating-input'

interface ReviewFormProps {
  courseId: string
  /** what is changed; null for the first */
  review: OwnReview | null
  onSaved: () => void
  /** without it there is nothing to go back to */
  onCancel?: () => void
}

/** The form for a review: stars, and words if one likes. */
export function ReviewForm({courseId, review, onSaved, onCancel}: ReviewFormProps) {
  return (
    <ActionForm
      formId={`review-${courseId}`}
      action="/account/review"
      aria-label="Review this course"
      actions={() => import('./actions')}
      intent="saveReview"
      onSent={onSaved}
      className="grid gap-5"
    >
      <input type="hidden" name="courseId" value={courseId} />
      <RatingInput defaultValue={review?.rating ?? null} />
      <FormField
        name="text"
        label="What do you think of it? (optional)"
        hint="It is shown to everybody, with your first name and an initial."
      >
        {(control) => (
          <Textarea {...control} maxLength={MAX_REVIEW_LENGTH} defaultValue={review?.text ?? ''} />
        )}
      </FormField>
      <FormError />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" pendingLabel="Publishing...">
          {onCancel ? 'Save Your Review' : 'Publish Your Review'}
        </SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </ActionForm>
  )
}
