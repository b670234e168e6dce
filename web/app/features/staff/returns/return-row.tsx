import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {Cell, Row} from '~/ui/content/responsive-table'
import {ReturnBadge} from '~/features/orders/status-badges'
import {RelativeTime} from '~/ui/content/relative-time'
import {Button} from '~/ui/button'
import type {Decision} from './decision-dialog'
import {EmailAddress} from '~/ui/content/email-address'
import type {ReturnCase} from './return-case'

interface ReturnRowProps {
  returnCase: ReturnCase
  /** opens the dialog that asks about a decision */
  onDecide: (decision: Decision) => void
}

/** One return request, with buttons to decide it while it is pending. */
export function ReturnRow({returnCase: {returned, order}, onDecide}: ReturnRowProps) {
  const name = shortId(returned.orderId)
  /** the money that an approval sent back has not arrived */
  const failed = returned.refundFailedAt !== null
  return (
    <Row>
      <Cell label="Return" className="tabular whitespace-nowrap font-medium">
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
            <li className="text-ink-faint">
              <EmailAddress address={order.email ?? 'No address'} />
            </li>
          </ul>
        ) : (
          <span className="text-ink-faint">No longer there</span>
        )}
      </Cell>
      <Cell label="Amount" className="tabular whitespace-nowrap font-medium">
        {order ? formatCents(order.amountCents) : ''}
      </Cell>
      <Cell label="Reason" className="sm:py-4">
        <div className="grid max-w-[28ch] gap-2 text-right sm:text-left">
          <p className="whitespace-pre-line">{returned.reason}</p>
          {returned.decisionReason && (
            <p className="whitespace-pre-line text-ink-faint">Our answer: {returned.decisionReason}</p>
          )}
        </div>
      </Cell>
      <Cell label="Status">
        <ReturnBadge returned={returned} screen="admin" />
      </Cell>
      <Cell>
        {(returned.status === 'pending' || failed) && (
          <div className="flex gap-2 py-2">
            <Button
              variant="secondary"
              size="sm"
              aria-label={failed ? `Refund again: return ${name}` : `Approve return ${name}`}
              onClick={() => onDecide('approved')}
            >
              {failed ? 'Refund again' : 'Approve'}
            </Button>
            {!failed && (
              <Button
                variant="destructive"
                size="sm"
                aria-label={`Reject return ${name}`}
                onClick={() => onDecide('rejected')}
              >
                Reject
              </Button>
            )}
          </div>
        )}
      </Cell>
    </Row>
  )
}
