import {formatCents} from '@lectern/domain/money'
import {isGift, orderFor, shortId, type ChargebackCourses} from '@lectern/domain/order'
import type {OrderLine} from '@lectern/domain/orders/lines'
import {teamPath} from '@lectern/domain/teams/team-id'
import {ArrowLeft, ReceiptText} from 'lucide-react'
import {Suspense, type ReactNode} from 'react'
import {Await, Link} from 'react-router-dom'
import type {Route} from './+types/order'
import {privateLoader} from '~/features/auth/private-loader'
import {UnpaidOrder} from '~/features/checkout/unpaid-order'
import {GiftPanel} from '~/features/gifts/gift-panel'
import type {CourseSlugs} from '~/features/orders/course-slugs'
import {OrderCard} from '~/features/orders/order-card'
import {OrderMissing} from '~/features/orders/order-missing'
import {OrderReturn} from '~/features/orders/order-return'
import type {Order} from '~/features/orders/orders'
import {RefundFailed} from '~/features/orders/refund-failed'
import {AccountPage} from '~/layout/account/account-page'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

export const meta = () => pageMeta({title: 'Your order', noindex: true})

/** The order, or null when the learner has no such order. The links to its courses are awaited by the screen. */
export const clientLoader = privateLoader(
  {title: 'Error loading order', description: 'Please try again later'},
  async ({uid}, {params: {id = ''}}) => {
    const [{loadOwnOrder}, {loadCourseSlugs}] = await Promise.all([
      import('~/features/orders/own-order'),
      import('~/features/orders/course-slugs'),
    ])
    const own = await loadOwnOrder(uid, id)
    if (!own) return null
    const {order} = own
    const gifts = order.completedAt !== null && isGift(order.items) ? await loadGiftsOf(order.id) : null
    return {...own, gifts, slugs: loadCourseSlugs(order)}
  },
)

async function loadGiftsOf(orderId: string) {
  const {loadGifts} = await import('~/features/gifts/load-gifts')
  return loadGifts(orderId)
}

/** Resumes or cancels an order whose checkout was left unfinished; sends a gift, or takes it back. */
export const clientAction = routeActions([
  () => import('~/features/checkout/actions'),
  () => import('~/features/gifts/actions'),
])

const noSlugs: CourseSlugs = new Map()

/** One order with its status. */
export default function OrderDetails({loaderData}: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <Frame title="Order">
        <OrderMissing />
      </Frame>
    )
  }
  const {order, returned, gifts, slugs} = loaderData
  return (
    <Frame title={`Order ${shortId(order.id)}`}>
      <Suspense fallback={<OrderCard order={order} slugs={noSlugs} />}>
        <Await resolve={slugs}>{(slugs) => <OrderCard order={order} slugs={slugs} />}</Await>
      </Suspense>
      {order.completedAt !== null && (
        <div className="no-print flex flex-wrap gap-3">
          <ButtonLink to={`/account/orders/${order.id}/receipt`} variant="secondary">
            <ReceiptText aria-hidden className="size-4" />
            Receipt
          </ButtonLink>
          {orderFor(order.items) === 'team' && order.status === 'completed' && (
            <ButtonLink to={teamPath(order.userId, order.items)} variant="secondary">
              Go to your team
            </ButtonLink>
          )}
          {orderFor(order.items) === 'me' &&
            order.status === 'completed' &&
            order.chargeback?.courses !== 'withdrawn' && (
              <ButtonLink to="/my-courses" variant="secondary">
                Go to my courses
              </ButtonLink>
            )}
        </div>
      )}
      {gifts?.gifts.map((gift) => (
        <GiftPanel key={gift.lineId} orderId={order.id} gift={gift} />
      ))}
      <UnpaidOrder order={order} />
      {order.refundFailed && <RefundFailed order={order} />}
      {order.chargeback && <ChargedBack order={order} chargeback={order.chargeback} />}
      <OrderReturn order={order} returned={returned} />
    </Frame>
  )
}

/** What has become of the courses, after the sentence that the bank has taken the money back. */
const chargebackWords: Record<OrderLine['for'], Record<ChargebackCourses, string>> = {
  me: {
    undecided: 'We are looking into it; until then your courses stay yours.',
    left: 'Your courses stay yours.',
    withdrawn: 'The courses of this order are no longer among yours. You can buy them again.',
  },
  gift: {
    undecided: 'We are looking into it; until then your gift stays as it is.',
    left: 'Your gift stays as it is.',
    withdrawn: 'Your gift has ended: whoever has it no longer has its courses.',
  },
  team: {
    undecided: 'We are looking into it; until then your team keeps its seats.',
    left: 'Your team keeps its seats.',
    withdrawn:
      'The seats of this order have ended, and those who used them no longer have its courses by them.',
  },
}

function ChargedBack({order, chargeback}: {order: Order; chargeback: NonNullable<Order['chargeback']>}) {
  const isPart = chargeback.amountCents < order.amountCents
  return (
    <Card className="grid gap-2">
      <h2 className="text-lg">Your bank has taken the payment back</h2>
      <p className="text-ink-soft">
        {isPart
          ? `The bank of whoever paid has taken ${formatCents(chargeback.amountCents)} of it back, after a dispute.`
          : 'The bank of whoever paid has taken the money back, after a dispute.'}{' '}
        {chargebackWords[orderFor(order.items)][chargeback.courses]} If you did not ask your bank for it,{' '}
        <Link to="/contact" className="link">
          write to us
        </Link>
        .
      </p>
    </Card>
  )
}

const states = defineScreenStates(
  Frame,
  {title: 'Order'},
  <Loading label="Loading your order">
    <Card className="grid gap-8">
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
      <Skeleton className="h-10" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({title, children}: {title: string; children: ReactNode}) {
  return (
    <AccountPage
      title={title}
      crumbs={[
        {label: 'Account', to: '/account'},
        {label: 'Order History', to: '/order-history'},
        {label: 'Order'},
      ]}
      aside={
        <ButtonLink to="/order-history" variant="secondary">
          <ArrowLeft aria-hidden className="size-4" />
          Back to orders
        </ButtonLink>
      }
    >
      {children}
    </AccountPage>
  )
}
