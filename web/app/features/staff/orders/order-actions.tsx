import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import type {DetailedOrder, OrderDetails} from './load-order'
import {RefundDialog} from './refund-dialog'

export const fetchResendAction = async () => (await import('./actions/resend-action')).resendAction
export const fetchRecheckAction = async () => (await import('./actions/recheck-action')).recheckAction

interface OrderActionsProps {
  order: DetailedOrder
  returned: OrderDetails['returned']
}

/** What staff can do to an order. */
export function OrderActions({order, returned}: OrderActionsProps) {
  const [refunding, setRefunding] = useState(false)
  const isPaid = order.status === 'completed' || order.status === 'refunded'
  return (
    <div className="flex flex-wrap gap-3">
      {order.status === 'completed' && (
        <Button variant="destructive" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      )}
      {isPaid && order.email !== null && <ResendReceipt orderId={order.id} />}
      {order.checkoutSessionId !== null && (
        <ActionForm
          formId={`recheck-${order.id}`}
          intent="recheck"
          fetchAction={fetchRecheckAction}
          revalidate
        >
          <input type="hidden" name="orderId" value={order.id} />
          <SubmitButton variant="secondary" pendingLabel="Asking Stripe...">
            Ask Stripe again
          </SubmitButton>
        </ActionForm>
      )}
      <RefundDialog order={order} returned={returned} open={refunding} onClose={() => setRefunding(false)} />
    </div>
  )
}

function ResendReceipt({orderId}: {orderId: string}) {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return (
    <ActionForm
      formId={`resend-${orderId}`}
      intent="resend"
      fetchAction={fetchResendAction}
      revalidate
      onSent={() => setRequestId(crypto.randomUUID())}
    >
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="requestId" value={requestId} />
      <SubmitButton variant="secondary" pendingLabel="Sending...">
        Resend receipt
      </SubmitButton>
    </ActionForm>
  )
}
