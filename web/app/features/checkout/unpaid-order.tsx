import {whatFollowsPayment, type OrderFailure, type OrderStatus} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import type {ReactNode} from 'react'
import {Card} from '~/ui/layout/card'
import {OpenOrder} from './open-order'
import {TryAgain} from './try-again'

interface UnpaidOrderProps {
  order: {
    id: string
    status: OrderStatus
    items: readonly OrderLine[]
    paymentProcessing: boolean
    underReview: boolean
    failure: OrderFailure | null
  }
}

/** A sentence for each reason why an order failed. */
export const failureSentences: Record<OrderFailure, string> = {
  'transfer-failed': 'Your bank could not transfer the money. You have not been charged.',
  'amount-refused': 'Our payment service does not take this amount. You have not been charged.',
  'payment-refused': 'Our payment service did not accept this order. You have not been charged.',
  'payment-mismatch':
    'What was paid did not match this order. It has been given back, unless we have agreed on something else with you.',
}

/** What is said of a pending order whose payment staff look into. */
export const underReviewWords = {
  title: 'We are looking at your payment',
  text: 'What was paid does not match this order. We will give the money back or write to you; there is nothing that you need to do.',
} as const

/** The status of an unpaid order, and what the learner can do about it. Renders nothing for a paid order. */
export function UnpaidOrder({
  order: {id, status, items, paymentProcessing, underReview, failure},
}: UnpaidOrderProps) {
  if (status === 'pending' && underReview) {
    return (
      <Notice title={underReviewWords.title}>
        <p className="text-ink-soft">{underReviewWords.text}</p>
      </Notice>
    )
  }
  if (status === 'pending') {
    return paymentProcessing ? (
      <Notice title="Your payment is on its way">
        <p className="text-ink-soft">
          A bank transfer can take days. As soon as the money has arrived you get your receipt by email, and{' '}
          {whatFollowsPayment(items)}.
        </p>
      </Notice>
    ) : (
      <Notice title="You have not paid for this order yet">
        <p className="text-ink-soft">
          It waits for a day, with a code of limited use for half an hour, and then ends by itself.
        </p>
        <OpenOrder orderId={id} />
      </Notice>
    )
  }
  if (status !== 'failed' && status !== 'expired' && status !== 'cancelled') return null
  return (
    <Notice title={endTitle(status, failure)}>
      <p className="text-ink-soft">{failure ? failureSentences[failure] : 'You have not been charged.'}</p>
      <div>
        <TryAgain items={items} />
      </div>
    </Notice>
  )
}

function endTitle(status: OrderStatus, failure: OrderFailure | null): string {
  if (status === 'cancelled') return 'You cancelled this order'
  return failure === 'payment-mismatch' ? 'This order was not completed' : 'This order was not paid'
}

function Notice({title, children}: {title: string; children: ReactNode}) {
  return (
    <Card className="no-print grid gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}
