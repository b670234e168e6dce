import {MAX_RETURN_REASON_LENGTH} from '@lectern/domain/limits'
import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {ButtonLink} from '~/ui/button'
import {Textarea} from '~/ui/form/textarea'

export const fetchReturnAction = async () => (await import('./return-action')).returnAction

/** Form to request a refund, with a reason. */
export function ReturnForm({orderId}: {orderId: string}) {
  const [isBlank, setBlank] = useState(true)
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
        {(control) => (
          <Textarea
            {...control}
            required
            maxLength={MAX_RETURN_REASON_LENGTH}
            onChange={(event) => setBlank(event.target.value.trim() === '')}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton disabled={isBlank} pendingLabel="Submitting...">
          Submit Return Request
        </SubmitButton>
        <ButtonLink to={`/account/orders/${orderId}`} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </ActionForm>
  )
}
