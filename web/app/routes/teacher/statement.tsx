import {formatCents} from '@lectern/domain/money'
import {MONTH} from '@lectern/domain/teachers/ledger'
import {Wallet} from 'lucide-react'
import type {Route} from './+types/statement'
import {privateLoader} from '~/features/auth/private-loader'
import {DownloadStatement} from '~/features/teaching/download-statement'
import {EntryTable} from '~/features/teaching/entry-table'
import {monthName} from '~/features/teaching/month-name'
import {defineScreenStates} from '~/layout/frame/screen-states'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {AFTER, useCursorPages} from '~/lib/router/use-cursor-pages'
import {Stat, Stats} from '~/ui/content/stat'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Statement', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading the statement', description: 'Please try again later'},
  async (_, {request, params: {month = ''}}) => {
    if (!MONTH.test(month)) throw new Error(`${month} is no month.`)
    const {loadStatement} = await import('~/features/teaching/load-teaching')
    return loadStatement(month, new URL(request.url).searchParams.get(AFTER))
  },
)

const frame = {title: 'Statement', back: {to: '/teach/payouts', label: 'Payouts'}}
const states = defineScreenStates(StaffPage, frame, <TableSkeleton label="Loading the statement" rows={6} />)
export const HydrateFallback = states.HydrateFallback
export const ErrorBoundary = states.ErrorBoundary

/** What a month has brought a teacher, entry by entry. */
export default function Statement({loaderData: {month, sums, items, next}}: Route.ComponentProps) {
  const pages = useCursorPages(next, undefined, items.length)
  return (
    <StaffPage
      {...frame}
      title={monthName(month)}
      aside={items.length > 0 && <DownloadStatement month={month} />}
    >
      {sums && (
        <Stats>
          <Stat name="At its beginning" value={formatCents(sums.openingCents)} />
          <Stat name="Sales" value={formatCents(sums.sale)} />
          <Stat name="Given back" value={formatCents(sums.refund + sums.dispute)} />
          <Stat name="Paid" value={formatCents(0 - sums.payout)} />
          <Stat name="At its end" value={formatCents(sums.closingCents)} />
        </Stats>
      )}
      {items.length === 0 ? (
        <EmptyState icon={<Wallet aria-hidden />} title="Nothing in this month">
          What is sold or given back in a month stands in its statement.
        </EmptyState>
      ) : (
        <>
          <EntryTable entries={items} />
          <CursorPagination {...pages.pages} label="Entries" />
        </>
      )}
    </StaffPage>
  )
}
