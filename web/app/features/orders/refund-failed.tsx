import {orderFor} from '@lectern/domain/order'
import {linesKept} from '@lectern/domain/orders/lines'
import {Link} from 'react-router-dom'
import type {Order} from './orders'
import {Card} from '~/ui/layout/card'

const stillWords = {
  me: 'your courses are yours again',
  gift: 'your gift is as it was',
  team: 'your seats are as they were',
} as const

/** What is said of an order of which money that was given back has not arrived. */
export function RefundFailed({order: {items, chargeback}}: {order: Pick<Order, 'items' | 'chargeback'>}) {
  // Nothing of it is theirs again where others have given its lines back, or staff have withdrawn them for a dispute.
  const isGone = chargeback?.courses === 'withdrawn' || linesKept(items).length === 0
  return (
    <Card className="no-print grid gap-2">
      <h2 className="text-lg">Your refund has not arrived</h2>
      <p className="text-ink-soft">
        We sent the money back, and your bank has returned it to us.{' '}
        {!isGone && `Until this is settled ${stillWords[orderFor(items)]}. `}
        We are looking into it;{' '}
        <Link to="/contact" className="link">
          write to us
        </Link>{' '}
        if the card or account you paid with is closed.
      </p>
    </Card>
  )
}
