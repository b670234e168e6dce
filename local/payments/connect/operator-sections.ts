import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import type {Account, Ledger} from '../ledger/tables.ts'
import {action, amount, badge, cell, idOf, latest, payoutTone, table, time} from '../page/operator-tables.ts'
import {accountBalance} from './balance.ts'
import {destinationOf} from './transfers.ts'

/** Accounts of those who are paid, with what Stripe's people, or the person, would do. */
export function accountTable(ledger: Ledger): Markup {
  const rows = latest(ledger.all('accounts')).map((account) => {
    const {id, created = 0, email, requirements, payouts_enabled: canBePaid} = account
    const balance = [...accountBalance(ledger, id)].map(([currency, cents]) => amount(cents, currency))
    return html`<tr>
      ${cell('Made', time(created * 1000))} ${cell('Of', html`${email ?? '–'} ${idOf(id)}`)}
      ${cell('Balance', balance.join(', ') || '–', 'number')}
      ${cell(
        'Status',
        html`${badge(canBePaid ? 'can be paid' : 'cannot be paid', canBePaid ? 'success' : 'waiting')}
          <span class="quiet">${requirements?.disabled_reason ?? ''}</span>`,
      )}
      ${cell('', accountActions(account), 'actions')}
    </tr>`
  })
  return table(['Made', 'Of', 'Balance', 'Status', ''], rows, 'Nobody is paid yet.')
}

function accountActions({id, requirements}: Account): Markup {
  const isRefused = requirements?.disabled_reason === 'rejected.other'
  const change = (what: string, label: string) =>
    action(`/operator/accounts/${id}/${what}`, label, `${what}-${id}`)
  return html`${isRefused ? change('restore', 'Restore') : change('restrict', 'Restrict')}
  ${change('want', 'Ask for more')} ${change('disconnect', 'Disconnect')}`
}

export function transferTable(ledger: Ledger): Markup {
  const rows = latest(ledger.all('accountTransfers')).map(
    (row) =>
      html`<tr>
        ${cell('Made', time(row.created * 1000))}
        ${cell('To', html`${idOf(destinationOf(row))} ${idOf(row.id)}`)}
        ${cell('For', row.description ?? '–')} ${cell('Amount', amount(row.amount, row.currency), 'number')}
        ${cell('Taken back', row.amount_reversed === 0 ? '–' : amount(row.amount_reversed, row.currency), 'number')}
        ${cell('', row.reversed ? '' : action(`/operator/transfers/${row.id}/reverse`, 'Reverse', `reverse-${row.id}`), 'actions')}
      </tr>`,
  )
  return table(
    ['Made', 'To', 'For', 'Amount', 'Taken back', ''],
    rows,
    'Nothing has been given to anybody yet.',
  )
}

export function payoutTable(ledger: Ledger): Markup {
  const rows = latest(ledger.all('payouts')).map(
    (row) =>
      html`<tr>
        ${cell('Made', time(row.created * 1000))}
        ${cell('Of', html`${idOf(ledger.get('payoutAccounts', row.id)?.account ?? '')} ${idOf(row.id)}`)}
        ${cell('Amount', amount(row.amount, row.currency), 'number')}
        ${cell('Status', html`${badge(row.status, payoutTone(row.status))} <span class="quiet">${row.failure_message ?? ''}</span>`)}
        ${cell(
          '',
          html`${row.status === 'pending' ? action(`/operator/payouts/${row.id}/arrive`, 'Arrives', `arrive-${row.id}`) : ''}
          ${row.status === 'failed' ? '' : action(`/operator/payouts/${row.id}/fail`, 'Fails', `fail-${row.id}`)}`,
          'actions',
        )}
      </tr>`,
  )
  return table(['Made', 'Of', 'Amount', 'Status', ''], rows, 'Nothing has been paid out yet.')
}
