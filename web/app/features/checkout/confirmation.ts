import type {OrderFailure, OrderItem, OrderStatus} from '@lectern/domain/order'

/** What confirmOrder answered. */
export interface ConfirmedOrder {
  status: OrderStatus
  orderId: string
  amountCents: number
  items: readonly OrderItem[]
  /** of a pending order: it has been paid in a way that takes days */
  paymentProcessing: boolean
  failure: OrderFailure | null
}

/**
 * What the success page knows of the payment:
 * `paid` (also when it was refunded since) · `processing` paid in a way that takes days ·
 * `open` left on the payment page, which can still be paid · `not-paid` closed without payment · `refused` no such session, or somebody else's · `unreachable` nobody answered, so far
 */
export type Confirmation =
  | {kind: 'paid'; order: ConfirmedOrder}
  | {kind: 'processing'; order: ConfirmedOrder}
  | {kind: 'open'; order: ConfirmedOrder}
  | {kind: 'not-paid'; order: ConfirmedOrder}
  | {kind: 'refused'}
  | {kind: 'unreachable'}

/** What an answer means. */
export function confirmationOf(order: ConfirmedOrder): Confirmation {
  switch (order.status) {
    case 'completed':
    case 'refunded':
      return {kind: 'paid', order}
    case 'pending':
      return {kind: order.paymentProcessing ? 'processing' : 'open', order}
    case 'expired':
    case 'failed':
      return {kind: 'not-paid', order}
  }
}

/** What a question without an answer means: a refusal is final, anything else is neither a yes nor a no. */
export function unconfirmed(reason: string): Confirmation {
  const isFinal = reason === 'unknown-session' || reason === 'invalid-argument'
  return {kind: isFinal ? 'refused' : 'unreachable'}
}

/** What is known after asking once more: when nobody answers, what was known before. */
export function latestConfirmation(before: Confirmation, answer: Confirmation): Confirmation {
  return answer.kind === 'unreachable' ? before : answer
}

/** Whether there is a reason to ask again. */
export function isOpen({kind}: Confirmation): boolean {
  return kind === 'processing' || kind === 'unreachable'
}

/**
 * The courses that are to be taken out of the cart: they are paid, or their payment is under way. What else is in the cart, and
 * what was refunded since and may be bought again, stays: this may be an old page, opened in another browser.
 */
export function paidCourses(confirmation: Confirmation): string[] {
  if (confirmation.kind !== 'paid' && confirmation.kind !== 'processing') return []
  const {status, items} = confirmation.order
  return status === 'refunded' ? [] : items.map(({courseId}) => courseId)
}

const FIRST_WAIT_MS = 1_500
const LONGEST_WAIT_MS = 30_000

/** How long to wait before asking for the (n + 1)th time, in ms: each time half as long again, and at most half a minute. */
export function waitBeforeAsking(times: number): number {
  return Math.min(FIRST_WAIT_MS * 1.5 ** Math.max(0, times - 1), LONGEST_WAIT_MS)
}
