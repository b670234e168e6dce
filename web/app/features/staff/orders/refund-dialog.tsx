import {formatCents} from '@lectern/domain/money'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {FormField} from '~/lib/forms/form-field'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import type {DetailedOrder, OrderDetails} from './load-order'
import {refundOutcome} from './refund-words'

export const fetchRefundAction = async () => (await import('./actions/refund-action')).refundAction

interface RefundDialogProps {
  order: DetailedOrder
  returned: OrderDetails['returned']
  open: boolean
  onClose: () => void
}

/** Asks for a reason and for the amount before money goes back. */
export function RefundDialog({order, returned, open, onClose}: RefundDialogProps) {
  const amount = formatCents(order.amountCents)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Refund ${amount}?`}
      description={refundOutcome(order.items.length)}
    >
      <ActionForm
        formId={`refund-${order.id}`}
        intent="refund"
        aria-label="Refund this order"
        fetchAction={fetchRefundAction}
        revalidate
        onSent={onClose}
        className="grid gap-5"
      >
        {returned?.status === 'pending' && <p>The return that waits is approved by it.</p>}
        <input type="hidden" name="orderId" value={order.id} />
        <input type="hidden" name="amountCents" value={order.amountCents} />
        <FormField name="reason" label="Reason" hint="For the record; the learner does not see it.">
          {(control) => <Textarea {...control} rows={3} />}
        </FormField>
        <FormField name="amount" label={`Type ${amount} to confirm`}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </FormField>
        <FormError />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant="destructive" pendingLabel="Refunding...">
            Refund
          </SubmitButton>
        </div>
      </ActionForm>
    </Dialog>
  )
}
