import {html} from 'hono/html'
import {documentOf, type Markup} from '../../stand-in/document.ts'
import {formatAmount} from '../ledger/currency.ts'
import {orderSummary, type Order} from './order-summary.ts'
import {COUNTRIES} from '../ledger/tax-rates.ts'
import type {FieldErrors, PaymentForm} from './payment-form.ts'
import {testPanel, type PanelState} from './test-panel.ts'

export interface PayPage {
  merchant: string
  order: Order
  panel: PanelState
  /** What was sent before and refused. */
  form?: PaymentForm
  errors?: FieldErrors
}

/** The page a payer sees: what it costs, and how to pay it. */
export function payPage({merchant, order, panel, form, errors = {}}: PayPage): Markup {
  const {session} = order
  const total = formatAmount(session.amount_total ?? 0, session.currency ?? 'usd')
  const offered = session.payment_method_types
  const method = form?.method !== undefined && offered.includes(form.method) ? form.method : offered[0]
  const option = (type: string, label: string, hint: string, fields: Markup | string) =>
    offered.includes(type)
      ? html`<div class="method">
          <label class="method-label">
            <input type="radio" name="method" value="${type}" ${method === type ? html`checked` : ''} />
            <span>${label}</span>
            <span class="method-hint">${hint}</span>
          </label>
          <div class="method-fields">${fields}</div>
        </div>`
      : ''

  const body = html`<a class="skip-link" href="#payment">Skip to payment</a>
    <div class="checkout">
      <header class="summary">
        <div class="summary-inner">
          <p class="merchant">
            ${session.cancel_url === null ? merchant : backLink(session.cancel_url, merchant)}
            <span class="badge badge-waiting">Test mode</span>
          </p>
          <h1>
            <span class="pay-to">Pay ${merchant}</span>
            <span class="amount tabular">${total}</span>
          </h1>
          <details class="order-details" open>
            <summary class="chevron">Order summary</summary>
            ${orderSummary(order)}
          </details>
        </div>
      </header>

      <main class="payment" id="payment" tabindex="-1">
        <form
          class="payment-inner"
          id="pay"
          method="post"
          action="/pay/${session.id}"
          novalidate
          data-total="${total}"
        >
          <div class="alert" id="failure" role="alert" hidden></div>

          <section aria-labelledby="contact-heading">
            <h2 id="contact-heading">Contact</h2>
            ${field({
              name: 'email',
              label: 'Email',
              error: errors.email,
              attributes: html`type="email" autocomplete="email"
              value="${form?.email ?? session.customer_email ?? ''}"`,
            })}
          </section>

          ${session.automatic_tax.enabled ? locationFields(session.id, form, errors) : ''}
          <fieldset class="methods" aria-describedby="method-error">
            <legend>Payment method</legend>
            <p class="error" id="method-error" ${errors.method === undefined ? html`hidden` : ''}>
              ${errors.method ?? ''}
            </p>
            <div class="method-list">
              ${option('card', 'Card', 'Visa, Mastercard, Amex', cardFields(form, errors))}
              ${option('paypal', 'PayPal', '', html`<p class="quiet">You pay with your PayPal balance, at once.</p>`)}
              ${option('us_bank_account', 'Bank transfer', 'Takes a while', bankFields(form, errors))}
            </div>
          </fieldset>

          <div class="submit">
            ${customText(session.custom_text.submit?.message)}
            <button class="button button-accent pay-button" id="pay-button" type="submit">
              <svg class="lock" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path
                  d="M4 7V5a4 4 0 0 1 8 0v2h.5A1.5 1.5 0 0 1 14 8.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 13.5v-5A1.5 1.5 0 0 1 3.5 7zm1.5 0h5V5a2.5 2.5 0 0 0-5 0z"
                  fill="currentColor"
                />
              </svg>
              <span class="pay-label">Pay ${total}</span>
            </button>
            <p class="visually-hidden" role="status" id="pay-status"></p>
            <p class="quiet small">
              You go back to ${merchant} afterwards. No money moves: this page belongs to the local payments
              server.
            </p>
          </div>
        </form>
        ${testPanel(session, panel)}
      </main>
    </div>`
  return documentOf({title: `Pay ${merchant} ${total}`, styles: ['pay.css'], scripts: ['pay.js'], body})
}

/** Where the payer is, which decides about the tax, and of which company. */
function locationFields(id: string, form: PaymentForm | undefined, errors: FieldErrors): Markup {
  const chosen = form?.country || 'US'
  const value = (name: 'company' | 'taxId' | 'line1' | 'postalCode' | 'city', autocomplete: string) =>
    html`autocomplete="${autocomplete}" value="${form?.[name] ?? ''}"`
  return html`<section aria-labelledby="billing-heading">
    <h2 id="billing-heading">Billing</h2>
    <div class="field">
      <label for="country">Country</label>
      <div class="control">
        <select
          class="input"
          id="country"
          name="country"
          autocomplete="country"
          aria-describedby="country-error"
        >
          ${COUNTRIES.map(
            ({country, name}) =>
              html`<option value="${country}" ${country === chosen ? html`selected` : ''}>${name}</option>`,
          )}
        </select>
      </div>
      <p class="error" id="country-error" ${errors.country === undefined ? html`hidden` : ''}>
        ${errors.country ?? ''}
      </p>
    </div>
    <label class="choice">
      <input type="checkbox" name="business" value="on" ${form?.business === 'on' ? html`checked` : ''} />
      I’m buying as a business
    </label>
    <div class="business-fields">
      ${field({
        name: 'company',
        label: 'Business name',
        error: errors.company,
        attributes: value('company', 'organization'),
      })}
      ${field({name: 'taxId', label: 'VAT number', error: errors.taxId, attributes: value('taxId', 'off')})}
      ${field({
        name: 'line1',
        label: 'Street and number',
        error: errors.line1,
        attributes: value('line1', 'address-line1'),
      })}
      <div class="pair">
        ${field({
          name: 'postalCode',
          label: 'Postal code',
          error: errors.postalCode,
          attributes: value('postalCode', 'postal-code'),
        })}
        ${field({
          name: 'city',
          label: 'City',
          error: errors.city,
          attributes: value('city', 'address-level2'),
        })}
      </div>
    </div>
    <button class="button" formaction="/pay/${id}/location" data-without-script>Show the tax</button>
  </section>`
}

/** What the merchant says over the button to pay. */
function customText(message: string | undefined): Markup | string {
  return message === undefined ? '' : html`<p class="quiet small">${message}</p>`
}

function backLink(address: string, merchant: string): Markup {
  return html`<a class="back" href="${address}">
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M7 3 2 8l5 5M2.5 8H14"
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
    <span class="back-name">${merchant}</span><span class="visually-hidden">: cancel and go back</span>
  </a>`
}

function cardFields(form: PaymentForm | undefined, errors: FieldErrors): Markup {
  return html`${field({
      name: 'number',
      label: 'Card number',
      error: errors.number,
      attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"
      maxlength="23"`,
      after: html`<span class="brand" id="brand" aria-hidden="true"></span>`,
    })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: 'Expiry',
        error: errors.expiry,
        attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9"
        value="${form?.expiry ?? ''}"`,
      })}
      ${field({
        name: 'cvc',
        label: 'CVC',
        error: errors.cvc,
        attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="4"`,
      })}
    </div>
    ${field({
      name: 'name',
      label: 'Name on card',
      error: errors.name,
      attributes: html`autocomplete="cc-name" value="${form?.name ?? ''}"`,
    })}`
}

function bankFields(form: PaymentForm | undefined, errors: FieldErrors): Markup {
  return html`<p class="quiet">
      Your order is placed now and is complete once the money has arrived. Here that takes seconds.
    </p>
    ${field({
      name: 'account',
      label: 'Name on the account',
      error: errors.account,
      attributes: html`autocomplete="name" value="${form?.account ?? ''}"`,
    })}`
}

interface Field {
  name: string
  label: string
  error: string | undefined
  attributes: Markup
  after?: Markup
}

function field({name, label, error, attributes, after}: Field): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="control">
      <input
        class="input"
        id="${name}"
        name="${name}"
        required
        aria-describedby="${name}-error"
        ${error === undefined ? '' : html`aria-invalid="true"`}
        ${attributes}
      />
      ${after ?? ''}
    </div>
    <p class="error" id="${name}-error" ${error === undefined ? html`hidden` : ''}>${error ?? ''}</p>
  </div>`
}
