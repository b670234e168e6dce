import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {Cell, Row} from '~/ui/content/responsive-table'
import {ReturnBadge} from '~/features/orders/status-badges'
import {RelativeTime} from '~/ui/content/relative-time'
import {Button} from '~/ui/button'
import type {ReturnCase} from './return-cases'

export type Decision = 'approved' | 'rejected'

interface ReturnRowProps {
  returnCase: ReturnCase
  /** the decision on its way for this return */
  deciding: Decision | null
  onDecide: (decision: Decision) => void
}

/** One return request, and what can be done about it while it is pending. */
export function ReturnRow({returnCase, deciding, onDecide}: ReturnRowProps) {
  const {returned, order} = returnCase
  const name = shortId(returned.orderId)
  return (
    <Row>
      <Cell label="Return" className="tabular font-medium">
        {name}
      </Cell>
      <Cell label="Requested">
        <RelativeTime ms={returned.createdAt} />
      </Cell>
      <Cell label="Order" className="sm:py-4">
        {order ? (
          <ul className="grid gap-1 text-right sm:text-left">
            {order.items.map(({courseId, courseTitle, priceCents}) => (
              <li key={courseId}>
                {courseTitle}, <span className="tabular">{formatCents(priceCents)}</span>
              </li>
            ))}
            <li className="wrap-anywhere text-ink-faint">{order.email}</li>
          </ul>
        ) : (
          <span className="text-ink-faint">No longer there</span>
        )}
      </Cell>
      <Cell label="Amount" className="tabular font-medium">
        {order ? formatCents(order.amountCents) : ''}
      </Cell>
      <Cell label="Reason" className="sm:py-4">
        <p className="max-w-[28ch] text-right whitespace-pre-line sm:text-left">{returned.reason}</p>
      </Cell>
      <Cell label="Status">
        <ReturnBadge status={returned.status} screen="admin" />
      </Cell>
      <Cell>
        {returned.status === 'pending' && (
          <span className="flex gap-2 py-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Approve return ${name}`}
              aria-disabled={deciding === 'rejected' || undefined}
              pending={deciding === 'approved'}
              pendingLabel="Approving..."
              onClick={() => deciding === null && onDecide('approved')}
            >
              Approve
            </Button>
            <Button
              variant="destructive"
              size="sm"
              aria-label={`Reject return ${name}`}
              aria-disabled={deciding === 'approved' || undefined}
              pending={deciding === 'rejected'}
              pendingLabel="Rejecting..."
              onClick={() => deciding === null && onDecide('rejected')}
            >
              Reject
            </Button>
          </span>
        )}
      </Cell>
    </Row>
  )
}
