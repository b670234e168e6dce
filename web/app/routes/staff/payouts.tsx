import {PAYOUT_NAMES} from '@lectern/domain/teachers/payout'
import {Scale} from 'lucide-react'
import {useState} from 'react'
import type {Route} from './+types/payouts'
import {dollars, fileTime} from '~/features/staff/export/list-export'
import {CorrectDialog} from '~/features/staff/payouts/correct-dialog'
import {payoutFailure} from '~/features/staff/payouts/payout-failure'
import {NO_RUNS, payoutFilters} from '~/features/staff/payouts/payout-filters'
import {PayoutTable} from '~/features/staff/payouts/payout-table'
import {RunStats} from '~/features/staff/payouts/run-stats'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {routeActions} from '~/lib/forms/route-action'
import {Button} from '~/ui/button'

const list = defineList({
  list: 'payouts',
  title: 'Payouts',
  lead: 'What is available of the teachers’ shares is paid to them through Stripe, in runs. What fails is in their balance again.',
  words: {
    empty: {
      icon: <StaffIcon screen="payouts" />,
      title: 'Nothing was paid out yet',
      words: 'Each run pays whoever has at least $25 available, and an account at Stripe.',
    },
  },
  filters: payoutFilters,
  load: async (read) => (await import('~/features/staff/payouts/payouts')).loadPayouts(read),
  context: {before: NO_RUNS, of: ({context}) => context},
  file: {
    Teacher: ({name}) => name,
    Run: ({period}) => period,
    'Amount (USD)': ({amountCents}) => dollars(amountCents),
    State: ({state}) => PAYOUT_NAMES[state],
    'What is wrong': (payout) => payoutFailure(payout),
    Transfer: ({transferId}) => transferId,
    'Planned (UTC)': ({plannedAt}) => fileTime(plannedAt),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary
export const clientAction = routeActions(() => import('~/features/staff/payouts/actions'))

/** What was paid out to teachers, newest first, and the runs; staff try again what has failed, and correct balances. */
export default function AdminPayouts({loaderData: page}: Route.ComponentProps) {
  const [correcting, setCorrecting] = useState(false)
  return (
    <>
      <list.Screen
        page={page}
        aside={
          <Button variant="secondary" onClick={() => setCorrecting(true)}>
            <Scale aria-hidden className="size-4" />
            Correct a Balance
          </Button>
        }
        note={page.run && <RunStats run={page.run} />}
      >
        <PayoutTable payouts={page.items} />
      </list.Screen>
      <CorrectDialog open={correcting} onClose={() => setCorrecting(false)} />
    </>
  )
}
