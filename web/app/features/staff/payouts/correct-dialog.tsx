import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Input} from '~/ui/form/input'
import {Select} from '~/ui/form/select'
import {Textarea} from '~/ui/form/textarea'
import {SuggestionInput} from '../suggestion-input'
import {KnownInstructor} from '../teachers/invite-dialog'

const suggest = async (words: string, signal: AbortSignal) => {
  const {suggestInstructors} = await import('../teachers/find-instructors')
  return suggestInstructors(words, signal)
}

const DIRECTIONS = [
  {value: 'add', label: 'Add to the balance'},
  {value: 'take', label: 'Take from the balance'},
]

interface CorrectDialogProps {
  open: boolean
  onClose: () => void
  /** whose balance it is, where that is known */
  teacher?: {instructorId: string; name: string}
}

/** A dialog that corrects what a teacher has. */
export function CorrectDialog({open, onClose, teacher}: CorrectDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={teacher ? `Correct the balance of ${teacher.name}` : 'Correct a balance'}
      description="It counts at once for what is paid out, and cannot be taken back but by another correction."
      actions={() => import('./actions')}
      intent="correctBalance"
      formId={teacher && `correct-${teacher.instructorId}`}
      submitLabel="Correct Balance"
      pendingLabel="Correcting..."
    >
      {teacher ? (
        <KnownInstructor instructorId={teacher.instructorId} />
      ) : (
        <FormField
          name="instructor"
          label="Teacher"
          hint="As in the Studio: the name, or the address of the page. Whose page is not in the shop any more is found at Teachers."
        >
          {(control) => <SuggestionInput {...control} suggest={suggest} />}
        </FormField>
      )}
      <FormField name="direction" label="What to do">
        {(control) => <Select {...control} options={DIRECTIONS} />}
      </FormField>
      <FormField name="amount" label="Amount in dollars">
        {(control) => <Input {...control} inputMode="decimal" autoComplete="off" className="max-w-40" />}
      </FormField>
      <FormField name="reason" label="Reason" hint="The teacher reads it on the statement.">
        {(control) => <Textarea {...control} rows={3} className="min-h-20" />}
      </FormField>
    </FormDialog>
  )
}
