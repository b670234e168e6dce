import {formatCents} from '@lectern/domain/money'
import {Wallet} from 'lucide-react'
import type {Route} from './+types/payouts'
import {privateLoader} from '~/features/auth/private-loader'
import {MonthTable} from '~/features/teaching/month-table'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {Stat, Stats} from '~/ui/content/stat'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'

export const meta = () => pageMeta({title: 'Payouts', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading your payouts', description: 'Please try again later'},
  async () => (await import('~/features/teaching/load-teaching')).loadPayouts(),
)

const frame = {
  title: 'Payouts',
  lead: 'Your share of a sale is yours once the time to return it is over: thirty days, and until the next day begins in UTC.',
}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading your payouts" rows={4} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What a teacher has, and a statement for each month. */
export default function Payouts({
  loaderData: {pendingCents, availableCents, paidCents, months},
}: Route.ComponentProps) {
  return (
    <StaffPage {...frame}>
      <Stats>
        <Stat name="Pending" value={formatCents(pendingCents)} note="can still be returned" />
        <Stat
          name="Available"
          value={formatCents(availableCents)}
          note={availableCents < 0 ? 'is taken from what you earn next' : 'is yours, and not paid yet'}
        />
        <Stat name="Paid" value={formatCents(paidCents)} note="so far" />
      </Stats>
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
