import type {Stripe} from 'stripe'
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
 * @param attempt how often asking has met a fault of Stripe's, which would be the answer to the same key for a day; a
 *   refund that was made all the same is found by the next attempt, because Stripe gives no more back than was paid
 * @returns Stripe's id of the refund, also of one that was given in Stripe's dashboard; null where it has none
 * @throws RefundRefused
 */
export async function refundPayment(orderId: string, order: Order, attempt: number): Promise<string | null> {
  if (!canBeGivenBack(order)) {
    throw new RefundRefused(true, new Error(`An order that is ${order.status} has no money to give back.`))
  }
  const client = await stripe()
  try {
    if (order.status === 'refunded') return await findRefund(client, order.paymentIntentId)
    const refund = await client.refunds.create(
      {payment_intent: order.paymentIntentId, reason: 'requested_by_customer', metadata: {orderId}},
      {idempotencyKey: `refund-${orderId}-${attempt}`},
    )
    if (refund.status === 'failed' || refund.status === 'canceled') {
      throw new RefundRefused(true, new Error(`The refund is ${refund.status}.`))
    }
    return refund.id
  } catch (error) {
    if (hasStripeCode(error, 'charge_already_refunded')) return findRefund(client, order.paymentIntentId)
    if (isStripeError(error)) throw new RefundRefused(isAnswer(error), error)
    throw error
  }
}

function canBeGivenBack(order: Order): order is Order & {paymentIntentId: string} {
  return (order.status === 'completed' || order.status === 'refunded') && order.paymentIntentId !== null
}

async function findRefund(client: Stripe, paymentIntentId: string): Promise<string | null> {
  const {data} = await client.refunds.list({payment_intent: paymentIntentId, limit: 1})
  return data[0]?.id ?? null
}

/** A 4xx is an answer; a 5xx or the want of one is not. */
function isAnswer(error: Error): boolean {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0
  return status >= 400 && status < 500 && status !== 409 && status !== 429
}
