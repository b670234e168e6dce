import type {Stripe} from 'stripe'
import {AppError} from '../app-error.ts'
import type {Order} from '../orders/order.ts'
import {hasStripeCode, isRefusal, isStripeError, stripe} from '../services/stripe.ts'
import type {Return} from './return.ts'

/** Stripe has not refunded a payment. */
export class RefundError extends Error {
  /** whether Stripe refused; otherwise it is unknown whether the request arrived */
  readonly isFinal: boolean

  constructor(isFinal: boolean, cause: unknown) {
    super('The refund failed', {cause})
    this.name = 'RefundError'
    this.isFinal = isFinal
  }
}

/** What a call answers whose refund Stripe has not made. */
export function refundFailure(error: RefundError): AppError {
  const isDisputed = hasStripeCode(error.cause, 'charge_disputed')
  return new AppError(isDisputed ? 'payment-disputed' : 'refund-failed', {}, {cause: error})
}

/** How many attempts to refund an order came to nothing, by its return or without it. */
export function refundAttempts(order: Order, request: Pick<Return, 'refundAttempt'> | undefined): number {
  return (order.refundAttempt ?? 0) + (request?.refundAttempt ?? 0)
}

/**
 * Refunds the whole payment of an order, once, however often it is called.
 * @param attempt how many requests Stripe has refused or met with a server error, which it would repeat for a day under the same
 *   idempotency key; a refund that was made nevertheless is found by the next attempt, as Stripe refunds no payment twice
 * @returns Stripe's id of the refund, also of one made in Stripe's dashboard; null if it has none
 * @throws RefundError
 */
export async function refundPayment(orderId: string, order: Order, attempt: number): Promise<string | null> {
  if (!isRefundable(order)) {
    throw new RefundError(true, new Error(`An order that is ${order.status} cannot be refunded.`))
  }
  const client = await stripe()
  try {
    if (order.status === 'refunded') return await findRefund(client, order.paymentIntentId)
    const refund = await client.refunds.create(
      {payment_intent: order.paymentIntentId, reason: 'requested_by_customer', metadata: {orderId}},
      {idempotencyKey: `refund-${orderId}-${attempt}`},
    )
    // Of an approval that was interrupted Stripe repeats what it answered then, and the refund may have failed since.
    const isRepeated = refund.lastResponse.headers['idempotent-replayed'] === 'true'
    const {status} = isRepeated ? await client.refunds.retrieve(refund.id) : refund
    if (status === 'failed' || status === 'canceled') {
      throw new RefundError(true, new Error(`The refund is ${status}.`))
    }
    return refund.id
  } catch (error) {
    if (hasStripeCode(error, 'charge_already_refunded')) return findRefund(client, order.paymentIntentId)
    if (isStripeError(error)) throw new RefundError(isRefusal(error), error)
    throw error
  }
}

function isRefundable(order: Order): order is Order & {paymentIntentId: string} {
  return (order.status === 'completed' || order.status === 'refunded') && order.paymentIntentId !== null
}

async function findRefund(client: Stripe, paymentIntentId: string): Promise<string | null> {
  const {data} = await client.refunds.list({payment_intent: paymentIntentId, limit: 1})
  return data[0]?.id ?? null
}
