import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {RETURN_WINDOW_DAYS, returnEligibility, type ReturnEligibility} from '@lectern/domain/return'
import {CircleSlash} from 'lucide-react'
import {Navigate, useSearchParams} from 'react-router-dom'
import {AccountPage} from '~/features/account/account-page'
import {longDate} from '~/ui/content/dates'
import {OrderMissing} from '~/features/orders/order-missing'
import {orderOf} from '~/features/account/questions'
import {RemoteError} from '~/features/account/remote-error'
import {ALREADY_REQUESTED, ReturnForm} from '~/features/orders/return-form'
import {useNow} from '~/ui/use-now'
import {useUser} from '~/features/auth/use-user'
import type {Order} from '~/features/orders/orders'
import {useRemote} from '~/lib/firebase/remote'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {Card} from '~/ui/layout/card'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'

export const meta = () => pageMeta({title: 'Request a return', noindex: true})
export const handle = {Skeleton: ReturnSkeleton}

const TITLE = 'Request a return'
const crumbs = [
  {label: 'Account', to: '/account'},
  {label: 'Order History', to: '/order-history'},
  {label: TITLE},
]

/** Asks for the money back for one order, named in the query. */
export default function ReturnNew() {
  const [query] = useSearchParams()
  const orderId = query.get('orderId')
  if (!orderId) return <Navigate to="/account" replace />
  return <ReturnOf key={orderId} orderId={orderId} />
}

function ReturnOf({orderId}: {orderId: string}) {
  const {uid} = useUser()
  const now = useNow()
  const remote = useRemote(orderOf(uid, orderId))
  const {data, failed, reload} = remote

  if (data === undefined && !failed) return <ReturnSkeleton />
  const eligibility =
    data &&
    returnEligibility(
      {status: data.order.status, completedAtMs: data.order.completedAt},
      data.returned?.status ?? null,
      now,
    )
  return (
    <AccountPage title={TITLE} crumbs={crumbs}>
      {data === undefined && <RemoteError {...remote} />}
      {data === null && <OrderMissing />}
      {data && eligibility === 'allowed' && (
        <Card className="grid gap-8">
          <OrderInShort order={data.order} />
          <ReturnForm order={data.order} onExisting={() => void reload()} />
        </Card>
      )}
      {data && eligibility && eligibility !== 'allowed' && (
        <EmptyState
          icon={<CircleSlash aria-hidden />}
          title={refusals[eligibility]}
          action={
            <ButtonLink to={`/account/orders/${orderId}`} variant="secondary">
              View order
            </ButtonLink>
          }
        />
      )}
    </AccountPage>
  )
}

const refusals: Record<Exclude<ReturnEligibility, 'allowed'>, string> = {
  requested: ALREADY_REQUESTED,
  approved: ALREADY_REQUESTED,
  rejected: ALREADY_REQUESTED,
  'window-closed': `The ${RETURN_WINDOW_DAYS} days for a return of this order are over`,
  'not-completed': 'This order has not been paid, so there is nothing to return',
}

function OrderInShort({order}: {order: Order}) {
  return (
    <div className="grid gap-3 border-b border-border pb-6">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">Order {shortId(order.id)}</h2>
        <p className="tabular font-display font-semibold">{formatCents(order.amountCents)}</p>
      </div>
      <ul className="grid gap-1 text-ink-soft">
        {order.items.map(({courseId, courseTitle}) => (
          <li key={courseId}>{courseTitle}</li>
        ))}
      </ul>
      <p className="font-display text-sm text-ink-faint">Purchased on {longDate(order.createdAt)}</p>
      <p className="text-sm text-ink-soft">
        If we approve, the whole order is refunded to the card you paid with, and{' '}
        {order.items.length === 1 ? 'the course leaves' : 'its courses leave'} your shelf.
      </p>
    </div>
  )
}

function ReturnSkeleton() {
  return (
    <AccountPage title={TITLE} crumbs={crumbs}>
      <Loading label="Loading your order">
        <Card className="grid gap-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-36" />
          <Skeleton className="h-11 w-52" />
        </Card>
      </Loading>
    </AccountPage>
  )
}
