import {shortId} from '@lectern/domain/order'
import {RETURN_WINDOW_DAYS} from '@lectern/domain/return'
import {Undo2} from 'lucide-react'
import {Link} from 'react-router-dom'
import {ButtonLink} from '~/ui/button'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import type {ReturnRequest} from './returns'
import {ReturnBadge} from './status-badges'
import {RelativeTime} from '~/ui/content/relative-time'

/** All return requests of the signed-in user. */
export function ReturnsPanel({returns}: {returns: readonly ReturnRequest[]}) {
  if (returns.length === 0) {
    return (
      <EmptyState
        icon={<Undo2 aria-hidden />}
        title="No returns yet"
        action={
          <ButtonLink to="/order-history" variant="secondary">
            See your orders
          </ButtonLink>
        }
      >
        You can ask for your money back within {RETURN_WINDOW_DAYS} days of a purchase.
      </EmptyState>
    )
  }
  return (
    <ResponsiveTable caption="Your returns" columns={['Return', 'Requested', 'Reason', 'Status', 'Actions']}>
      {returns.map((returned) => {
        const {orderId, createdAt, reason, decisionReason} = returned
        return (
          <Row key={orderId}>
            <Cell label="Return" className="tabular whitespace-nowrap font-medium">
              {shortId(orderId)}
            </Cell>
            <Cell label="Requested">
              <RelativeTime ms={createdAt} />
            </Cell>
            <Cell label="Reason">
              <span className="grid max-w-[34ch] gap-1 text-right sm:text-left">
                <span title={reason} className="line-clamp-2">
                  {reason}
                </span>
                {decisionReason && (
                  <span title={decisionReason} className="line-clamp-3 text-ink-faint">
                    Our answer: {decisionReason}
                  </span>
                )}
              </span>
            </Cell>
            <Cell label="Status">
              <ReturnBadge returned={returned} screen="account" />
            </Cell>
            <Cell>
              <Link
                to={`/account/orders/${orderId}`}
                aria-label={`View order ${shortId(orderId)}`}
                className="link target font-medium"
              >
                View order
              </Link>
            </Cell>
          </Row>
        )
      })}
    </ResponsiveTable>
  )
}
