import {Receipt} from 'lucide-react'
import {useUser} from '~/auth/use-user'
import {useRemote} from '~/backend/remote'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/empty-state'
import {OrderTable} from './order-table'
import {ordersOf} from './questions'
import {RemoteError} from './remote-error'
import {TableSkeleton} from './table-skeleton'

/** All orders of whoever is signed in. Stands in the order history and on the account's first tab. */
export function OrdersPanel() {
  const {uid} = useUser()
  const remote = useRemote(ordersOf(uid))
  const {data, failed} = remote

  if (data) {
    if (data.orders.length === 0) {
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
    return <OrderTable {...data} />
  }
  if (failed) return <RemoteError {...remote} />
  return <TableSkeleton label="Loading your orders" />
}
