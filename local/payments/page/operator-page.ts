import {html} from 'hono/html'
import {documentOf, type Markup} from '../../stand-in/document.ts'
import {accountTable, payoutTable, transferTable} from '../connect/operator-sections.ts'
import type {Faults} from '../faults.ts'
import {deliveriesIn} from '../ledger/events.ts'
import type {Ledger, WebhookSettings} from '../ledger/tables.ts'
import {disputeTable, deliveryTable, paymentTable, refundTable, sessionTable} from './operator-tables.ts'

export interface OperatorPage {
  merchant: string
  ledger: Ledger
  settings: WebhookSettings
  fault: Faults['current']
  /** Where webhooks go; undefined when nowhere. */
  webhookUrl: string | undefined
}

const FAULTS: [mode: Faults['current']['mode'], label: string][] = [
  ['none', 'works'],
  ['error', 'answers 500'],
  ['hang', 'never answers'],
  ['lost', 'works, but the answer is lost'],
  ['indeterminate', 'works, but answers with an error'],
  ['slow', 'takes a second longer'],
]

/** Everything the payments server holds, for the person who runs the shop on their own machine. */
export function operatorPage(page: OperatorPage): Markup {
  const body = html`<a class="skip-link" href="#live">Skip to the tables</a>
    <header class="bar">
      <h1>Payments <span class="badge badge-waiting">Test mode</span></h1>
      <nav aria-label="Sections">
        <a href="#sessions">Sessions</a>
        <a href="#payments">Payments</a>
        <a href="#refunds">Refunds</a>
        <a href="#disputes">Disputes</a>
        <a href="#accounts">Accounts</a>
        <a href="#transfers">Transfers</a>
        <a href="#payouts">Payouts</a>
        <a href="#webhooks">Webhooks</a>
      </nav>
    </header>
    <main id="live" tabindex="-1" data-merchant="${page.merchant}">${operatorTables(page)}</main>`
  return documentOf({
    title: `Payments · ${page.merchant}`,
    styles: ['operator.css'],
    scripts: ['operator.js'],
    body,
  })
}

/** The part of the page that changes while one looks at it. */
export function operatorTables({ledger, settings, fault, webhookUrl}: OperatorPage): Markup {
  const held = deliveriesIn('held', ledger).length
  return html`${section('sessions', 'Checkout sessions', sessionTable(ledger))}
  ${section('payments', 'Payments', paymentTable(ledger))}
  ${section('refunds', 'Refunds', refundTable(ledger))}
  ${section('disputes', 'Disputes', disputeTable(ledger))}
  ${section('accounts', 'Accounts', accountTable(ledger))}
  ${section('transfers', 'Transfers', transferTable(ledger))}
  ${section('payouts', 'Payouts', payoutTable(ledger))}
  ${section(
    'webhooks',
    'Webhooks',
    html`<p class="quiet">
        ${webhookUrl === undefined ? 'There is nowhere to send them: they are listed only.' : html`To <code>${webhookUrl}</code>`}
      </p>
      <div class="switches">
        ${toggle('hold', 'Hold back', settings.hold)} ${toggle('twice', 'Send each twice', settings.twice)}
        ${toggle('reverse', 'Reverse the order', settings.reverse)}
        ${
          held === 0
            ? ''
            : html`<form method="post" action="/operator/release">
                <button class="button" id="release" name="order" value="forward">Release ${held} held</button>
                <button class="button" id="release-reverse" name="order" value="reverse">Newest first</button>
              </form>`
        }
      </div>
      ${deliveryTable(ledger)}`,
  )}
  ${section(
    'failing',
    "Stripe's API",
    html`<form class="failing" method="post" action="/operator/fail">
      <label for="mode">The API</label>
      <select class="input" id="mode" name="mode">
        ${FAULTS.map(
          ([mode, label]) =>
            html`<option value="${mode}" ${mode === fault.mode ? html`selected` : ''}>${label}</option>`,
        )}
      </select>
      <button class="button" id="apply-fault">Apply</button>
      ${fault.mode === 'none' ? '' : html`<span class="badge badge-danger">failing</span>`}
    </form>`,
  )}`
}

function section(id: string, title: string, content: Markup): Markup {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`
}

function toggle(name: keyof WebhookSettings, label: string, on: boolean): Markup {
  return html`<form method="post" action="/operator/webhooks">
    <input type="hidden" name="${name}" value="${on ? 'off' : 'on'}" />
    <button class="button switch" id="switch-${name}" aria-pressed="${String(on)}">${label}</button>
  </form>`
}
