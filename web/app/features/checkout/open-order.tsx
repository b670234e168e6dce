import {ActionForm, useFormState} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'

/** Resumes or cancels an order whose checkout was left unfinished. */
export function OpenOrder({orderId}: {orderId: string}) {
  const page = `/account/orders/${orderId}`
  return (
    <div className="flex flex-wrap gap-3">
      <ActionForm
        formId={`resume-${orderId}`}
        action={page}
        actions={() => import('./actions')}
        intent="resumeCheckout"
        revalidate
      >
        <input type="hidden" name="orderId" value={orderId} />
        <SubmitButton pendingLabel="Opening...">Resume payment</SubmitButton>
        <Complaint />
      </ActionForm>
      <ActionForm
        formId={`cancel-${orderId}`}
        action={page}
        actions={() => import('./actions')}
        intent="cancelCheckout"
        revalidate
      >
        <input type="hidden" name="orderId" value={orderId} />
        <SubmitButton variant="secondary" pendingLabel="Cancelling...">
          Cancel order
        </SubmitButton>
        <Complaint />
      </ActionForm>
    </div>
  )
}

function Complaint() {
  const {errors} = useFormState()
  return errors[''] ? (
    <p role="alert" className="mt-2 font-display text-sm text-danger-ink">
      {errors['']}
    </p>
  ) : null
}
