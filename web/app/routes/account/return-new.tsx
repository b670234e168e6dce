import {formatCents} from '@lectern/domain/money'
import {orderFor, refundDestination, shortId, coursesOf} from '@lectern/domain/order'
import {leftCents, linesKept} from '@lectern/domain/orders/lines'
import {
  lastReturnAt,
  nothingToReturn,
  RETURN_WINDOW_DAYS,
  returnEligibility,
  type ReturnEligibility,
} from '@lectern/domain/return'
import {CircleSlash} from 'lucide-react'
import type {ReactNode} from 'react'
import {replace} from 'react-router-dom'
import type {Route} from './+types/return-new'
import {privateLoader} from '~/features/auth/private-loader'
import {OrderMissing} from '~/features/orders/order-missing'
import type {Order} from '~/features/orders/orders'
import {ReturnForm} from '~/features/orders/return-form'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {ALREADY_REQUESTED} from '~/lib/firebase/attempts/shop'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {PartList} from '~/ui/content/part-list'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'
import {useNow} from '~/ui/use-now'

const TITLE = 'Request a return'

export const meta = () => pageMeta({title: TITLE, noindex: true})

/** The order in the query, or null when the learner has no such order. */
export const clientLoader = privateLoader(
  {title: 'Error loading order', description: 'Please try again later'},
  async ({uid}, {request}) => {
    const orderId = new URL(request.url).searchParams.get('orderId')
    if (!orderId) throw replace('/account')
    const {loadOwnOrder} = await import('~/features/orders/own-order')
    return loadOwnOrder(uid, orderId)
  },
)

export const clientAction = routeActions(() => import('~/features/orders/actions'))

/** A form to request the return of an order. */
export default function ReturnNew({loaderData: own}: Route.ComponentProps) {
  const now = useNow()
  if (!own) {
    return (
      <Frame>
        <OrderMissing />
      </Frame>
    )
  }
  const {order, returned} = own
  const isChargedBack = order.chargeback !== null
  const eligibility = returnEligibility(
    {
      status: order.status,
      completedAtMs: order.completedAt,
      isChargedBack,
      isForOthers: orderFor(order.items) !== 'me',
    },
    returned?.status ?? null,
    now,
  )
  return (
    <Frame>
      {eligibility === 'allowed' ? (
        <Card className="grid gap-8">
          <OrderSummary order={order} />
          <ReturnForm key={order.id} order={order} />
        </Card>
      ) : (
        <EmptyState
          icon={<CircleSlash aria-hidden />}
          title={
            eligibility === 'not-completed'
              ? nothingToReturn({...order, isChargedBack})
              : refusals[eligibility]
          }
          action={
            <ButtonLink to={`/account/orders/${order.id}`} variant="secondary">
              View order
            </ButtonLink>
          }
        />
      )}
    </Frame>
  )
}

const refusals: Record<Exclude<ReturnEligibility, 'allowed' | 'not-completed'>, string> = {
  requested: ALREADY_REQUESTED,
  approved: ALREADY_REQUESTED,
  rejected: ALREADY_REQUESTED,
  'window-closed': `The ${RETURN_WINDOW_DAYS} days for a return of this order are over`,
}

function OrderSummary({order}: {order: Order}) {
  const kept = linesKept(order.items)
  return (
    <div className="grid gap-3 border-b border-border pb-6">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">Order {shortId(order.id)}</h2>
        <p className="tabular font-display font-semibold whitespace-nowrap">
          {formatCents(leftCents(order))}
        </p>
      </div>
      <ul className="grid gap-1 text-ink-soft">
        {kept.map(({lineId, title, courses}) => (
          <li key={lineId}>
            {title}
            <PartList parts={courses} />
          </li>
        ))}
      </ul>
      <p className="font-display text-sm text-ink-faint">
        Purchased on {longDate(order.createdAt)}
        {order.completedAt !== null && ` · Returns until ${longDate(lastReturnAt(order.completedAt))}`}
      </p>
      <p className="text-sm text-ink-soft">
        If we approve,{' '}
        {coursesOf(kept).length === 1
          ? `the whole order is refunded ${refundDestination(order.paymentMethod)}, and the course leaves your shelf.`
          : `what you return is refunded ${refundDestination(order.paymentMethod)}, and leaves your shelf.`}
      </p>
    </div>
  )
}

const states = defineScreenStates(
  Frame,
  {},
  <Loading label="Loading your order">
    <Card className="grid gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-36" />
      <Skeleton className="h-11 w-52" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({children}: {children: ReactNode}) {
  return (
    <AccountPage
      title={TITLE}
      crumbs={[
        {label: 'Account', to: '/account'},
        {label: 'Order History', to: '/order-history'},
        {label: TITLE},
      ]}
    >
      {children}
    </AccountPage>
  )
}
