import {formatCents} from '@lectern/domain/money'
import {PAYOUT_NAMES, type PayoutState} from '@lectern/domain/teachers/payout'
import type {Payouts} from '../load-teaching'
import {utcDay} from './utc-dates'
import {Cell, ResponsiveTable, Row} from '~/ui/content/responsive-table'

const meanings: Readonly<Record<PayoutState, string>> = {
  planned: 'It will be with Stripe within minutes.',
  sent: 'It is with Stripe, on its way to your bank.',
  paid: 'It has reached your bank.',
  failed: 'Stripe could not take it. It is part of what is available again.',
}

/** The newest payouts of a teacher. */
export function PayoutTable({payouts}: {payouts: Payouts['payouts']}) {
  return (
    <ResponsiveTable caption="Payouts" columns={['Payout', 'Amount', 'How far']}>
      {payouts.map(({period, state, amountCents, at, isRefusedByBank}) => (
        <Row key={period}>
          <Cell label="Payout" className="whitespace-nowrap">
            {utcDay(at)}
          </Cell>
          <Cell label="Amount" className="tabular font-medium whitespace-nowrap">
            {formatCents(amountCents)}
          </Cell>
          <Cell label="How far">
            <span className="text-right xl:text-left">
              <span className="font-medium">{PAYOUT_NAMES[state]}</span>{' '}
              <span className="block text-sm text-ink-soft">
                {isRefusedByBank
                  ? 'Your bank has refused it. Please look at your details at Stripe, which then tries again.'
                  : meanings[state]}
              </span>
            </span>
          </Cell>
        </Row>
      ))}
    </ResponsiveTable>
  )
}
