import type {Order} from '../orders/order.ts'
import {hasStripeCode, isStripeError, stripe} from '../services/stripe.ts'

/** Stripe has not given the money back. */
export class RefundRefused extends Error {
  /** Stripe has said no; otherwise nobody knows whether it has heard us */
  readonly isFinal: boolean

  constructor(isFinal: boolean, cause: unknown) {
    super('The refund failed', {cause})
    this.isFinal = isFinal
  }
}

/**
 * Refunds the whole payment of an order, once, however often it is called.
 * @returns Stripe's id of the refund, or null when the money was given back before, in Stripe's dashboard
 * @throws RefundRefused
 */
export async function giveMoneyBack(orderId: string, order: Order): Promise<string | null> {
  if (order.status === 'refunded') return null
  if (order.status !== 'completed' || !order.paymentIntentId) {
    throw new RefundRefused(true, new Error(`An order that is ${order.status} has no money to give back.`))
  }
  const client = await stripe()
  try {
    const refund = await client.refunds.create(
      {payment_intent: order.paymentIntentId, reason: 'requested_by_customer', metadata: {orderId}},
      {idempotencyKey: `refund-${orderId}`},
    )
    if (refund.status === 'failed' || refund.status === 'canceled') {
      throw new RefundRefused(true, new Error(`The refund is ${refund.status}.`))
    }
    return refund.id
  } catch (error) {
    if (hasStripeCode(error, 'charge_already_refunded')) return null
    if (isStripeError(error)) throw new RefundRefused(isAnswer(error), error)
    throw error
  }
}

/** A 4xx is an answer; a 5xx or the want of one is not. */
function isAnswer(error: Error): boolean {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}
