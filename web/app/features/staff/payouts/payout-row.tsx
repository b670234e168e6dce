import {formatCents} from '@lectern/domain/money'
import {PAYOUT_NAMES, type PayoutState} from '@lectern/domain/teachers/payout'
import {longDate} from '~/ui/content/dates'
import {Cell, Row} from '~/ui/content/responsive-table'
import {Badge} from '~/ui/feedback/badge'
import {ConfirmAction} from '~/lib/forms/confirm-action'
import {payoutFailure} from './payout-failure'
import type {StaffPayout} from './staff-payout'

const variants: Readonly<Record<PayoutState, 'default' | 'secondary' | 'destructive'>> = {
  planned: 'secondary',
  sent: 'secondary',
  paid: 'default',
  failed: 'destructive',
}

/** A payout in the list; staff try one that has failed again. */
export function PayoutRow({payout}: {payout: StaffPayout}) {
  const {id, name, state, amountCents, plannedAt, transferId} = payout
  const failure = payoutFailure(payout)
  return (
    <Row>
      <Cell label="Teacher" className="font-medium">
        {name}
      </Cell>
      <Cell label="Planned" className="whitespace-nowrap">
        {longDate(plannedAt)}
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
        {state === 'failed' && (
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
        )}
      </Cell>
    </Row>
  )
}
