import {formatCents} from '@lectern/domain/money'
import {orderName, shortId} from '@lectern/domain/order'
import {Link} from 'react-router-dom'
import {OrderBadge} from '~/features/orders/status-badges'
import {RelativeTime} from '~/ui/content/relative-time'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {EmailAddress} from '~/ui/content/email-address'
import type {ListedOrder} from './order-filters'

/** Orders of any learner. */
export function OrdersTable({orders}: {orders: readonly ListedOrder[]}) {
  return (
    <ResponsiveTable caption="Orders" columns={['Order', 'Placed', 'Learner', 'Courses', 'Amount', 'Status']}>
      {orders.map((order) => (
        <Row
          key={order.id}
          className="max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-0.5 max-sm:py-3"
        >
          <Cell className="tabular whitespace-nowrap font-medium max-sm:order-5">
            <Link to={`/admin/orders/${order.id}`} className="target link">
              {shortId(order.id)}
            </Link>
          </Cell>
          <Cell className="text-ink-soft max-sm:order-6 max-sm:justify-end">
            <RelativeTime ms={order.createdAt} />
          </Cell>
          <Cell className="max-sm:order-1">
            <span className="grid min-w-0 leading-snug sm:max-w-72">
              <span className="truncate" title={order.name ?? undefined}>
                {order.name}
              </span>
              <EmailAddress
                address={order.email ?? 'No address'}
                className="text-xs text-ink-faint sm:line-clamp-1"
              />
            </span>
          </Cell>
          <Cell className="max-sm:order-3">
            <span className="line-clamp-1 sm:max-w-[44ch]" title={orderName(order.items)}>
              {orderName(order.items)}
            </span>
          </Cell>
          <Cell className="tabular whitespace-nowrap font-medium max-sm:order-2 max-sm:justify-end">
            <span className="grid leading-snug max-sm:text-right">
              {formatCents(order.amountCents)}
              {order.discountCode !== null && (
                <span className="text-xs font-normal text-ink-faint">{order.discountCode}</span>
              )}
            </span>
          </Cell>
          <Cell className="max-sm:order-4 max-sm:justify-end">
            <span className="flex flex-wrap gap-1.5">
              <OrderBadge order={order} screen="admin" />
              {order.hasProblem && <Badge variant="destructive">Problem</Badge>}
            </span>
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
