import type {PayoutStanding} from '@lectern/domain/teachers/payout-account'
import {Link} from 'react-router-dom'
import {Card} from '~/ui/layout/card'

/** What of it needs something to be done. */
const words: Partial<Record<PayoutStanding, string>> = {
  none: 'To be paid, tell Stripe who you are and which bank account is yours.',
  missing: 'Stripe needs some more details before it can pay you.',
  refused: 'Stripe does not pay to your account.',
  closed: 'Your account at Stripe is closed, and there is none to pay you to.',
}

/** Says on the overview that a teacher cannot be paid yet, or any more; nothing where they can. */
export function PayoutNotice({standing}: {standing: PayoutStanding}) {
  const sentence = words[standing]
  if (sentence === undefined) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <p className="measure">{sentence}</p>
      <Link to="/teach/payouts" className="link target font-display text-sm font-semibold">
        How you are paid
      </Link>
    </Card>
  )
}
