import {formatCents} from '@lectern/domain/money'
import {MONTH} from '@lectern/domain/teachers/ledger'
import {Wallet} from 'lucide-react'
import type {Route} from './+types/teach-statement'
import {privateLoader} from '~/features/auth/private-loader'
import {EntryTable} from '~/features/teaching/earnings/entry-table'
import type {Month} from '~/features/teaching/load-teaching'
import {StatementDownloads} from '~/features/teaching/earnings/statement-downloads'
import {monthName} from '~/features/teaching/earnings/utc-dates'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {AFTER, useCursorPages} from '~/lib/router/use-cursor-pages'
import {Stat, Stats} from '~/ui/content/stat'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Statement', noindex: true})

/** Loads a page of a month; null where the address names none, or one in which nothing has changed. */
export const clientLoader = privateLoader(
  {title: 'Error loading the statement', description: 'Please try again later'},
  async (_, {request, params: {month = ''}}) => {
    if (!MONTH.test(month)) return null
    const {loadStatement} = await import('~/features/teaching/load-teaching')
    return loadStatement(month, new URL(request.url).searchParams.get(AFTER))
  },
)

const frame = {title: 'Statement', back: {to: '/teach/payouts', label: 'Earnings'}}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading the statement" rows={6} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What a month has brought a teacher, entry by entry. */
export default function TeachStatement({loaderData, params: {month}}: Route.ComponentProps) {
  const {pages} = useCursorPages(loaderData?.next ?? null, undefined, loaderData?.items.length ?? 0)
  if (!loaderData)
    return (
      <StaffPage {...frame} title={MONTH.test(month) ? monthName(month) : frame.title}>
        <EmptyState icon={<Wallet aria-hidden />} title="There is no such statement">
          There is one for each month in which something was sold or given back.
        </EmptyState>
      </StaffPage>
    )
  const {name, sums, items} = loaderData
  const shareCents = sums.sale + sums.refund + sums.dispute + sums.correction
  return (
    <StaffPage
      {...frame}
      title={monthName(sums.month)}
      lead="The month and its days are in UTC. Amounts are your share."
      aside={<StatementDownloads name={name} sums={sums} />}
    >
      <Stats>
        <Stat name="Your share" value={formatCents(shareCents)} note={shareWords(sums)} />
        <Stat name="Paid out" value={formatCents(0 - sums.payout)} />
        <Stat
          name="Balance at its end"
          value={formatCents(sums.closingCents)}
          note={`${formatCents(sums.openingCents)} at its beginning`}
        />
      </Stats>
      <EntryTable entries={items} />
      <CursorPagination {...pages} label="Entries" />
    </StaffPage>
  )
}

/** What a month's share is made of. */
function shareWords({sale, refund, dispute, correction}: Month): string {
  const words = `${formatCents(sale)} of sales, ${formatCents(0 - refund - dispute)} given back`
  return correction === 0 ? words : `${words}, ${formatCents(correction)} corrected`
}
