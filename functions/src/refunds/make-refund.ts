import {FieldValue, Timestamp, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import {linesKept, type RefundQuote} from '@lectern/domain/orders/lines'
import {AppError} from '../app-error.ts'
import {isGivenBack, orders, type Order} from '../orders/order.ts'
import {writeGiftsReopened} from '../gifts/claim-changes.ts'
import {writeSeatsGivenBack} from '../teams/seat-changes.ts'
import {isOpen, isReturnGivenBack, returns} from '../returns/return.ts'
import {writeApproval} from '../returns/write-approval.ts'
import {clock} from '../services/clock.ts'
import {log} from '../services/log.ts'
import {isConflict, optimistically, unchanged} from '../services/optimistic.ts'
import {hasStripeCode, isRefusal, isServerError, isStripeError, stripe} from '../services/stripe.ts'
import type {StaffMember} from '../staff/staff-action.ts'
import {refundsOf, type Refund} from './refund.ts'
import {hasFailed, namesOfLines, settleRefunds} from './settle-refunds.ts'

/** How long a refund is left to who has begun it before the clock goes on with it, in ms; longer than Stripe can take to answer. */
const BEGUN_MS = 2 * 60_000
/** For how long Stripe answers a request under the same key with what it has made, in ms, and some to spare: it forgets a key after a day. */
const KEY_MS = 12 * 60 * 60_000
/** As many as are completed in one minute. */
const MAX_REFUNDS = 20

interface Begun extends RefundQuote {
  id: string
  staff: StaffMember
  reason: string | null
  withReturn: boolean
}

/**
 * Stores that a refund has begun, as part of whatever else is written with it: while it stands on the order, no other begins.
 * One that Stripe has refused before is begun anew.
 */
export async function writeBegun(
  write: WriteBatch,
  purchase: DocumentSnapshot<Order>,
  {id, staff, reason, withReturn, amountCents, lines}: Begun,
): Promise<void> {
  const {uid: by, email} = staff
  const at = clock.timestamp()
  const snapshot = await refundsOf(purchase.id).doc(id).get()
  const begun = {state: 'begun', amountCents, lines, reason, by, email, withReturn} as const
  if (snapshot.exists) write.update(snapshot.ref, begun, unchanged(snapshot))
  else write.create(snapshot.ref, {...begun, stripeId: null, attempt: 0, createdAt: at, madeAt: null})
  write.update(purchase.ref, {staffRefund: {refundId: id, by, at}}, unchanged(purchase))
}

/**
 * Makes a refund that has begun: asks Stripe for it, and brings the order up to date with what Stripe has made. It may be called any
 * number of times and at the same time, and is made once: its idempotency key is its id, and counts what Stripe would repeat.
 * @throws AppError `payment-disputed`, `already-refunded` or `amount-differs` where somebody else was quicker, and `refund-failed` when
 *   Stripe does not make it
 */
export async function makeRefund(orderId: string, id: string): Promise<void> {
  const [purchase, stored] = await Promise.all([
    orders().doc(orderId).get(),
    refundsOf(orderId).doc(id).get(),
  ])
  const {paymentIntentId = null} = purchase.data() ?? {}
  const refund = stored.data()
  if (!refund || paymentIntentId === null) throw new AppError('refund-failed')
  if (refund.state === 'begun') {
    log('refund-begun', {orderId, attempt: refund.attempt})
    try {
      await askStripe(orderId, id, paymentIntentId, refund)
      await settleRefunds(orderId)
    } catch (error) {
      if (!isStripeError(error)) throw error
      log('refund-refused', {orderId, answer: isRefusal(error) ? 'refused' : 'unknown'}, error)
      // Under the same key Stripe would repeat its error for a day.
      if (isServerError(error)) await countAttempt(stored)
      if (!isRefusal(error)) throw new AppError('refund-failed', {}, {cause: error})
      if (await giveUp(orderId, id, error)) return
    }
  }
  const {state} = (await refundsOf(orderId).doc(id).get()).data() ?? {}
  if (state !== 'made') throw new AppError('refund-failed', {}, {cause: `The refund is ${state}.`})
}

/**
 * Makes a refund that a buyer has begun by themselves.
 * @param goneReason what they are told where all the money has gone back another way
 * @throws AppError that reason, `amount-differs`, `payment-disputed` or `refund-failed`
 */
export async function makeOwnRefund(
  orderId: string,
  id: string,
  goneReason: 'gift-taken-back' | 'not-enough-seats',
): Promise<void> {
  try {
    await makeRefund(orderId, id)
  } catch (error) {
    const isGone = error instanceof AppError && error.reason === 'already-refunded'
    throw isGone ? new AppError(goneReason, {}, {cause: error}) : error
  }
}

/**
 * Asks Stripe for a refund, unless it has made it already: one whose answer was an error may have been made all the same, and of one that
 * began long ago, as in a backup, the key is forgotten.
 */
async function askStripe(
  orderId: string,
  refundId: string,
  payment_intent: string,
  {amountCents: amount, attempt, lines, createdAt}: Refund,
): Promise<void> {
  const client = await stripe()
  if (attempt > 0 || clock.now() - createdAt.toMillis() > KEY_MS) {
    const {data} = await client.refunds.list({payment_intent, limit: 100})
    if (data.some((made) => made.metadata?.['refundId'] === refundId && !hasFailed(made))) return
  }
  await client.refunds.create(
    {
      payment_intent,
      amount,
      reason: 'requested_by_customer',
      metadata: {orderId, refundId, ...(lines.length > 0 && {lines: namesOfLines(lines)})},
    },
    {idempotencyKey: attempt === 0 ? refundId : `${refundId}-${attempt}`},
  )
}

/** Once for each answer, however many have met with it: two keys at the same time would be two refunds. */
async function countAttempt(stored: DocumentSnapshot<Refund>): Promise<void> {
  await stored.ref.update({attempt: FieldValue.increment(1)}, unchanged(stored)).catch((error: unknown) => {
    if (!isConflict(error)) throw error
  })
}

/**
 * Stripe has refused: nothing is under way any more. Where the money has gone back without this refund, as from Stripe's dashboard,
 * the return that it was to approve is approved.
 * @returns whether that is so; otherwise somebody else has ended the refund meanwhile, and its state says how
 * @throws AppError why it is not made
 */
async function giveUp(orderId: string, id: string, cause: Error): Promise<boolean> {
  await settleRefunds(orderId).catch((error: unknown) => {
    throw isStripeError(error) ? new AppError('refund-failed', {}, {cause: error}) : error
  })
  const result = await optimistically(async (write) => {
    const [purchase, stored, request] = await Promise.all([
      orders().doc(orderId).get(),
      refundsOf(orderId).doc(id).get(),
      returns().doc(orderId).get(),
    ])
    const [order, refund, asked] = [purchase.data(), stored.data(), request.data()]
    if (!order || refund?.state !== 'begun')
      // Of two that Stripe refuses at once the other may have approved it.
      return refund?.withReturn && asked?.status === 'approved' && !isOpen(asked) ? 'approved' : 'ended'
    write.update(stored.ref, {state: 'refused', attempt: FieldValue.increment(1)}, unchanged(stored))
    const named = refund.lines.map(({lineId}) => lineId)
    const lines = linesKept(order.items).filter(({lineId}) => named.includes(lineId))
    await writeGiftsReopened(write, orderId, lines)
    const isLocked = order.staffRefund?.refundId === id
    await writeSeatsGivenBack(write, orderId, order, order.staffRefund !== undefined && !isLocked)
    write.update(
      purchase.ref,
      isLocked ? {staffRefund: FieldValue.delete()} : {status: order.status},
      unchanged(purchase),
    )
    if (refund.withReturn && asked && isOpen(asked) && isReturnGivenBack(asked, order.items)) {
      const staff = {uid: refund.by ?? '', email: refund.email}
      const back = {refundId: null, refunded: null, isBack: true}
      await writeApproval(write, {request, data: asked, order, staff, ...back})
      return 'approved'
    }
    if (hasStripeCode(cause, 'charge_disputed')) return 'payment-disputed'
    if (isGivenBack(order)) return 'already-refunded'
    return order.refundedCents + refund.amountCents > order.amountCents ? 'amount-differs' : 'refund-failed'
  })
  if (result !== 'approved' && result !== 'ended') throw new AppError(result, {}, {cause})
  return result === 'approved'
}

/** The ids of orders whose refund began and was interrupted before it was known to be made. */
export async function findInterruptedRefunds(): Promise<string[]> {
  const found = await orders()
    .where('staffRefund.at', '<=', Timestamp.fromMillis(clock.now() - BEGUN_MS))
    .limit(MAX_REFUNDS)
    .get()
  return found.docs.map(({id}) => id)
}

/** Goes on with the refund that an order has begun; nothing when it has been completed. */
export async function resumeRefund(orderId: string): Promise<void> {
  const {staffRefund} = (await orders().doc(orderId).get()).data() ?? {}
  if (!staffRefund) return
  if (staffRefund.refundId !== undefined) {
    await makeRefund(orderId, staffRefund.refundId)
    return
  }
  // Begun before refunds were stored: what Stripe has made of it is known from there.
  await settleRefunds(orderId)
  await orders().doc(orderId).update({staffRefund: FieldValue.delete()})
}
