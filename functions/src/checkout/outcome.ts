import type {Stripe} from 'stripe'
import type {Order} from '../orders/order.ts'

/**
 * What a session means for its order:
 * `open` the learner may still pay · `processing` paid by a method that takes days · `paid` · `failed` that slow payment
 * failed · `expired` without payment
 */
export type Outcome = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

export function outcomeOf(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>,
): Outcome {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  const payment = session.payment_intent
  const status = typeof payment === 'object' && payment !== null ? payment.status : 'processing'
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing'
}

/** Whether a session's charge was refunded in full. */
export function isRefunded(session: Pick<Stripe.Checkout.Session, 'payment_intent'>): boolean {
  const payment = session.payment_intent
  const charge = typeof payment === 'object' && payment !== null ? payment.latest_charge : null
  return typeof charge === 'object' && charge !== null && charge.refunded
}

/** What of a session does not match its order; null when all does, which completing the order requires. */
export function findMismatch(
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
