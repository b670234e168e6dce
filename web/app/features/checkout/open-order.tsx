import {ActionForm, useFormState} from '~/lib/forms/action-form'
import type {FetchAction} from '~/lib/forms/route-action'
import {SubmitButton} from '~/lib/forms/submit-button'

/** Forms of an order whose checkout was left unfinished, for the actions of the order's route. */
export const openOrderForms: Readonly<Record<'resume' | 'cancel', FetchAction>> = {
  resume: async () => (await import('./open-order-actions')).resumeAction,
  cancel: async () => (await import('./open-order-actions')).cancelAction,
}

/** Resumes or cancels an order whose checkout was left unfinished. */
export function OpenOrder({orderId}: {orderId: string}) {
  const page = `/account/orders/${orderId}`
  return (
    <div className="flex flex-wrap gap-3">
      <ActionForm
        formId={`resume-${orderId}`}
        intent="resume"
        action={page}
        fetchAction={openOrderForms.resume}
        revalidate
      >
        <input type="hidden" name="orderId" value={orderId} />
        <SubmitButton pendingLabel="Opening...">Resume payment</SubmitButton>
        <Complaint />
      </ActionForm>
      <ActionForm
        formId={`cancel-${orderId}`}
        intent="cancel"
        action={page}
        fetchAction={openOrderForms.cancel}
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
