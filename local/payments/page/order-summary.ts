import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import {formatAmount} from '../ledger/currency.ts'
import type {LineItem, Product, Session} from '../ledger/tables.ts'

export interface Order {
  session: Session
  lines: {item: LineItem; product: Product | undefined}[]
}

/** What is bought, line by line, with the total. */
export function orderSummary({session, lines}: Order): Markup {
  const currency = session.currency ?? 'usd'
  return html`<ul class="lines">
      ${lines.map(({item, product}) => lineOf(item, product))}
    </ul>
    <dl class="totals tabular">
      <div>
        <dt>Subtotal</dt>
        <dd>${formatAmount(session.amount_subtotal ?? 0, currency)}</dd>
      </div>
      <div class="total">
        <dt>Total due</dt>
        <dd>${formatAmount(session.amount_total ?? 0, currency)}</dd>
      </div>
    </dl>`
}

function lineOf(item: LineItem, product: Product | undefined): Markup {
  const image = product?.images[0]
  const quantity = item.quantity ?? 1
  return html`<li class="line">
    ${image === undefined ? '' : html`<img src="${image}" alt="" width="64" height="48" loading="lazy" />`}
    <div>
      <p class="line-name">${item.description}</p>
      ${product?.description ? html`<p class="quiet">${product.description}</p>` : ''}
      ${quantity === 1 ? '' : html`<p class="quiet tabular">${quantity} × ${formatAmount(item.price?.unit_amount ?? 0, item.currency)}</p>`}
    </div>
    <p class="line-amount tabular">${formatAmount(item.amount_total, item.currency)}</p>
  </li>`
}
