import {shortId} from '@lectern/domain/order'
import type {ReactNode} from 'react'
import {useSearchParams} from 'react-router-dom'
import type {Route} from './+types/staff-order'
import type {OrderDetails, OrderProblem} from '~/features/staff/orders/load-order'
import {NoteForm} from '~/features/staff/orders/note-form'
import {OrderActions} from '~/features/staff/orders/order-actions'
import {orderEvents} from '~/features/staff/orders/order-events'
import {OrderFacts} from '~/features/staff/orders/order-facts'
import {
  askedDocument,
  documentName,
  OrderInvoice,
  OrderInvoices,
} from '~/features/staff/orders/order-invoices'
import {OrderMails} from '~/features/staff/orders/order-mails'
import {OrderStory} from '~/features/staff/orders/order-story'
import {ProblemCard} from '~/features/staff/orders/problem-card'
import {SettleDialog, type Settlement} from '~/features/staff/orders/settle-dialog'
import {useAsked} from '~/features/staff/use-asked'
import {privateLoader} from '~/features/auth/private-loader'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {ButtonLink} from '~/ui/button'
import {exactTime} from '~/ui/content/dates'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Loading, Skeleton} from '~/ui/feedback/skeleton'
import {Card} from '~/ui/layout/card'

export const meta = () => pageMeta({title: 'Order', noindex: true})

/** The order with its story; null when there is none. */
export const clientLoader = privateLoader(
  {title: 'Error loading order', description: 'Please try again later'},
  async (_, {params: {id = ''}}) => (await import('~/features/staff/orders/load-order')).loadOrder(id),
)

export const clientAction = routeActions(() => import('~/features/staff/orders/actions'))

/** One order for staff: its money, everything that happened to it, and what can be done; or one of its invoices and credit notes. */
export default function StaffOrder({loaderData, params: {id}}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<OrderProblem, Settlement>(loaderData?.problems ?? [])
  const [parameters] = useSearchParams()
  if (!loaderData) {
    return (
      <Frame title="Order">
        <EmptyState
          title="There is no such order"
          action={
            <ButtonLink to="/admin/orders" variant="secondary">
              All Orders
            </ButtonLink>
          }
        />
      </Frame>
    )
  }
  const {order, learner, problems, documents} = loaderData
  const invoice = askedDocument(documents, parameters)
  if (order && invoice) {
    const back = {to: `/admin/orders/${order.id}`, label: `Order ${shortId(order.id)}`}
    return (
      <StaffPage title={documentName(invoice)} back={back}>
        <OrderInvoice order={order} learner={learner} invoice={invoice} />
      </StaffPage>
    )
  }
  return (
    <Frame title={`Order ${shortId(order?.id ?? id)}`}>
      {problems
        .filter(({settledAt}) => settledAt === null)
        .map((problem) => (
          <ProblemCard
            key={problem.id}
            problem={problem}
            onSettle={(settlement) => ask(problem, settlement)}
          />
        ))}
      {order ? (
        <OrderParts order={order} details={loaderData} />
      ) : (
        <p>This order is missing, or cannot be read.</p>
      )}
      <Story details={loaderData} />
      {problems
        .filter(({settledAt}) => settledAt !== null)
        .map((problem) => (
          <ProblemCard
            key={problem.id}
            problem={problem}
            onSettle={(settlement) => ask(problem, settlement)}
          />
        ))}
      {asked && (
        <SettleDialog problem={asked.item} settlement={asked.what} isGone={asked.isGone} onClose={close} />
      )}
    </Frame>
  )
}

function OrderParts({order, details}: {order: NonNullable<OrderDetails['order']>; details: OrderDetails}) {
  return (
    <>
      {order.refundBegun && order.status !== 'refunded' && (
        <output className="rounded bg-surface-sunken px-4 py-3">
          A refund was begun on {exactTime(order.refundBegun.at)} by {order.refundBegun.email ?? 'somebody'},
          and is not finished. It is tried again within a few minutes.
        </output>
      )}
      <OrderActions order={order} returned={details.returned} team={details.team} />
      <OrderFacts order={order} details={details} />
      {details.documents.length > 0 && (
        <Part title="Invoices and credit notes">
          <OrderInvoices documents={details.documents} />
        </Part>
      )}
    </>
  )
}

function Story({details}: {details: OrderDetails}) {
  const {order, stripe, mails} = details
  return (
    <>
      <Part title="What happened">
        {order && order.checkoutSessionId !== null && stripe === null && (
          <p className="text-ink-soft">
            Stripe does not answer just now: what it knows of this order is missing here.
          </p>
        )}
        <OrderStory events={orderEvents(details)} />
        {order && <NoteForm orderId={order.id} />}
      </Part>
      <Part title="Mails">
        <OrderMails mails={mails} />
      </Part>
    </>
  )
}

function Part({title, children}: {title: string; children: ReactNode}) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

const states = defineScreenStates(
  Frame,
  {title: 'Order'},
  <Loading label="Loading the order">
    <Card className="grid gap-8">
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
    </Card>
  </Loading>,
)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

function Frame({title, children}: {title: string; children: ReactNode}) {
  return (
    <StaffPage title={title} back={{to: '/admin/orders', label: 'Orders'}}>
      {children}
    </StaffPage>
  )
}
