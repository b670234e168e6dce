import {formatCents} from '@lectern/domain/money'
import {shortId} from '@lectern/domain/order'
import {Cell, Row} from '~/ui/content/responsive-table'
import {ReturnBadge} from '~/features/orders/status-badges'
import {RelativeTime} from '~/ui/content/relative-time'
import {ActionForm} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import type {ReturnCase} from './return-cases'

export const fetchDecideReturnAction = async () => (await import('./decide-return-action')).decideReturnAction

/** One return request, with buttons to decide it while it is pending. */
export function ReturnRow({returnCase: {returned, order}}: {returnCase: ReturnCase}) {
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
            <li className="wrap-anywhere text-ink-faint">{order.email}</li>
          </ul>
        ) : (
          <span className="text-ink-faint">No longer there</span>
        )}
      </Cell>
      <Cell label="Amount" className="tabular whitespace-nowrap font-medium">
        {order ? formatCents(order.amountCents) : ''}
      </Cell>
      <Cell label="Reason" className="sm:py-4">
        <p className="max-w-[28ch] text-right whitespace-pre-line sm:text-left">{returned.reason}</p>
      </Cell>
      <Cell label="Status">
        <ReturnBadge returned={returned} screen="admin" />
      </Cell>
      <Cell>
        {(returned.status === 'pending' || failed) && (
          <ActionForm
            formId={`return-${returned.orderId}`}
            fetchAction={fetchDecideReturnAction}
            revalidate
            className="flex gap-2 py-2"
          >
            <input type="hidden" name="orderId" value={returned.orderId} />
            <SubmitButton
              name="decision"
              value="approved"
              variant="secondary"
              size="sm"
              aria-label={failed ? `Refund again: return ${name}` : `Approve return ${name}`}
              pendingLabel={failed ? 'Refunding...' : 'Approving...'}
            >
              {failed ? 'Refund again' : 'Approve'}
            </SubmitButton>
            {!failed && (
              <SubmitButton
                name="decision"
                value="rejected"
                variant="destructive"
                size="sm"
                aria-label={`Reject return ${name}`}
                pendingLabel="Rejecting..."
              >
                Reject
              </SubmitButton>
            )}
          </ActionForm>
        )}
      </Cell>
    </Row>
  )
}
