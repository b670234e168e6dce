import {Receipt} from 'lucide-react'
import {useUser} from '~/auth/use-user'
import {useRemote} from '~/backend/remote'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/empty-state'
import {ErrorState} from '~/ui/error-state'
import {OrderTable} from './order-table'
import {ordersOf, returnsOf} from './questions'
import {TableSkeleton} from './table-skeleton'

/** All orders of whoever is signed in. Stands in the order history and on the account's first tab. */
export function OrdersPanel() {
  const {uid} = useUser()
  const orders = useRemote(ordersOf(uid))
  const returns = useRemote(returnsOf(uid))

  if (orders.data && (returns.data || returns.failed)) {
    if (orders.data.length === 0) {
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
    return <OrderTable orders={orders.data} returns={returns.data ?? []} />
  }
  if (orders.failed) {
    return (
      <ErrorState title="Error loading orders" onRetry={() => void orders.reload()} retrying={orders.loading}>
        Please try again later
      </ErrorState>
    )
  }
  return <TableSkeleton label="Loading your orders" />
}
