import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import {formatAmount, fractionDigits} from '../ledger/currency.ts'
import type {Attempt, Charge, Delivery, Ledger, Session} from '../ledger/tables.ts'

/** So many rows of each; older ones are found through the API. */
const MOST_ROWS = 50

type Tone = 'success' | 'waiting' | 'danger' | 'plain'

export function sessionTable(ledger: Ledger): Markup {
  const rows = latest(ledger.all('sessions')).map((session) => {
    const lines = ledger.get('lineItems', session.id)?.items ?? []
    return html`<tr>
      ${cell('Opened', time(session.created * 1000))}
      ${cell('Customer', session.customer_details?.email ?? '–')}
      ${cell('For', html`${lines.map(({description}) => description).join(', ')} ${idOf(session.id)}`)}
      ${cell('Amount', amount(session.amount_total, session.currency), 'number')}
      ${cell('Status', sessionBadge(session, ledger))} ${cell('', sessionActions(session, ledger), 'actions')}
    </tr>`
  })
  return table(
    ['Opened', 'Customer', 'For', 'Amount', 'Status', ''],
    rows,
    'No one has gone to checkout yet.',
  )
}

function sessionBadge(session: Session, ledger: Ledger): Markup {
  if (session.status === 'open') return badge('open', 'plain')
  if (session.status === 'expired') return badge('expired', 'plain')
  if (session.payment_status === 'paid') return badge('paid', 'success')
  return ledger.get('transfers', session.id) === undefined
    ? badge('failed', 'danger')
    : badge('processing', 'waiting')
}

function sessionActions({id, status}: Session, ledger: Ledger): Markup | string {
  if (status === 'open') {
    return html`<a class="button" href="/pay/${id}" id="open-${id}">Open</a>
      ${action(`/operator/sessions/${id}/expire`, 'Expire', `expire-${id}`)}`
  }
  if (ledger.get('transfers', id) === undefined) return ''
  return html`${action(`/operator/sessions/${id}/succeed`, 'Money arrives', `succeed-${id}`)}
  ${action(`/operator/sessions/${id}/fail`, 'Fails', `fail-${id}`)}`
}

export function paymentTable(ledger: Ledger): Markup {
  const rows = latest(ledger.all('paymentIntents')).map((intent) => {
    const charge =
      typeof intent.latest_charge === 'string' ? ledger.get('charges', intent.latest_charge) : undefined
    const tones: Record<string, Tone> = {
      succeeded: 'success',
      processing: 'waiting',
      requires_payment_method: 'danger',
    }
    return html`<tr>
      ${cell('Tried', time(intent.created * 1000))}
      ${cell('With', html`${methodOf(charge)} ${idOf(intent.id)}`)}
      ${cell('Amount', amount(intent.amount, intent.currency), 'number')}
      ${cell('Refunded', charge === undefined || charge.amount_refunded === 0 ? '–' : amount(charge.amount_refunded, charge.currency), 'number')}
      ${cell('Status', html`${badge(intent.status.replaceAll('_', ' '), tones[intent.status] ?? 'plain')} <span class="quiet">${intent.last_payment_error?.message ?? ''}</span>`)}
      ${cell('', paymentActions(intent.id, charge), 'actions')}
    </tr>`
  })
  return table(['Tried', 'With', 'Amount', 'Refunded', 'Status', ''], rows, 'No one has tried to pay yet.')
}

function paymentActions(id: string, charge: Charge | undefined): Markup | string {
  if (charge?.paid !== true || charge.refunded) return ''
  return html`<form method="post" action="/operator/payments/${id}/refund" class="refund">
      ${amountField(`amount-${id}`, charge)}
      <button class="button" id="refund-${id}">Refund</button>
    </form>
    ${charge.disputed ? '' : action(`/operator/payments/${id}/dispute`, 'Dispute', `dispute-${id}`)}`
}

/** How much goes back, in the currency's unit; left empty, all that is left. */
function amountField(id: string, {amount: paid, amount_refunded: refunded, currency}: Charge): Markup {
  const digits = fractionDigits(currency)
  const left = ((paid - refunded) / 10 ** digits).toFixed(digits)
  return html`<label class="visually-hidden" for="${id}">Amount to refund</label>
    <input
      id="${id}"
      class="input"
      name="amount"
      type="number"
      inputmode="decimal"
      step="${10 ** -digits}"
      min="${10 ** -digits}"
      max="${left}"
      placeholder="${left}"
    />`
}

export function disputeTable(ledger: Ledger): Markup {
  const tones: Record<string, Tone> = {won: 'success', lost: 'danger', needs_response: 'waiting'}
  const rows = latest(ledger.all('disputes')).map(
    ({id, created, payment_intent: payment, reason, amount: cents, currency, status}) =>
      html`<tr>
        ${cell('Opened', time(created * 1000))}
        ${cell('Of', html`${typeof payment === 'string' ? idOf(payment) : ''}`)}
        ${cell('Reason', reason.replaceAll('_', ' '))} ${cell('Amount', amount(cents, currency), 'number')}
        ${cell('Status', badge(status.replaceAll('_', ' '), tones[status] ?? 'plain'))}
        ${cell(
          '',
          html`${status === 'won' ? '' : action(`/operator/disputes/${id}/won`, 'Won', `won-${id}`)}
          ${status === 'lost' ? '' : action(`/operator/disputes/${id}/lost`, 'Lost', `lost-${id}`)}`,
          'actions',
        )}
      </tr>`,
  )
  return table(['Opened', 'Of', 'Reason', 'Amount', 'Status', ''], rows, 'No payment has been disputed yet.')
}

export const payoutTone = (status: string): Tone =>
  status === 'paid' ? 'success' : status === 'failed' ? 'danger' : 'waiting'

export function refundTable(ledger: Ledger): Markup {
  const tones: Record<string, Tone> = {succeeded: 'success', pending: 'waiting', failed: 'danger'}
  const rows = latest(ledger.all('refunds')).map(
    (refund) =>
      html`<tr>
        ${cell('Made', time(refund.created * 1000))}
        ${cell('Of', html`${typeof refund.payment_intent === 'string' ? idOf(refund.payment_intent) : ''}`)}
        ${cell('Reason', (refund.reason ?? '–').replaceAll('_', ' '))}
        ${cell('Amount', amount(refund.amount, refund.currency), 'number')}
        ${cell('Status', badge(refund.status ?? '', tones[refund.status ?? ''] ?? 'plain'))}
      </tr>`,
  )
  return table(['Made', 'Of', 'Reason', 'Amount', 'Status'], rows, 'Nothing has been given back yet.')
}

export function deliveryTable(ledger: Ledger): Markup {
  const tones: Record<Delivery['state'], Tone> = {
    delivered: 'success',
    pending: 'waiting',
    held: 'waiting',
    failed: 'danger',
  }
  const rows = latest(ledger.all('deliveries')).map((delivery) => {
    const {id, state, attempts} = delivery
    const created = ledger.get('events', id)?.created ?? 0
    return html`<tr>
      ${cell('Happened', time(created * 1000))}
      ${cell('Event', html`<code>${delivery.type}</code> ${idOf(id)}`)}
      ${cell('Attempts', attemptList(attempts))} ${cell('Status', badge(state, tones[state]))}
      ${cell(
        '',
        state === 'held'
          ? action(`/operator/events/${id}/release`, 'Release', `release-${id}`)
          : action(`/operator/events/${id}/resend`, 'Resend', `resend-${id}`),
        'actions',
      )}
    </tr>`
  })
  return table(['Happened', 'Event', 'Attempts', 'Status', ''], rows, 'Nothing has happened yet.')
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
}

function methodOf(charge: Charge | undefined): string {
  const card = charge?.payment_method_details?.card
  if (card !== undefined) return `${BRANDS[card.brand ?? ''] ?? 'Card'} ending in ${card.last4 ?? ''}`
  if (charge?.payment_method_details?.type === 'paypal') return 'PayPal'
  return charge === undefined ? '–' : 'Bank transfer'
}

export function latest<T>(rows: T[]): T[] {
  return rows.slice(-MOST_ROWS).toReversed()
}

export function table(heads: string[], rows: Markup[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="empty quiet">${empty}</p>`
  return html`<div class="table">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head === '' ? html`<span class="visually-hidden">Actions</span>` : head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

export function cell(label: string, content: Markup | string, kind = ''): Markup {
  return html`<td class="${kind}" data-label="${label}"><div>${content}</div></td>`
}

/** What came of the attempts, like ones counted together: `3 × ECONNREFUSED`, `200`. */
function attemptList(attempts: Attempt[]): Markup | string {
  const runs: {answer: string; good: boolean; count: number}[] = []
  for (const {status, error} of attempts) {
    const answer = String(status ?? error ?? 'no answer')
    const last = runs.at(-1)
    if (last?.answer === answer) last.count += 1
    else runs.push({answer, good: status !== null && status >= 200 && status < 300, count: 1})
  }
  if (runs.length === 0) return 'none yet'
  return html`<span class="attempts"
    >${runs.map(
      ({answer, good, count}) =>
        html`<span class="badge badge-${good ? 'success' : 'danger'}"
          >${count === 1 ? '' : `${count} × `}${answer}</span
        >`,
    )}</span
  >`
}

export function action(address: string, label: string, id: string): Markup {
  return html`<form method="post" action="${address}">
    <button class="button" id="${id}">${label}</button>
  </form>`
}

export const badge = (label: string, tone: Tone) => html`<span class="badge badge-${tone}">${label}</span>`

export const idOf = (id: string) =>
  html`<code class="id" title="${id}">${id.length > 24 ? `${id.slice(0, 20)}…` : id}</code>`

export const amount = (cents: number | null, currency: string | null) =>
  formatAmount(cents ?? 0, currency ?? 'usd')

export function time(at: number): Markup {
  const date = new Date(at)
  const text = date.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return html`<time class="tabular" datetime="${date.toISOString()}">${text}</time>`
}
