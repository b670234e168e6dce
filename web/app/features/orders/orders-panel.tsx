import {Receipt} from 'lucide-react'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import type {OrderHistory} from './order-history'
import {OrderTable} from './order-table'

/** All orders of the signed-in user, for the order history and the account's first tab. */
export function OrdersPanel({orders, returns}: OrderHistory) {
  if (orders.length > 0) return <OrderTable orders={orders} returns={returns} />
  return (
    <EmptyState
      icon={<Receipt aria-hidden />}
      title="No orders yet"
      action={<ButtonLink to="/courses">Browse Courses</ButtonLink>}
    >
      What you buy is listed here, with its receipt.
    </EmptyState>
  )
}
