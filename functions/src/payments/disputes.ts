import {sumCents} from '@lectern/domain/money'
import {leftCents} from '@lectern/domain/orders/lines'
import {isDisputeLost, isDisputeOver} from '@lectern/domain/orders/dispute'
import {FieldValue, type UpdateData, type WriteBatch} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {giveCoursesBack} from '../orders/give-courses-back.ts'
import {orders, type Chargeback, type Order} from '../orders/order.ts'
import {problemId, problems} from '../orders/problem.ts'
import {writeProblem, writeReopening, writeSettlementOf} from '../orders/report-problem.ts'
import {partsMade, refundsOf} from '../refunds/refund.ts'
import {isReturnCovered, quoteReturn, returns} from '../returns/return.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {stripe} from '../services/stripe.ts'
import {countGivenBack} from '../statistics/daily-counters.ts'
import {writeShareChanges} from '../teachers/ledger.ts'
import {findPaidOrder} from './paid-order.ts'
import {writeSeatsGivenBack} from '../teams/seat-changes.ts'

/** Stripe's largest page; a payment has a dispute at most, and rarely a second. */
const PAGE = 100

/**
 * Brings an order up to date with what Stripe says now of the disputes of its payment, whatever an event says. Staff is told once of each, and each settles
 * itself when the bank has decided. What was lost counts as given back from then on, and waits for staff to decide about the
 * courses, which the learner keeps until then; where it is won after all, everything is as before. Nothing where the payment is
 * not one of ours.
 */
export async function applyDisputes(paymentIntentId: string): Promise<void> {
  const found = await findPaidOrder(paymentIntentId)
  if (!found) return
  const client = await stripe()
  await optimistically(async (write) => {
    const snapshot = await orders().doc(found.id).get()
    const order = snapshot.data()
    if (!order) return
    // Asked for after the order was read: an answer from before another's is never written over it.
    const {data: disputes} = await client.disputes.list({payment_intent: paymentIntentId, limit: PAGE})
    const filed = await Promise.all(disputes.map((dispute) => fileDispute(write, found.id, dispute)))
    const changes: UpdateData<Order> = {}
    const shown = disputes.find(({status}) => !isDisputeOver(status)) ?? disputes[0]
    if (shown && (filed.includes(true) || order.dispute?.status !== shown.status)) {
      const {id, status, reason, amount: amountCents} = shown
      changes['dispute'] = {id, status, reason, amountCents, updatedAt: clock.timestamp()}
    }
    // What does not match its order, or has paid it a second time, was not counted.
    if (order.paymentIntentId === paymentIntentId) {
      const lost = disputes.filter(({status}) => isDisputeLost(status))
      await applyLosses(write, {id: found.id, order, lost, disputes, changes})
    }
    if (Object.keys(changes).length > 0) write.update(snapshot.ref, changes, unchanged(snapshot))
  })
}

/**
 * Files a dispute, or what has become of it, for staff.
 * @returns whether that is news
 */
async function fileDispute(write: WriteBatch, orderId: string, dispute: Stripe.Dispute): Promise<boolean> {
  const {id, status, reason, amount: amountCents} = dispute
  const dueBy = dispute.evidence_details.due_by
  const answerBefore = dueBy === null ? null : new Date(dueBy * 1000).toISOString()
  const details = {dispute: id, amountCents, reason, status, answerBefore}
  // The first news of it may come when it is over.
  const outcome = isDisputeOver(status) ? status : null
  const snapshot = await problems().doc(problemId('dispute', id)).get()
  const known = snapshot.data()
  if (known?.details['status'] === status) return false
  logWith(write, 'dispute-updated', {orderId, disputeId: id, status})
  if (!known) return writeProblem(write, {kind: 'dispute', about: id, orderId, details, outcome})
  const isSettledByStaff = known.settledAt !== null && known.settledBy !== 'system'
  const settled =
    outcome === null
      ? {settledAt: null, settledBy: null, outcome}
      : {settledAt: clock.timestamp(), settledBy: 'system', outcome}
  write.update(snapshot.ref, {details, ...(!isSettledByStaff && settled)}, unchanged(snapshot))
  return true
}

interface Losses {
  id: string
  order: Order
  lost: readonly Stripe.Dispute[]
  disputes: readonly Stripe.Dispute[]
  /** of the order; what is lost is added to them */
  changes: UpdateData<Order>
}

async function applyLosses(
  write: WriteBatch,
  {id: orderId, order, lost, disputes, changes}: Losses,
): Promise<void> {
  const {chargeback: before} = order
  const amountCents = Math.min(leftCents(order), sumCents(lost.map(({amount}) => amount)))
  if (amountCents === (before?.amountCents ?? 0)) return
  const isMore = amountCents > (before?.amountCents ?? 0)
  const chargeback: Chargeback | undefined =
    amountCents === 0
      ? undefined
      : {
          amountCents,
          at: before?.at ?? clock.timestamp(),
          // Once withdrawn, there is nothing more to decide about.
          courses: isMore && before?.courses !== 'withdrawn' ? 'undecided' : (before?.courses ?? 'undecided'),
        }
  changes['chargeback'] = chargeback ?? FieldValue.delete()
  // What a bank takes is of what refunds have left of each course.
  const {docs} = await refundsOf(orderId).get()
  const refunds = partsMade(docs.map((snapshot) => snapshot.data()))
  countGivenBack(write, {...order, refunds}, {...order, refunds, chargeback})
  const cause = (lost[0] ?? disputes[0])?.id ?? 'none'
  await writeShareChanges(write, orderId, [{kind: 'dispute', cause, after: {...order, chargeback}}])
  for (const {id, amount, reason} of lost) {
    if (chargeback?.courses !== 'undecided') continue
    const problem = {kind: 'dispute-lost', about: id} as const
    const details = {dispute: id, amountCents: amount, reason, paidCents: order.amountCents}
    if (!(await writeProblem(write, {...problem, orderId, details})))
      await writeReopening(write, problem.kind, problem.about)
  }
  for (const {id} of disputes.filter((dispute) => !lost.includes(dispute)))
    await writeSettlementOf(write, {kind: 'dispute-lost', about: id}, 'won after all')
  const {chargeback: _, ...unlost} = order
  await writeReturnOf(write, orderId, order, chargeback ? {...unlost, chargeback} : unlost)
  if (!chargeback && before?.courses === 'withdrawn') {
    await giveCoursesBack(write, orderId, order)
    await writeSeatsGivenBack(write, orderId, unlost, false)
  }
}

/**
 * A return that was approved while a bank had the money was not refunded: once the shop has it again the return waits to be refunded, and
 * staff is told; until a bank takes it anew.
 */
async function writeReturnOf(write: WriteBatch, orderId: string, before: Order, after: Order): Promise<void> {
  const request = await returns().doc(orderId).get()
  const data = request.data()
  if (data?.status !== 'approved') return
  const problem = {kind: 'refund-failed', about: orderId} as const
  if (isReturnCovered(data, after)) return writeSettlementOf(write, problem, 'taken back by the bank')
  if (!isReturnCovered(data, before)) return
  write.update(
    request.ref,
    {
      refundFailedAt: clock.timestamp(),
      refundAttempt: FieldValue.increment(1),
      updatedAt: FieldValue.serverTimestamp(),
    },
    unchanged(request),
  )
  const details = {
    dispute: after.dispute?.id ?? null,
    amountCents: quoteReturn(after, data)?.amountCents ?? 0,
  }
  if (!(await writeProblem(write, {...problem, orderId, details})))
    await writeReopening(write, problem.kind, problem.about)
}
