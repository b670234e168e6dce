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
        <Row key={order.id}>
          <Cell label="Order" className="tabular whitespace-nowrap font-medium">
            <Link to={`/admin/orders/${order.id}`} className="target link">
              {shortId(order.id)}
            </Link>
          </Cell>
          <Cell label="Placed">
            <RelativeTime ms={order.createdAt} />
          </Cell>
          <Cell label="Learner">
            <span className="grid min-w-0 text-right sm:text-left">
              {order.name}
              <EmailAddress address={order.email ?? 'No address'} className="text-ink-faint" />
            </span>
          </Cell>
          <Cell label="Courses">
            <span className="text-right sm:text-left">{orderName(order.items)}</span>
          </Cell>
          <Cell label="Amount" className="tabular whitespace-nowrap font-medium">
            <span className="grid text-right sm:text-left">
              {formatCents(order.amountCents)}
              {order.discountCode !== null && (
                <span className="font-normal text-ink-faint">{order.discountCode}</span>
              )}
            </span>
          </Cell>
          <Cell label="Status">
            <span className="flex flex-wrap gap-1.5">
              <OrderBadge order={order} />
              {order.hasProblem && <Badge variant="destructive">Problem</Badge>}
            </span>
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
