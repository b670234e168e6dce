import type {Output} from '@lectern/domain/contracts'
import type {Role} from '@lectern/domain/roles'
import type {listStaff} from '@lectern/domain/staff/contracts'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Input} from '~/ui/form/input'
import {Select} from '~/ui/form/select'
import {ConfirmAction} from '~/lib/forms/confirm-action'

export const roleNames: Readonly<Record<Role, string>> = {staff: 'Staff', owner: 'Owner'}

const roleOptions = (['staff', 'owner'] as const).map((role) => ({value: role, label: roleNames[role]}))

/** Makes an account staff by its address. */
export function AddStaffForm() {
  return (
    <ActionForm
      formId="add-staff"
      aria-label="Make somebody staff"
      actions={() => import('./actions')}
      intent="setStaffRole"
      revalidate
      className="grid gap-4"
    >
      <div className="grid items-start gap-4 sm:flex sm:flex-wrap">
        <FormField name="email" label="E-mail of their account" className="w-full sm:max-w-88">
          {(control) => <Input {...control} type="email" autoComplete="off" />}
        </FormField>
        <FormField name="role" label="Role">
          {(control) => <Select {...control} options={roleOptions} />}
        </FormField>
        <SubmitButton variant="secondary" pendingLabel="Adding..." className="sm:mt-7">
          Add
        </SubmitButton>
      </div>
      <FormError />
    </ActionForm>
  )
}

type Member = Output<typeof listStaff>['members'][number]

/** Changes what somebody may do, after a confirmation. */
export function ChangeRoleButton({member, to}: {member: Member; to: Role | 'none'}) {
  const {uid, role} = member
  const name = member.email ?? uid
  const label = to === 'none' ? 'Remove' : to === 'owner' ? 'Make owner' : 'Make staff only'
  return (
    <ConfirmAction
      label={label}
      name={`${label}: ${name}`}
      variant={to === 'none' ? 'destructive' : 'secondary'}
      title={`${label}: ${name}?`}
      description={consequence(role, to)}
      pendingLabel="Changing..."
      formId={`role-${uid}-${to}`}
      actions={() => import('./actions')}
      intent="setStaffRole"
      values={{uid, role: to}}
    />
  )
}

function consequence(from: Role, to: Role | 'none'): string {
  if (to === 'none') return 'They lose the back office at once, and keep their account.'
  if (to === 'owner') return 'They may then also decide who is staff and who is an owner.'
  return from === 'owner' ? 'They keep the back office, and no longer decide who is staff.' : ''
}
