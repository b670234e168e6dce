import {centsFromTyped, formatCents} from '@lectern/domain/money'
import type {Standing} from '@lectern/domain/teachers/ledger'
import {useState} from 'react'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {useFetched, type Fetched} from '~/lib/router/use-fetched'
import {Button} from '~/ui/button'
import {Input} from '~/ui/form/input'
import {Select} from '~/ui/form/select'
import {Textarea} from '~/ui/form/textarea'
import {SuggestionInput} from '../suggestion-input'
import {KnownInstructor} from '../teachers/invite-dialog'

const suggest = async (words: string, signal: AbortSignal) => {
  const {suggestInstructors} = await import('../teachers/find-instructors')
  return suggestInstructors(words, signal)
}

/** How a teacher stands, by the instructor's id. Throws what Firestore does. */
const standingOf = async (instructorId: string) => {
  const {loadStanding} = await import('../teachers/teacher-details')
  return loadStanding(instructorId)
}

/** The same by what is typed of an instructor; null where nobody is meant by it. Throws ContentError, too. */
const standingOfNamed = async (name: string) => {
  const {findInstructor} = await import('../teachers/find-instructors')
  const found = await findInstructor(name)
  return 'mistake' in found ? null : standingOf(found.instructorId)
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
      <CorrectFields teacher={teacher} />
    </FormDialog>
  )
}

/** What is corrected: mounted anew each time that the dialog is opened. */
function CorrectFields({teacher}: Pick<CorrectDialogProps, 'teacher'>) {
  const [named, setNamed] = useState('')
  const [direction, setDirection] = useState('add')
  const [amount, setAmount] = useState('')
  const key = teacher?.instructorId ?? (named.trim() || null)
  const standing = useFetched(key, teacher ? standingOf : standingOfNamed)
  const cents = centsFromTyped(amount) ?? 0
  return (
    <>
      {teacher ? (
        <KnownInstructor instructorId={teacher.instructorId} />
      ) : (
        <FormField
          name="instructor"
          label="Teacher"
          hint="As in the Studio: the name, or the address of the page. Whose page is not in the shop any more is found at Teachers."
        >
          {(control) => (
            <SuggestionInput
              {...control}
              suggest={suggest}
              onBlur={({currentTarget}) => setNamed(currentTarget.value)}
            />
          )}
        </FormField>
      )}
      <FormField name="direction" label="What to do">
        {(control) => (
          <Select
            {...control}
            options={DIRECTIONS}
            onChange={({currentTarget}) => setDirection(currentTarget.value)}
          />
        )}
      </FormField>
      <FormField name="amount" label="Amount in dollars">
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40"
            onChange={({currentTarget}) => setAmount(currentTarget.value)}
          />
        )}
      </FormField>
      <BalanceNote standing={standing} changeCents={direction === 'add' ? cents : 0 - cents} />
      <FormField name="reason" label="Reason" hint="The teacher reads it on the statement.">
        {(control) => <Textarea {...control} rows={3} className="min-h-20" />}
      </FormField>
    </>
  )
}

interface BalanceNoteProps {
  /** how the teacher stands; nothing is said while it is not known who is meant */
  standing: Fetched<Standing | null>
  /** what is typed, with its sign; 0 for nothing */
  changeCents: number
}

/** What a teacher has, and what they would have after the correction, which counts at once. */
function BalanceNote({standing: {value, hasFailed, isRetrying, retry}, changeCents}: BalanceNoteProps) {
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
        The balance could not be loaded.
        <Button size="sm" variant="secondary" pending={isRetrying} pendingLabel="Loading..." onClick={retry}>
          Try again
        </Button>
      </div>
    )
  const after = value && changeCents !== 0 ? value.availableCents + changeCents : null
  return (
    <output className="tabular grid gap-1 text-sm empty:hidden">
      {value && (
        <span>
          Balance: {formatCents(value.availableCents)} available, {formatCents(value.pendingCents)} pending.
        </span>
      )}
      {after !== null && (
        <span className="font-medium">
          After the correction: {formatCents(after)} available.
          {after < 0 && ' What is missing is taken from the next sales.'}
        </span>
      )}
    </output>
  )
}
