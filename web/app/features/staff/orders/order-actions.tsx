import {Suspense, useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {lazyDialog} from '~/ui/feedback/lazy-dialog'
import type {DetailedOrder, OrderDetails} from './load-order'

const RefundDialog = lazyDialog(() => import('./refund-dialog'))

interface OrderActionsProps {
  order: DetailedOrder
  returned: OrderDetails['returned']
  team: OrderDetails['team']
}

/** What staff can do to an order. */
export function OrderActions({order, returned, team}: OrderActionsProps) {
  const [refunding, setRefunding] = useState(false)
  const isPaid = order.status === 'completed' || order.status === 'refunded'
  const whyNoRefund = reasonAgainstRefund(order)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {order.status === 'completed' && whyNoRefund === null && (
        <Button variant="destructive" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      )}
      {isPaid && order.email !== null && <ResendReceipt orderId={order.id} />}
      {order.checkoutSessionId !== null && (
        <ActionForm
          formId={`recheck-${order.id}`}
          actions={() => import('./actions')}
          intent="recheckOrder"
          revalidate
        >
          <input type="hidden" name="orderId" value={order.id} />
          <SubmitButton variant="secondary" pendingLabel="Asking Stripe...">
            Ask Stripe again
          </SubmitButton>
        </ActionForm>
      )}
      {whyNoRefund !== null && <p className="measure text-sm text-ink-soft">{whyNoRefund}</p>}
      {refunding && (
        <Suspense>
          <RefundDialog order={order} returned={returned} team={team} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Why the payment of an order cannot be refunded; null where it can. */
function reasonAgainstRefund({chargeback, dispute}: DetailedOrder): string | null {
  if (chargeback) return 'It cannot be refunded: the bank has already taken the money back.'
  if (dispute?.preventsRefund)
    return 'It cannot be refunded while the bank decides about the dispute, which is answered at Stripe.'
  return null
}

function ResendReceipt({orderId}: {orderId: string}) {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return (
    <ActionForm
      formId={`resend-${orderId}`}
      actions={() => import('./actions')}
      intent="resendReceipt"
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
