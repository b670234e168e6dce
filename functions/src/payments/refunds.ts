import {sumCents} from '@lectern/domain/money'
import {FieldValue} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {orders} from '../orders/order.ts'
import {writeRefund} from '../orders/refund.ts'
import {writeProblem, writeSettlementOf} from '../orders/report-problem.ts'
import {markRefundFailed, type FailedRefund} from '../returns/mark-refund-failed.ts'
import {returns} from '../returns/return.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {stripe} from '../services/stripe.ts'
import {applyDisputes} from './disputes.ts'
import {findPaidOrder} from './paid-order.ts'

/** Stripe's largest page; a payment has a refund or two. */
const PAGE = 100

/**
 * Brings an order up to date with what Stripe says now of the refunds of its payment: given back in full or in part, or a refund
 * that has failed. What an event says is not used, so events may come late, repeated and in any order. Nothing where the payment
 * is not one of ours.
 */
export async function applyRefunds(paymentIntentId: string): Promise<void> {
  const found = await findPaidOrder(paymentIntentId)
  // A second payment for an order is given back without it.
  if (found?.order.paymentIntentId !== paymentIntentId) return
  const {id: orderId, order} = found
  const client = await stripe()
  const {data: refunds} = await client.refunds.list({
    payment_intent: paymentIntentId,
    limit: PAGE,
    expand: ['data.charge'],
  })
  const failed = refunds.filter(hasFailed).map(toFailedRefund)
  if (refunds.some(isOfRefundedCharge)) {
    await applyFullRefund(orderId, failed)
    return
  }
  for (const refund of failed) await markRefundFailed(orderId, refund)
  await markPartlyRefunded(orderId, refunds)
  // How much a bank can take back depends on what was refunded.
  if (order.dispute) await applyDisputes(paymentIntentId)
}

function isOfRefundedCharge({charge}: Stripe.Refund): boolean {
  return typeof charge === 'object' && charge !== null && charge.refunded
}

export function hasFailed({status}: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled'
}

function toFailedRefund({id, amount: amountCents, failure_reason: reason}: Stripe.Refund): FailedRefund {
  return {id, amountCents, reason: reason ?? null}
}

/**
 * Tells staff of every refund of a part of the payment: which courses the learner keeps for the rest is theirs to decide. One that
 * has failed since is no problem of this kind any more.
 */
async function markPartlyRefunded(orderId: string, refunds: readonly Stripe.Refund[]): Promise<void> {
  if (refunds.length === 0) return
  const [failed, parts] = [refunds.filter(hasFailed), refunds.filter((refund) => !hasFailed(refund))]
  const refundedCents = sumCents(parts.map(({amount}) => amount))
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    const order = snapshot.data()
    if (order?.status !== 'completed') return
    // The order is changed as well, so that a refund in full at the same moment settles these problems, too.
    if ((order.partlyRefundedCents ?? 0) !== refundedCents) {
      const partlyRefundedCents = refundedCents === 0 ? FieldValue.delete() : refundedCents
      write.update(snapshot.ref, {partlyRefundedCents}, unchanged(snapshot))
    }
    for (const {id, amount: amountCents} of parts) {
      const details = {refund: id, amountCents, refundedCents, paidCents: order.amountCents}
      await writeProblem(write, {kind: 'partial-refund', about: id, orderId, details})
    }
    for (const {id} of failed) {
      await writeSettlementOf(write, {kind: 'partial-refund', about: id}, 'the refund has failed')
    }
  })
}

/** Withdraws the courses; a return whose refund had failed before is settled by it, and staff knows of what nobody had noticed. */
async function applyFullRefund(orderId: string, failed: readonly FailedRefund[]): Promise<void> {
  await optimistically(async (write) => {
    const [order, request] = await Promise.all([orders().doc(orderId).get(), returns().doc(orderId).get()])
    const status = order.data()?.status
    if (status !== 'completed' && status !== 'refunded') return
    await writeRefund(write, order)
    for (const {id, amountCents, reason} of failed) {
      const details = {refund: id, amountCents, reason}
      const outcome = 'refunded again'
      await writeProblem(write, {kind: 'refund-failed', about: id, orderId, details, outcome})
    }
    if (request.data()?.refundFailedAt && !request.data()?.approval) {
      const settled = {refundFailedAt: FieldValue.delete(), updatedAt: FieldValue.serverTimestamp()}
      write.update(request.ref, settled, unchanged(request))
    }
  })
}
