import {formatCents} from '@lectern/domain/money'
import {Wallet} from 'lucide-react'
import type {Route} from './+types/teach-payouts'
import {privateLoader} from '~/features/auth/private-loader'
import {MonthTable} from '~/features/teaching/earnings/month-table'
import {PayoutAccount} from '~/features/teaching/earnings/payout-account'
import {PayoutTable} from '~/features/teaching/earnings/payout-table'
import {formerWords, payoutWords} from '~/features/teaching/earnings/payout-words'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {routeActions} from '~/lib/forms/route-action'
import {pageMeta} from '~/lib/router/page-meta'
import {Stat, Stats} from '~/ui/content/stat'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {Card} from '~/ui/layout/card'

export const meta = () => pageMeta({title: 'Earnings', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your earnings', description: 'Please try again later'},
  async (_, {request}) => {
    const {loadPayoutAccount, loadPayouts} = await import('~/features/teaching/load-teaching')
    /** with which Stripe sends somebody back: `back` from its form, or `again` because the link to it had ended */
    const from = new URL(request.url).searchParams.get('stripe')
    const [payouts, account] = await Promise.all([loadPayouts(), loadPayoutAccount(from !== null)])
    return {...payouts, account, isLinkOver: from === 'again'}
  },
)

export const clientAction = routeActions(() => import('~/features/teaching/earnings/payout-actions'))

const frame = {
  title: 'Earnings',
  lead: 'Your share of each sale. It is pending for as long as the course can be returned, and available from the next day on.',
}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading your earnings" rows={4} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What a teacher has earned, what of it was paid out, and a statement for each month. */
export default function TeachPayouts({loaderData}: Route.ComponentProps) {
  const {state, pendingCents, availableCents, paidOutCents, payouts, months, account, isLinkOver} = loaderData
  const former = formerWords(state)
  return (
    <StaffPage {...frame}>
      {former && (
        <Card className="py-4">
          <p className="measure">{former}</p>
        </Card>
      )}
      <Stats>
        <Stat name="Pending" value={formatCents(pendingCents)} note="can still be returned" />
        <Stat name="Available" value={formatCents(availableCents)} note="the time to return has passed" />
        <Stat name="Paid out" value={formatCents(paidOutCents)} note="sent to your account at Stripe" />
      </Stats>
      <p className="measure text-ink-soft">{payoutWords(loaderData)}</p>
      <PayoutAccount account={account} isLinkOver={isLinkOver} />
      {payouts.length > 0 && <PayoutTable payouts={payouts} />}
      {months.length === 0 ? (
        <EmptyState icon={<Wallet aria-hidden />} title="Nothing was sold yet">
          Each month in which something is sold or given back has its statement here.
        </EmptyState>
      ) : (
        <MonthTable months={months} />
      )}
    </StaffPage>
  )
}
