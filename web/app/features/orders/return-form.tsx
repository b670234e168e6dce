import {MAX_RETURN_REASON_LENGTH} from '@lectern/domain/limits'
import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {ButtonLink} from '~/ui/button'
import {pluralize} from '~/ui/content/pluralize'
import {Textarea} from '~/ui/form/textarea'

export const fetchReturnAction = async () => (await import('./return-action')).returnAction

/** Form to request a refund, with a reason. */
export function ReturnForm({orderId}: {orderId: string}) {
  const [reason, setReason] = useState('')
  const tooMany = reason.trim().length - MAX_RETURN_REASON_LENGTH
  return (
    <ActionForm
      formId={`return-${orderId}`}
      aria-label="Return request"
      fetchAction={fetchReturnAction}
      revalidate
      className="grid gap-6"
    >
      <FormError />
      <input type="hidden" name="orderId" value={orderId} />
      <FormField
        name="reason"
        label="Reason"
        hint="What did not work out? It helps us, and whoever teaches the course."
      >
        {(control) => <Textarea {...control} required onChange={(event) => setReason(event.target.value)} />}
      </FormField>
      <p className="-mt-4 font-display text-sm text-ink-faint">
        {reason.trim().length.toLocaleString('en-US')} of {MAX_RETURN_REASON_LENGTH.toLocaleString('en-US')}{' '}
        characters
        <output className="font-medium text-danger-ink">
          {tooMany > 0 && `: ${pluralize(tooMany, 'character')} too many`}
        </output>
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={reason.trim() === ''} pendingLabel="Submitting...">
          Submit Return Request
        </SubmitButton>
        <ButtonLink to={`/account/orders/${orderId}`} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </ActionForm>
  )
}
