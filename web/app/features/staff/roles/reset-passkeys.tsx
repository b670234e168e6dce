import type {Output} from '@lectern/domain/contracts'
import type {listStaff} from '@lectern/domain/staff/contracts'
import {ConfirmAction} from '~/lib/forms/confirm-action'

/** Takes the passkeys from somebody who has lost theirs, after a confirmation. */
export function ResetPasskeysButton({member}: {member: Output<typeof listStaff>['members'][number]}) {
  const {uid, email} = member
  const name = email ?? uid
  return (
    <ConfirmAction
      label="Reset passkeys"
      submitLabel="Reset Passkeys"
      name={`Reset the passkeys of ${name}`}
      title={`Reset the passkeys of ${name}?`}
      description="They come in by their password until they have added another, and whoever has found the lost one no longer does. Make sure that it is they who ask."
      pendingLabel="Resetting..."
      formId={`reset-passkeys-${uid}`}
      actions={() => import('./actions')}
      intent="resetPasskeys"
      values={{uid}}
    />
  )
}
