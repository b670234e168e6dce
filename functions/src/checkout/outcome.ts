import type {Stripe} from 'stripe'
import type {Order} from '../orders/order.ts'

/**
 * What a session means for its order:
 * `open` the learner may still pay · `processing` paid in a way that takes days · `paid` · `failed` the slow payment did
 * not arrive · `expired` closed without payment
 */
export type Outcome = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

export function outcomeOf(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>,
): Outcome {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  const payment = session.payment_intent
  const given = typeof payment === 'object' && payment !== null ? payment.status : 'processing'
  return given === 'requires_payment_method' || given === 'canceled' ? 'failed' : 'processing'
}

/** Whether the whole charge of a session was given back. */
export function isRefunded(session: Pick<Stripe.Checkout.Session, 'payment_intent'>): boolean {
  const payment = session.payment_intent
  const charge = typeof payment === 'object' && payment !== null ? payment.latest_charge : null
  return typeof charge === 'object' && charge !== null && charge.refunded
}

/** In what a session does not fit its order, or null when it does: only then does its money complete the order. */
export function mismatch(
  session: Pick<Stripe.Checkout.Session, 'amount_total' | 'currency' | 'client_reference_id' | 'metadata'>,
  orderId: string,
  order: Pick<Order, 'amountCents' | 'currency' | 'userId'>,
): string | null {
  if (session.metadata?.['orderId'] !== orderId) return 'order'
  if (session.client_reference_id !== order.userId) return 'learner'
  if (session.amount_total !== order.amountCents) return 'amount'
  if (session.currency !== order.currency) return 'currency'
  return null
}
