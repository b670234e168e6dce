import {html} from 'hono/html'
import {documentOf, type Markup} from '../../stand-in/document.ts'
import {formatAmount} from '../ledger/currency.ts'
import type {Account, Ledger} from '../ledger/tables.ts'
import {amount, badge, cell, payoutTone, table, time} from '../page/operator-tables.ts'
import {accountBalance} from './balance.ts'
import {destinationOf} from './transfers.ts'

/** What somebody who is paid sees of their money. */
export function accountPage(merchant: string, account: Account, ledger: Ledger): Markup {
  const balance = [...accountBalance(ledger, account.id)].map(([currency, cents]) =>
    formatAmount(cents, currency),
  )
  const bank = account.external_accounts?.data[0]
  const transfers = ledger.all('accountTransfers').filter((row) => destinationOf(row) === account.id)
  const payouts = ledger
    .all('payouts')
    .filter(({id}) => ledger.get('payoutAccounts', id)?.account === account.id)
  const title = `Your payouts from ${merchant}`
  const body = html`<header class="bar">
      <h1>${title} <span class="badge badge-waiting">Test mode</span></h1>
    </header>
    <main>
      <section aria-labelledby="balance">
        <h2 id="balance">Balance</h2>
        <p>
          <strong class="tabular"
            >${balance.length === 0 ? formatAmount(0, 'usd') : balance.join(', ')}</strong
          >
          ${bank === undefined ? '' : html`<span class="quiet">is paid to the account ending in ${bank.last4 ?? ''}</span>`}
        </p>
        ${account.payouts_enabled ? '' : html`<p>${badge('payouts are paused', 'danger')}</p>`}
      </section>
      <section aria-labelledby="payouts">
        <h2 id="payouts">Payouts</h2>
        ${table(
          ['Made', 'Amount', 'Status'],
          payouts.toReversed().map(
            (row) =>
              html`<tr>
                ${cell('Made', time(row.created * 1000))}
                ${cell('Amount', amount(row.amount, row.currency), 'number')}
                ${cell('Status', html`${badge(row.status, payoutTone(row.status))} <span class="quiet">${row.failure_message ?? ''}</span>`)}
              </tr>`,
          ),
          'Nothing has been paid out yet.',
        )}
      </section>
      <section aria-labelledby="transfers">
        <h2 id="transfers">From ${merchant}</h2>
        ${table(
          ['Made', 'For', 'Amount', 'Taken back'],
          transfers.toReversed().map(
            (row) =>
              html`<tr>
                ${cell('Made', time(row.created * 1000))} ${cell('For', row.description ?? '–')}
                ${cell('Amount', amount(row.amount, row.currency), 'number')}
                ${cell('Taken back', row.amount_reversed === 0 ? '–' : amount(row.amount_reversed, row.currency), 'number')}
              </tr>`,
          ),
          'Nothing has come yet.',
        )}
      </section>
    </main>`
  return documentOf({title, styles: ['operator.css'], body})
}
