import {shortId} from '@lectern/domain/order'
import {lastReturnAt, type ReturnEligibility} from '@lectern/domain/return'
import {Link} from 'react-router-dom'
import {shortDate} from '~/ui/content/dates'

/** Why an order can't be returned, or no longer. Orders that were never paid need no note. */
const returnNotes: Record<Exclude<ReturnEligibility, 'allowed'>, string> = {
  requested: 'Return requested',
  approved: 'Return approved',
  rejected: 'Return rejected',
  'window-closed': 'Return window closed',
  'not-completed': '',
}

interface ReturnLinkProps {
  orderId: string
  eligibility: ReturnEligibility
  /** when it was completed, ms; null while it is not */
  completedAt: number | null
}

/** A link to return an order while that is possible, otherwise a note why not. */
export function ReturnLink({orderId, eligibility, completedAt}: ReturnLinkProps) {
  if (eligibility !== 'allowed')
    return <span className="whitespace-nowrap text-ink-faint">{returnNotes[eligibility]}</span>
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={`/account/returns/new?orderId=${orderId}`}
        aria-label={`Return order ${shortId(orderId)}`}
        className="link target font-medium"
      >
        Return
      </Link>
      {completedAt !== null && (
        <span className="whitespace-nowrap text-ink-faint">until {shortDate(lastReturnAt(completedAt))}</span>
      )}
    </span>
  )
}
