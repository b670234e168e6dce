import {shortId} from '@lectern/domain/order'
import {ArrowLeft, Printer} from 'lucide-react'
import {useParams} from 'react-router-dom'
import {AccountPage} from '~/features/account/account-page'
import {OrderMissing} from '~/features/orders/order-missing'
import {OrderReceipt} from '~/features/orders/order-receipt'
import {OrderReturn} from '~/features/orders/order-return'
import {courseSlugs, orderOf} from '~/features/account/questions'
import {RemoteError} from '~/features/account/remote-error'
import {pageMeta} from '~/lib/router/page-meta'
import {useUser} from '~/features/auth/use-user'
import {useRemote} from '~/lib/firebase/remote'
import {Button, ButtonLink} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'Your order', noindex: true})
export const handle = {Skeleton: OrderSkeleton}

const crumbs = [
  {label: 'Account', to: '/account'},
  {label: 'Order History', to: '/order-history'},
  {label: 'Order'},
]

const back = (
  <ButtonLink to="/order-history" variant="secondary">
    <ArrowLeft aria-hidden className="size-4" />
    Back to orders
  </ButtonLink>
)

/** One order, as a receipt, and what became of it. */
export default function OrderDetails() {
  const {uid} = useUser()
  const {id = ''} = useParams()
  const remote = useRemote(orderOf(uid, id))
  const {data, failed} = remote
  const {data: slugs = new Map<string, string>()} = useRemote(courseSlugs(data?.order))

  if (data === undefined && !failed) return <OrderSkeleton />
  return (
    <AccountPage title={data ? `Order ${shortId(data.order.id)}` : 'Order'} crumbs={crumbs} aside={back}>
      {data === undefined && <RemoteError {...remote} />}
      {data === null && <OrderMissing />}
      {data && (
        <>
          <OrderReceipt order={data.order} slugs={slugs} />
          <div className="no-print flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              Print
            </Button>
            {data.order.status === 'completed' && (
              <ButtonLink to="/my-courses" variant="secondary">
                Go to my courses
              </ButtonLink>
            )}
          </div>
          <OrderReturn order={data.order} returned={data.returned} />
        </>
      )}
    </AccountPage>
  )
}

function OrderSkeleton() {
  return (
    <AccountPage title="Order" crumbs={crumbs} aside={back}>
      <Loading label="Loading your order">
        <Card className="grid gap-8">
          <Skeleton className="h-28" />
          <Skeleton className="h-24" />
          <Skeleton className="h-10" />
        </Card>
      </Loading>
    </AccountPage>
  )
}
