import {formatCents} from '@lectern/domain/money'
import {dayOf} from '@lectern/domain/statistics/days'
import {PAYOUT_NAMES, type PayoutState} from '@lectern/domain/teachers/payout'
import {Link} from 'react-router-dom'
import {documentDate} from '~/ui/content/dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {ConfirmAction} from '~/lib/forms/confirm-action'
import {payoutFailure} from './payout-failure'
import {payoutsPath, runDay} from './payout-filters'
import type {StaffPayout} from './staff-payout'

const variants: Readonly<Record<PayoutState, 'default' | 'secondary' | 'destructive'>> = {
  planned: 'secondary',
  sent: 'secondary',
  paid: 'default',
  failed: 'destructive',
}

interface PayoutTableProps {
  payouts: readonly StaffPayout[]
  /** whether all are of the teacher whose screen it is */
  isOfOne?: boolean
}

/** Payouts; staff try one that has failed again. */
export function PayoutTable({payouts, isOfOne = false}: PayoutTableProps) {
  const columns = ['Run', 'Amount', 'State', 'Transfer', 'Actions']
  return (
    <ResponsiveTable wide caption="Payouts" columns={isOfOne ? columns : ['Teacher', ...columns]}>
      {payouts.map((payout) => (
        <PayoutRow key={payout.id} payout={payout} isOfOne={isOfOne} />
      ))}
    </ResponsiveTable>
  )
}

function PayoutRow({payout, isOfOne}: {payout: StaffPayout; isOfOne: boolean}) {
  const {id, teacher, name, period, state, amountCents, plannedAt, transferId} = payout
  const failure = payoutFailure(payout)
  return (
    <Row>
      {!isOfOne && (
        <Cell label="Teacher" className="font-medium">
          <Link to={`/admin/teachers/${encodeURIComponent(teacher)}`} className="link target wrap-anywhere">
            {name}
          </Link>
        </Cell>
      )}
      <Cell label="Run">
        <span className="grid justify-items-end gap-1 xl:justify-items-start">
          <Link to={payoutsPath({run: period})} className="link target whitespace-nowrap">
            {runDay(period)}
          </Link>
          {dayOf(plannedAt) !== period && (
            <span className="text-sm whitespace-nowrap text-ink-soft">Planned {documentDate(plannedAt)}</span>
          )}
        </span>
      </Cell>
      <Cell label="Amount" className="tabular whitespace-nowrap">
        {formatCents(amountCents)}
      </Cell>
      <Cell label="State">
        <span className="grid justify-items-end gap-1 text-right xl:justify-items-start xl:text-left">
          <Badge variant={variants[state]}>{PAYOUT_NAMES[state]}</Badge>
          {failure !== null && <span className="text-sm text-ink-soft">{failure}</span>}
        </span>
      </Cell>
      <Cell label="Transfer" className="text-sm wrap-anywhere text-ink-faint">
        {transferId}
      </Cell>
      <Cell>
        {state === 'failed' ? (
          <span className="py-2">
            <ConfirmAction
              label="Try again"
              name={`Try again: ${name}`}
              title={`Pay ${name} ${formatCents(amountCents)} again?`}
              description="It goes to the account at Stripe that they have now. If it is not tried again, the next run pays it with whatever else is available."
              pendingLabel="Trying..."
              formId={`payout-${id}`}
              actions={() => import('./actions')}
              intent="retryPayout"
              values={{payoutId: id}}
            />
          </span>
        ) : null}
      </Cell>
    </Row>
  )
}
