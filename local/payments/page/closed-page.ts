import {html} from 'hono/html'
import {documentOf, type Markup} from '../../stand-in/document.ts'
import {formatAmount} from '../ledger/currency.ts'
import type {Session} from '../ledger/tables.ts'
import {successAddress} from './return-address.ts'

/** What a session that can no longer be paid shows: what became of it, and the way back. */
export function closedPage(merchant: string, session: Session): Markup {
  const total = formatAmount(session.amount_total ?? 0, session.currency ?? 'usd')
  if (session.status === 'expired') {
    return notice(
      'This payment page has expired',
      'Nothing was charged. Go back to start again: your cart may still be as you left it.',
      session.cancel_url,
      `Back to ${merchant}`,
    )
  }
  if (session.payment_status === 'paid') {
    return notice(
      'You have already paid',
      `Your payment of ${total} went through. There is nothing more to do here.`,
      successAddress(session),
      `Continue to ${merchant}`,
    )
  }
  return notice(
    'Your payment is on its way',
    `Your order is placed. It is complete once your bank transfer of ${total} has arrived.`,
    successAddress(session),
    `Continue to ${merchant}`,
  )
}

export function unknownPage(): Markup {
  return notice(
    'There is no such payment page',
    'The link may be incomplete, or the data behind it was cleared.',
    null,
    '',
  )
}

/** A page of a few words, with the way on. */
export function notice(title: string, text: string, address: string | null, label: string): Markup {
  const body = html`<main class="notice">
    <h1>${title}</h1>
    <p>${text}</p>
    ${address === null ? '' : html`<a class="button button-accent" href="${address}">${label}</a>`}
  </main>`
  return documentOf({title, styles: ['pay.css'], body})
}
