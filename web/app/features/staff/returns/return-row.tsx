import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {returnedLines} from '@lectern/domain/return'
import {Link} from 'react-router-dom'
import {PartList} from '~/ui/content/part-list'
import {Cell, Row} from '~/ui/content/responsive-table'
import {ReturnBadge} from '~/features/orders/status-badges'
import {RelativeTime} from '~/ui/content/relative-time'
import {Button} from '~/ui/button'
import type {Decision} from './decision-dialog'
import {EmailAddress} from '~/ui/content/email-address'
import type {ReturnCase} from './return-case'
import {WrittenReason} from './written-reason'

interface ReturnRowProps {
  returnCase: ReturnCase
  /** opens the dialog that asks about a decision */
  onDecide: (decision: Decision) => void
}

/** One return request, with buttons to decide it while it is pending. */
export function ReturnRow({returnCase: {returned, order, amountCents}, onDecide}: ReturnRowProps) {
  const name = shortId(returned.orderId)
  /** the money that an approval sent back has not arrived */
  const failed = returned.refundFailedAt !== null
  return (
    <Row>
      <Cell label="Return" className="tabular whitespace-nowrap font-medium">
        <Link to={`/admin/orders/${encodeURIComponent(returned.orderId)}`} className="target link">
          {name}
        </Link>
      </Cell>
      <Cell label="Requested">
        <RelativeTime ms={returned.createdAt} />
      </Cell>
      <Cell label="Order" className="xl:py-4">
        {order ? (
          <ul className="grid gap-1 text-right xl:text-left">
            {returnedLines(returned, order.items).map(({lineId, title, courses, priceCents}) => (
              <li key={lineId}>
                {title}, <span className="tabular">{formatCents(priceCents)}</span>
                <PartList parts={courses} />
              </li>
            ))}
            <li className="text-ink-faint">
              <Link to={`/admin/learners/${encodeURIComponent(returned.userId)}`} className="link">
                <EmailAddress address={order.email || 'No address'} />
              </Link>
            </li>
          </ul>
        ) : (
          <span className="text-ink-faint">No longer there</span>
        )}
      </Cell>
      <Cell label="Amount" className="tabular whitespace-nowrap font-medium">
        {amountCents === null ? '' : formatCents(amountCents)}
      </Cell>
      <Cell label="Reason" className="xl:py-4">
        <div className="grid max-w-[28ch] grid-cols-[minmax(0,1fr)] gap-2 text-right xl:text-left">
          <WrittenReason text={returned.reason} />
          {returned.decisionReason && (
            <div className="text-ink-faint">
              <WrittenReason text={`Our answer: ${returned.decisionReason}`} />
            </div>
          )}
        </div>
      </Cell>
      <Cell label="Status">
        <ReturnBadge returned={returned} screen="admin" />
      </Cell>
      <Cell>
        {(returned.status === 'pending' || failed) && (
          <div className="flex flex-wrap gap-2 py-2">
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
