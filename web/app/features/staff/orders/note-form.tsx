import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Textarea} from '~/ui/form/textarea'

/** Adds a note to an order. */
export function NoteForm({orderId}: {orderId: string}) {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return (
    <ActionForm
      formId={`note-${orderId}`}
      aria-label="Note"
      actions={() => import('./actions')}
      intent="addOrderNote"
      revalidate
      onSent={() => setRequestId(crypto.randomUUID())}
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="requestId" value={requestId} />
      <FormField name="text" label="Note" hint="For staff alone. It stays with the order." className="w-full">
        {(control) => <Textarea {...control} rows={3} className="min-h-20" />}
      </FormField>
      <FormError />
      <SubmitButton variant="secondary" size="sm" pendingLabel="Adding...">
        Add note
      </SubmitButton>
    </ActionForm>
  )
}
