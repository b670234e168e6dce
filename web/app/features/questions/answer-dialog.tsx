import {MAX_MESSAGE_LENGTH} from '@lectern/domain/limits'
import type {ListedQuestion} from '@lectern/domain/questions/contracts'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import type {LoadActions} from '~/lib/forms/route-action'
import {Textarea} from '~/ui/form/textarea'

interface AnswerDialogProps {
  question: ListedQuestion
  actions: LoadActions
  intent: string
  isGone: boolean
  onClose: () => void
}

/** Writes an answer to a question. It is open while it is there. */
export function AnswerDialog({question, actions, intent, isGone, onClose}: AnswerDialogProps) {
  const {id, author, messages} = question
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Answer ${author}`}
      description={
        question.visibility === 'shared'
          ? 'It goes to them by mail, and stands under the lesson for all who own the course.'
          : 'It goes to them by mail, and stands under the lesson for them.'
      }
      isGone={isGone}
      formId={`answer-${id}`}
      actions={actions}
      intent={intent}
      values={{questionId: id, seen: messages.length}}
      submitLabel="Send Answer"
      pendingLabel="Sending..."
    >
      <blockquote className="max-h-40 overflow-y-auto border-l-2 border-border-strong pl-4 wrap-anywhere whitespace-pre-line text-ink-soft">
        {messages.findLast(({from}) => from === 'learner')?.text}
      </blockquote>
      <FormField name="text" label="Your answer">
        {(control) => <Textarea {...control} required rows={8} maxLength={MAX_MESSAGE_LENGTH} />}
      </FormField>
    </FormDialog>
  )
}
