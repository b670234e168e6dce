import {html} from 'hono/html'
import type {Markup} from '../../stand-in/document.ts'
import {formatAmount} from '../ledger/currency.ts'
import type {Coupon, LineItem, Product, Session} from '../ledger/tables.ts'

export interface Order {
  session: Session
  coupon: Coupon | undefined
  lines: {item: LineItem; product: Product | undefined}[]
}

/** What is bought, line by line, with the total. */
export function orderSummary({session, coupon, lines}: Order): Markup {
  const currency = session.currency ?? 'usd'
  const off = session.total_details?.amount_discount ?? 0
  return html`<ul class="lines">
      ${lines.map(({item, product}) => lineOf(item, product))}
    </ul>
    <dl class="totals tabular">
      <div>
        <dt>Subtotal</dt>
        <dd>${formatAmount(session.amount_subtotal ?? 0, currency)}</dd>
      </div>
      ${
        off === 0
          ? ''
          : html`<div>
              <dt>${coupon?.name ?? 'Discount'}</dt>
              <dd>−${formatAmount(off, currency)}</dd>
            </div>`
      }
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
    <p class="line-amount tabular">${formatAmount(item.amount_subtotal, item.currency)}</p>
  </li>`
}
