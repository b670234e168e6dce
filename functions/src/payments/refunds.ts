import {settleRefunds} from '../refunds/settle-refunds.ts'
import {applyDisputes} from './disputes.ts'
import {findPaidOrder} from './paid-order.ts'

/**
 * Brings an order up to date with what Stripe says now of the refunds of its payment. What an event says is not used, so events may
 * come late, repeated and in any order. Nothing where the payment is not one of ours.
 */
export async function applyRefunds(paymentIntentId: string): Promise<void> {
  const found = await findPaidOrder(paymentIntentId)
  // A second payment for an order is given back without it.
  if (found?.order.paymentIntentId !== paymentIntentId) return
  await settleRefunds(found.id)
  // How much a bank can take back depends on what was refunded.
  if (found.order.dispute) await applyDisputes(paymentIntentId)
}
