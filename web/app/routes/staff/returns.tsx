import {returnedLines} from '@lectern/domain/return'
import type {Route} from './+types/returns'
import {returnLabels} from '~/features/orders/status-badges'
import {dollars, fileTime} from '~/features/staff/export/list-export'
import {DecisionDialog, type Decision} from '~/features/staff/returns/decision-dialog'
import {returnFilters} from '~/features/staff/returns/return-filters'
import type {ReturnCase} from '~/features/staff/returns/return-case'
import {ReturnRow} from '~/features/staff/returns/return-row'
import {useAsked} from '~/features/staff/use-asked'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'
import {ResponsiveTable} from '~/ui/content/responsive-table'

const list = defineList({
  list: 'returns',
  title: 'Return requests',
  lead: 'Approving gives the money back and takes the courses from the shelf. A decision is final.',
  words: {
    empty: {
      icon: <StaffIcon screen="returns" />,
      title: 'No return requests',
      words: 'When a learner asks for their money back, it stands here.',
    },
  },
  filters: returnFilters,
  search: 'Search returns...',
  load: async (read) => (await import('~/features/staff/returns/return-cases')).loadReturnCases(read),
  file: {
    Order: ({id}) => id,
    'Requested (UTC)': ({returned}) => fileTime(returned.createdAt),
    'E-mail': ({order}) => order?.email ?? null,
    Courses: ({returned, order}) =>
      returnedLines(returned, order?.items ?? [])
        .map(({title}) => title)
        .join('; '),
    'Amount (USD)': ({amountCents}) => dollars(amountCents),
    Reason: ({returned}) => returned.reason,
    Answer: ({returned}) => returned.decisionReason,
    Status: ({returned}) =>
      returned.refundFailedAt === null ? returnLabels[returned.status] : 'Refund failed',
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/returns/actions'))

/** The return requests, newest first, a page at a time; staff decide the pending ones. */
export default function AdminReturns({loaderData: page}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<ReturnCase, Decision>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <ResponsiveTable
          wide
          caption="Return requests"
          columns={['Return', 'Requested', 'Order', 'Amount', 'Reason', 'Status', 'Actions']}
        >
          {page.items.map((returnCase) => (
            <ReturnRow
              key={returnCase.id}
              returnCase={returnCase}
              onDecide={(decision) => ask(returnCase, decision)}
            />
          ))}
        </ResponsiveTable>
      </list.Screen>
      <DecisionDialog asked={asked} onClose={close} />
    </>
  )
}
