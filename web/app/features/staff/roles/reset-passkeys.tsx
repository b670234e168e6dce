import type {Output} from '@lectern/domain/contracts'
import type {listStaff} from '@lectern/domain/staff/contracts'
import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'

/** Takes the passkeys from somebody who has lost theirs, after a confirmation. */
export function ResetPasskeysButton({member}: {member: Output<typeof listStaff>['members'][number]}) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const name = member.email ?? member.uid
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Reset the passkeys of ${name}`}
        onClick={() => setAsking(true)}
      >
        Reset passkeys
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Reset the passkeys of ${name}?`}
        description="They come in by their password until they have added another, and whoever has found the lost one no longer does. Make sure that it is they who ask."
      >
        <ActionForm
          formId={`reset-passkeys-${member.uid}`}
          aria-label={`Reset the passkeys of ${name}`}
          actions={() => import('./actions')}
          intent="resetPasskeys"
          revalidate
          onSent={close}
          className="grid gap-5"
        >
          <input type="hidden" name="uid" value={member.uid} />
          <FormError />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <SubmitButton variant="destructive" pendingLabel="Resetting...">
              Reset Passkeys
            </SubmitButton>
          </div>
        </ActionForm>
      </Dialog>
    </>
  )
}
