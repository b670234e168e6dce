import {MAX_MESSAGE_LENGTH} from '@lectern/domain/limits'
import type {ListedSubmission} from '@lectern/domain/submissions/contracts'
import type {Verdict} from '@lectern/domain/submissions/submission'
import {useState} from 'react'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import type {LoadActions} from '~/lib/forms/route-action'
import {Choice} from '~/ui/form/choice'
import {Textarea} from '~/ui/form/textarea'

interface AnswerDialogProps {
  submission: ListedSubmission
  actions: LoadActions
  isGone: boolean
  onClose: () => void
}

/** Writes to a learner what its teacher thinks of their work. It is open while it is there. */
export function AnswerDialog({submission, actions, isGone, onClose}: AnswerDialogProps) {
  const {id, author, state, entries} = submission
  // Whoever writes more about work that was sent back has not said by it that it is done.
  const [verdict, setVerdict] = useState<Verdict>(state === 'again' ? 'again' : 'done')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Answer ${author}`}
      description="It goes to them by mail, and stands under the exercise for them."
      isGone={isGone}
      formId={`answer-${id}`}
      actions={actions}
      intent="answerSubmission"
      values={{submissionId: id, seen: entries.length, verdict}}
      submitLabel="Send Answer"
      pendingLabel="Sending..."
    >
      <FormField name="text" label="What you think of it">
        {(control) => <Textarea {...control} required rows={8} maxLength={MAX_MESSAGE_LENGTH} />}
      </FormField>
      <Choice
        label="Is it done?"
        value={verdict}
        onChange={(value) => setVerdict(value === 'again' ? 'again' : 'done')}
        options={[
          {value: 'done', label: 'Done'},
          {value: 'again', label: 'Try again'},
        ]}
      />
    </FormDialog>
  )
}
