import {ArrowLeft} from 'lucide-react'
import {AccountPage} from '~/features/account/account-page'
import {OrdersPanel} from '~/features/orders/orders-panel'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'

export const meta = () => pageMeta({title: 'Order history', noindex: true})
export const handle = {Skeleton: OrderHistorySkeleton}

const back = (
  <ButtonLink to="/account" variant="secondary">
    <ArrowLeft aria-hidden className="size-4" />
    Back to account
  </ButtonLink>
)

/** Every order, newest first. */
export default function OrderHistory() {
  return (
    <AccountPage title="Order history" aside={back}>
      <OrdersPanel />
    </AccountPage>
  )
}

function OrderHistorySkeleton() {
  return (
    <AccountPage title="Order history" aside={back}>
      <TableSkeleton label="Loading your orders" />
    </AccountPage>
  )
}
