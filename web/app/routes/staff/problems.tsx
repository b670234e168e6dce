import {problemWords} from '@lectern/domain/orders/problem'
import {shortId} from '@lectern/domain/order'
import {payoutOf} from '@lectern/domain/teachers/payout'
import {CircleCheck} from 'lucide-react'
import {Link} from 'react-router-dom'
import type {Route} from './+types/problems'
import {fileTime} from '~/features/staff/export/list-export'
import {callList} from '~/features/staff/load-list'
import type {OrderProblem} from '~/features/staff/orders/load-order'
import {ProblemCard} from '~/features/staff/orders/problem-card'
import {problemFilters} from '~/features/staff/orders/problem-filters'
import {SettleDialog, type Settlement} from '~/features/staff/orders/settle-dialog'
import {payoutsPath} from '~/features/staff/payouts/payout-filters'
import {useAsked} from '~/features/staff/use-asked'
import {defineList} from '~/layout/staff/define-list'
import {routeActions} from '~/lib/forms/route-action'

const list = defineList({
  list: 'problems',
  title: 'Problems',
  documentTitle: 'Problems with payments',
  lead: 'What does not fit between Stripe and the orders or payouts.',
  words: {
    empty: {
      icon: <CircleCheck aria-hidden />,
      title: 'Nothing here',
      words: 'Stripe’s books, the orders and the payouts agree.',
    },
  },
  filters: problemFilters,
  load: ({filters: {kind, state}, cursor}) =>
    callList(async () => (await import('@lectern/domain/orders/contracts')).listProblems, 'problems', {
      kind,
      state: state ?? 'open',
      cursor,
    }),
  file: {
    Problem: ({kind}) => problemWords[kind].subject,
    Order: ({orderId}) => orderId,
    'Found (UTC)': ({since}) => fileTime(since),
    Details: ({details}) =>
      Object.entries(details)
        .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
        .join('; '),
    'Settled (UTC)': ({settledAt}) => fileTime(settledAt),
    Outcome: ({outcome}) => outcome,
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/orders/actions'))

/** What does not fit between Stripe and the orders, newest first; staff settle it. */
export default function Problems({loaderData: page}: Route.ComponentProps) {
  const {asked, ask, close} = useAsked<OrderProblem, Settlement>(page.items)
  return (
    <>
      <list.Screen page={page}>
        <ul aria-label="Problems" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {page.items.map((problem) => (
            <li key={problem.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <ProblemCard problem={problem} onSettle={(settlement) => ask(problem, settlement)} />
              {problem.details['payout'] !== undefined && (
                <p className="text-sm">
                  <Link to={payoutPath(String(problem.details['payout']))} className="link">
                    Payouts
                  </Link>
                </p>
              )}
              {problem.orderId !== null && (
                <p className="text-sm">
                  <Link to={`/admin/orders/${problem.orderId}`} className="link">
                    Order {shortId(problem.orderId)}
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ul>
      </list.Screen>
      {asked && (
        <SettleDialog problem={asked.item} settlement={asked.what} isGone={asked.isGone} onClose={close} />
      )}
    </>
  )
}

/** The payout of a teacher by a run; of an id that is none, as it may come from Stripe, all payouts. */
function payoutPath(id: string): string {
  const payout = payoutOf(id)
  return payout ? payoutsPath(payout) : '/admin/payouts'
}
