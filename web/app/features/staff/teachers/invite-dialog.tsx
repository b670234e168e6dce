import {STANDARD_SHARE_BPS} from '@lectern/domain/teachers/teacher'
import {useFormState} from '~/lib/forms/action-form'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {Input} from '~/ui/form/input'
import {SuggestionInput} from '../suggestion-input'

/** Whom an invitation is for, where it is known. */
interface Invited {
  instructorId: string
  name: string
  email: string
  shareBps: number
}

interface InviteDialogProps {
  open: boolean
  onClose: () => void
  /** of who is invited again */
  invited?: Invited
}

const suggest = async (words: string, signal: AbortSignal) => {
  const {suggestInstructors} = await import('./find-instructors')
  return suggestInstructors(words, signal)
}

/** A dialog that invites the person behind an instructor. */
export function InviteDialog({open, onClose, invited}: InviteDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={invited ? `Invite ${invited.name} again` : 'Invite a teacher'}
      description="They get a link that works once, for seven days. Who accepts it finds the courses of this instructor under Teaching, and their share of each sale."
      actions={() => import('./actions')}
      intent="inviteTeacher"
      formId={invited ? `invite-${invited.instructorId}` : 'invite-teacher'}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
    >
      {invited ? (
        <KnownInstructor instructorId={invited.instructorId} />
      ) : (
        <FormField
          name="instructor"
          label="Instructor"
          hint="As in the Studio: the name, or the address of the page."
        >
          {(control) => <SuggestionInput {...control} suggest={suggest} />}
        </FormField>
      )}
      <FormField name="email" label="E-mail">
        {(control) => <Input {...control} type="email" autoComplete="off" defaultValue={invited?.email} />}
      </FormField>
      <ShareField shareBps={invited?.shareBps ?? STANDARD_SHARE_BPS} />
    </FormDialog>
  )
}

/** The instructor of a form that cannot be chosen: what is wrong with it is said at the form, as there is no field. */
export function KnownInstructor({instructorId}: {instructorId: string}) {
  return (
    <>
      <input type="hidden" name="instructor" value={instructorId} />
      <input type="hidden" name="isKnown" value="yes" />
      <FormError>{useFormState().errors['instructor'] ?? ''}</FormError>
    </>
  )
}

/** The field of a share, in percent. */
export function ShareField({shareBps}: {shareBps: number}) {
  return (
    <FormField
      name="share"
      label="Share in percent"
      hint="Of what is paid for their courses, after discounts and without tax."
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={String(shareBps / 100)}
          className="max-w-28"
        />
      )}
    </FormField>
  )
}
