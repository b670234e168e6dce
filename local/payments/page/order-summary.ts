import {html} from 'hono/html'
import type Stripe from 'stripe'
import type {Markup} from '../../stand-in/document.ts'
import {formatAmount} from '../ledger/currency.ts'
import type {Coupon, LineItem, Product, Session} from '../ledger/tables.ts'

export interface Order {
  session: Session
  coupon: Coupon | undefined
  lines: {item: LineItem; tax: Stripe.LineItem.Tax | undefined; product: Product | undefined}[]
}

/** What is bought, line by line, with the total. */
export function orderSummary(order: Order): Markup {
  return html`<ul class="lines">
      ${order.lines.map(({item, product}) => lineOf(item, product))}
    </ul>
    <div id="totals">${orderTotals(order)}</div>`
}

/** What is paid in all, with the tax where it is known. */
export function orderTotals({session, coupon, lines}: Order): Markup {
  const currency = session.currency ?? 'usd'
  const off = session.total_details?.amount_discount ?? 0
  return html`<dl class="totals tabular">
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
    ${taxLine(session, lines)}
    <div class="total">
      <dt>Total due</dt>
      <dd>${formatAmount(session.amount_total ?? 0, currency)}</dd>
    </div>
  </dl>`
}

function taxLine(
  {automatic_tax: {enabled, status}, total_details: details, currency}: Session,
  lines: Order['lines'],
) {
  if (!enabled) return ''
  const [first] = lines
  const rate = first?.tax?.rate
  const isReverse = first?.tax?.taxability_reason === 'reverse_charge'
  const percent =
    rate && rate.percentage > 0 ? ` (${rate.percentage}%${rate.inclusive ? ', included' : ''})` : ''
  const name = isReverse ? 'VAT, reverse charge' : percent === '' ? 'Tax' : `VAT${percent}`
  return html`<div>
    <dt>${name}</dt>
    <dd>
      ${status === 'complete' ? formatAmount(details?.amount_tax ?? 0, currency ?? 'usd') : 'Choose your country'}
    </dd>
  </div>`
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
