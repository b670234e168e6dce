import {Receipt} from 'lucide-react'
import {useUser} from '~/features/auth/use-user'
import {useRemote} from '~/lib/firebase/remote'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {OrderTable} from './order-table'
import {ordersOf} from '~/features/account/questions'
import {RemoteError} from '~/features/account/remote-error'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

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
