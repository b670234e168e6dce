import {MAX_REVIEW_LENGTH} from '@lectern/domain/limits'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import type {LoadActions} from '~/lib/forms/route-action'
import {Textarea} from '~/ui/form/textarea'

interface AnswerDialogProps {
  review: {id: string; author: string; text: string; updatedAt: number}
  /** what can be changed or taken away; null where only a new answer can be written */
  answer: string | null
  /** what will happen */
  description: string
  label: string
  actions: LoadActions
  isGone: boolean
  onClose: () => void
}

/** Writes the answer to a review: of a teacher, or of staff in their name. It is open while it is there. */
export function AnswerDialog({
  review: {id, author, text, updatedAt},
  answer,
  description,
  label,
  actions,
  isGone,
  onClose,
}: AnswerDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Answer to ${author}`}
      description={description}
      isGone={isGone}
      formId={`answer-${id}`}
      actions={actions}
      intent="answerReview"
      values={{reviewId: id, seenAt: updatedAt}}
      submitLabel="Save Answer"
      pendingLabel="Saving..."
    >
      {text !== '' && (
        <blockquote className="max-h-40 overflow-y-auto border-l-2 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
          {text}
        </blockquote>
      )}
      <FormField name="answer" label={label}>
        {(control) => (
          <Textarea
            {...control}
            required={answer === null}
            maxLength={MAX_REVIEW_LENGTH}
            defaultValue={answer ?? ''}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
