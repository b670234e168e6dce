import {coursesOf} from '@lectern/domain/order'
import {linesKept} from '@lectern/domain/orders/lines'
import type {confirmOrder} from '@lectern/domain/checkout/contracts'
import type {Output} from '@lectern/domain/contracts'

/** The response of confirmOrder. */
export type ConfirmedOrder = Output<typeof confirmOrder>

/**
 * The payment status on the success page:
 * `paid` (also when refunded since) · `processing` a payment method that takes days ·
 * `under-review` paid, but not what the order says; staff look into it ·
 * `open` checkout left unfinished, can still be paid · `not-paid` closed without payment ·
 * `refused` unknown session, or another user's · `unreachable` no response so far
 */
export type Confirmation =
  | {kind: 'paid'; order: ConfirmedOrder}
  | {kind: 'processing'; order: ConfirmedOrder}
  | {kind: 'under-review'; order: ConfirmedOrder}
  | {kind: 'open'; order: ConfirmedOrder}
  | {kind: 'not-paid'; order: ConfirmedOrder}
  | {kind: 'refused'}
  | {kind: 'unreachable'}

/** Maps a response to a status. */
export function confirmationOf(order: ConfirmedOrder): Confirmation {
  switch (order.status) {
    case 'completed':
    case 'refunded':
      return {kind: 'paid', order}
    case 'pending':
      if (order.underReview) return {kind: 'under-review', order}
      return {kind: order.paymentProcessing ? 'processing' : 'open', order}
    case 'expired':
    case 'cancelled':
    case 'failed':
      return {kind: 'not-paid', order}
  }
}

/** Maps a failed request to a status: a refusal is final, any other error leaves the payment status unknown. */
export function unconfirmed(reason: string): Confirmation {
  const isFinal = reason === 'unknown-session' || reason === 'invalid-argument'
  return {kind: isFinal ? 'refused' : 'unreachable'}
}

/** The status after another request: a failed request doesn't replace a known status. */
export function latestConfirmation(before: Confirmation, answer: Confirmation): Confirmation {
  return answer.kind === 'unreachable' ? before : answer
}

/** Whether polling should continue. */
export function isOpen({kind}: Confirmation): boolean {
  return kind === 'processing' || kind === 'unreachable'
}

/**
 * The items to remove from the cart: courses and bundles that are paid, or with a payment in progress. What was given back stays, since it may
 * be bought again: the page may be an old one, opened in another browser.
 */
export function paidItems(confirmation: Confirmation): string[] {
  if (confirmation.kind !== 'paid' && confirmation.kind !== 'processing') return []
  const {status} = confirmation.order
  // What was bought for somebody else may be in the cart for oneself.
  const items = linesKept(confirmation.order.items).filter((line) => line.for === 'me')
  return status === 'refunded' ? [] : [...new Set([...items.map(({id}) => id), ...coursesOf(items)])]
}

const FIRST_WAIT_MS = 1_500
const LONGEST_WAIT_MS = 30_000

/** Poll interval before request n + 1, in ms: exponential backoff by 1.5, at most 30 s. */
export function waitBeforeAsking(times: number): number {
  return Math.min(FIRST_WAIT_MS * 1.5 ** Math.max(0, times - 1), LONGEST_WAIT_MS)
}
