import {formatCents} from '@lectern/domain/money'
import {coursesOf, lineRemark, orderFor, shortId} from '@lectern/domain/order'
import {returnEligibility} from '@lectern/domain/return'
import {Link} from 'react-router-dom'
import type {OrderHistory} from './order-history'
import {PartList} from '~/ui/content/part-list'
import {pluralize} from '~/ui/content/pluralize'
import {ResponsiveTable, Cell, Row} from '~/ui/content/responsive-table'
import {ReturnLink} from './return-link'
import {OrderBadge} from './status-badges'
import {useNow} from '~/ui/use-now'
import {RelativeTime} from '~/ui/content/relative-time'

export function OrderTable({orders, returns}: OrderHistory) {
  const now = useNow()
  const statusOf = new Map(returns.map(({orderId, status}) => [orderId, status]))
  return (
    <ResponsiveTable
      caption="Your orders"
      columns={['Order', 'Date', 'Courses', 'Amount', 'Status', 'Actions']}
    >
      {orders.map((order) => {
        const {id, items, status, completedAt, chargeback} = order
        const eligibility = returnEligibility(
          {
            status,
            completedAtMs: completedAt,
            isChargedBack: chargeback !== null,
            isForOthers: orderFor(items) !== 'me',
          },
          statusOf.get(id) ?? null,
          now,
        )
        return (
          <Row key={id}>
            <Cell label="Order" className="tabular whitespace-nowrap font-medium">
              {shortId(id)}
            </Cell>
            <Cell label="Date">
              <RelativeTime ms={order.createdAt} />
            </Cell>
            <Cell label="Courses">
              <div className="grid text-right sm:text-left">
                {items.map(({lineId, title, courses, ...line}) => (
                  <div key={lineId}>
                    {title}
                    <PartList parts={courses} />
                    {line.for !== 'me' && <span className="block text-ink-faint">{lineRemark(line)}</span>}
                  </div>
                ))}
                <span className="text-ink-faint">{pluralize(coursesOf(items).length, 'course')}</span>
              </div>
            </Cell>
            <Cell label="Amount" className="tabular whitespace-nowrap">
              {formatCents(order.amountCents)}
            </Cell>
            <Cell label="Status">
              <OrderBadge order={order} />
            </Cell>
            <Cell>
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <Link
                  to={`/account/orders/${id}`}
                  aria-label={`View order ${shortId(id)}`}
                  className="link target font-medium"
                >
                  View
                </Link>
                <ReturnLink orderId={id} eligibility={eligibility} completedAt={completedAt} />
              </span>
            </Cell>
          </Row>
        )
      })}
    </ResponsiveTable>
  )
}
