import {shortId} from '@lectern/domain/order'
import type {ReturnEligibility} from '@lectern/domain/return'
import {Link} from 'react-router-dom'

/** Why an order can't be returned, or no longer. Orders that were never paid need no note. */
const returnNotes: Record<Exclude<ReturnEligibility, 'allowed'>, string> = {
  requested: 'Return requested',
  approved: 'Return approved',
  rejected: 'Return rejected',
  'window-closed': 'Return window closed',
  'not-completed': '',
}

/** A link to return an order while that is possible, otherwise a note why not. */
export function ReturnLink({orderId, eligibility}: {orderId: string; eligibility: ReturnEligibility}) {
  if (eligibility !== 'allowed') {
    return <span className="whitespace-nowrap text-ink-faint">{returnNotes[eligibility]}</span>
  }
  return (
    <Link
      to={`/account/returns/new?orderId=${orderId}`}
      aria-label={`Return order ${shortId(orderId)}`}
      className="link target font-medium"
    >
      Return
    </Link>
  )
}
