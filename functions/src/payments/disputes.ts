import type {Stripe} from 'stripe'
import {orders} from '../orders/order.ts'
import {writeProblem, writeSettlementOf} from '../orders/report-problem.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {stripe} from '../services/stripe.ts'
import {findPaidOrder} from './paid-order.ts'

/** Brings an order up to date with what Stripe says now of a dispute, whatever an event says. */
export async function fetchDispute(disputeId: string): Promise<void> {
  const client = await stripe()
  await applyDispute(await client.disputes.retrieve(disputeId))
}

/**
 * Stores a dispute and its state on the order: the learner keeps the courses, staff is told once, and the outcome is
 * recorded. A dispute settles itself when it is won or lost. A payment can be disputed twice; of the two the order has the one
 * that is open. Nothing where the payment is not one of ours.
 */
export async function applyDispute(dispute: Stripe.Dispute): Promise<void> {
  const {id, amount: amountCents, reason, status, payment_intent: payment} = dispute
  const paymentIntentId = typeof payment === 'string' ? payment : payment?.id
  const orderId = paymentIntentId === undefined ? null : await findPaidOrder(paymentIntentId)
  if (orderId === null) return
  await optimistically(async (write) => {
    const snapshot = await orders().doc(orderId).get()
    const order = snapshot.data()
    if (!order) return
    const dueBy = dispute.evidence_details.due_by
    const details = {
      dispute: id,
      amountCents,
      reason,
      answerBefore: dueBy === null ? null : new Date(dueBy * 1000).toISOString(),
    }
    // The first news of it may come when it is over.
    const outcome = isOver(status) ? status : null
    const isNew = await writeProblem(write, {kind: 'dispute', about: id, orderId, details, outcome})
    if (outcome !== null && !isNew) await writeSettlementOf(write, {kind: 'dispute', about: id}, outcome)
    const stored = order.dispute
    if (stored?.id === id && stored.status === status) return
    const isOtherOpen = stored !== undefined && stored.id !== id && !isOver(stored.status)
    if (isOver(status) && isOtherOpen) return
    write.update(
      snapshot.ref,
      {dispute: {id, status, reason, amountCents, updatedAt: clock.timestamp()}},
      unchanged(snapshot),
    )
    logWith(write, 'dispute-updated', {orderId, disputeId: id, status})
  })
}

/** Whether a dispute has been decided. */
export function isOver(status: string): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented'
}
