import {ArrowLeft} from 'lucide-react'
import type {ReactNode} from 'react'
import type {Route} from './+types/order-history'
import {privateLoader} from '~/features/auth/private-loader'
import {OrdersPanel} from '~/features/orders/orders-panel'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Order history', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading orders', description: 'Please try again later'},
  async ({uid}) => {
    const {loadOrderHistory} = await import('~/features/orders/order-history')
    return loadOrderHistory(uid)
  },
)

/** All orders, newest first. */
export default function OrderHistory({loaderData}: Route.ComponentProps) {
  return (
    <Frame>
      <OrdersPanel {...loaderData} />
    </Frame>
  )
}

const states = defineScreenStates(Frame, {}, <TableSkeleton label="Loading your orders" />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({children}: {children: ReactNode}) {
  return (
    <AccountPage
      title="Order history"
      aside={
        <ButtonLink to="/account" variant="secondary">
          <ArrowLeft aria-hidden className="size-4" />
          Back to account
        </ButtonLink>
      }
    >
      {children}
    </AccountPage>
  )
}
