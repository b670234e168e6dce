import {orderFor} from '@lectern/domain/order'
import {lastReturnAt, RETURN_WINDOW_DAYS, returnEligibility} from '@lectern/domain/return'
import type {Order} from './orders'
import type {ReturnRequest} from './returns'
import {ButtonLink} from '~/ui/button'
import {longDate} from '~/ui/content/dates'
import {Card} from '~/ui/layout/card'
import {ReturnBadge} from './status-badges'
import {useNow} from '~/ui/use-now'
import {RelativeTime} from '~/ui/content/relative-time'

/** The order's return: requested, still possible, or expired. Renders nothing for an order that was never paid. */
export function OrderReturn({order, returned}: {order: Order; returned: ReturnRequest | null}) {
  const now = useNow()
  if (returned) {
    return (
      <Card className="no-print grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">Your return request</h2>
          <ReturnBadge returned={returned} screen="account" />
        </div>
        <blockquote className="border-l-3 border-border-strong pl-4 whitespace-pre-line text-ink-soft">
          {returned.reason}
        </blockquote>
        {returned.decisionReason && (
          <div className="grid gap-1">
            <h3 className="text-base">Our answer</h3>
            <p className="whitespace-pre-line text-ink-soft">{returned.decisionReason}</p>
          </div>
        )}
        <p className="font-display text-sm text-ink-faint">
          Requested <RelativeTime ms={returned.createdAt} />
          {returned.status !== 'pending' && (
            <>
              , decided <RelativeTime ms={returned.updatedAt} />
            </>
          )}
        </p>
      </Card>
    )
  }
  if (order.refundFailed) return null
  const eligibility = returnEligibility(
    {
      status: order.status,
      completedAtMs: order.completedAt,
      isChargedBack: order.chargeback !== null,
      isForOthers: orderFor(order.items) !== 'me',
    },
    null,
    now,
  )
  if (eligibility === 'allowed') {
    return (
      <Card className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h2 className="text-lg">Not what you hoped for?</h2>
          <p className="text-ink-soft">
            You can ask for your money back within {RETURN_WINDOW_DAYS} days
            {order.completedAt !== null && `, until ${longDate(lastReturnAt(order.completedAt))}`}.
          </p>
        </div>
        <ButtonLink to={`/account/returns/new?orderId=${order.id}`} variant="secondary">
          Request a return
        </ButtonLink>
      </Card>
    )
  }
  if (eligibility === 'window-closed') {
    return (
      <p className="no-print text-sm text-ink-faint">
        The {RETURN_WINDOW_DAYS} days for a return of this order are over.
      </p>
    )
  }
  return null
}
