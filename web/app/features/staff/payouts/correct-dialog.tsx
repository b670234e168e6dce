import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Input} from '~/ui/form/input'
import {Select} from '~/ui/form/select'
import {Textarea} from '~/ui/form/textarea'
import {SuggestionInput} from '../suggestion-input'

const suggest = async (words: string, signal: AbortSignal) => {
  const {suggestInstructors} = await import('../teachers/find-instructors')
  return suggestInstructors(words, signal)
}

const DIRECTIONS = [
  {value: 'add', label: 'Add to the balance'},
  {value: 'take', label: 'Take from the balance'},
]

/** A dialog that corrects what a teacher has. */
export function CorrectDialog({open, onClose}: {open: boolean; onClose: () => void}) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Correct a balance"
      description="It counts at once for what is paid out, and cannot be taken back but by another correction."
      actions={() => import('./actions')}
      intent="correctBalance"
      submitLabel="Correct Balance"
      pendingLabel="Correcting..."
    >
      <FormField
        name="instructor"
        label="Teacher"
        hint="As in the Studio: the name, or the address of the page."
      >
        {(control) => <SuggestionInput {...control} suggest={suggest} />}
      </FormField>
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
