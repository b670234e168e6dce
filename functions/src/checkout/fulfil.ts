import {coursesOf} from '@lectern/domain/order'
import {FieldValue, Timestamp, type DocumentSnapshot, type WriteBatch} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {presentAddress} from '../accounts/present-address.ts'
import {issueInvoicesOf} from '../invoices/issue-invoices.ts'
import {settleDiscount} from '../discounts/discount-uses.ts'
import {writeEnrollments} from '../enrollments/change-ownership.ts'
import {writePaidGifts} from '../gifts/claim-changes.ts'
import {writePaidSeats} from '../teams/seat-changes.ts'
import {orders, type Order} from '../orders/order.ts'
import {orderPlacedId, orderPlacedMail} from '../orders/order-placed-mail.ts'
import {paymentFailedMail} from '../orders/payment-failed-mail.ts'
import {receiptId, receiptMail} from '../orders/receipt-mail.ts'
import {isProblemOpen, writeProblem, writeSettlementOf} from '../orders/report-problem.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {writeSaleShares} from '../teachers/ledger.ts'
import {AppError} from '../app-error.ts'
import {settleRefunds} from '../refunds/settle-refunds.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {orUnavailable} from '../services/stripe.ts'
import {countSale} from '../statistics/daily-counters.ts'
import {writeCheckoutRemoval} from './checkout.ts'
import {decide} from './decide.ts'
import {MISMATCH_END, writeMismatchEnd, writeOrderEnd, type OrderEnd} from './end-order.ts'
import {nextCheck} from './next-check.ts'
import {chargeOf, isRefunded, paymentIdOf, paymentMethodOf} from './outcome.ts'
import {readTax, retrieveSession} from './session.ts'

export interface Fulfilled {
  orderId: string
  order: Order
}

/**
 * Updates an order with what Stripe says of its checkout session, as `decide` decides it. No other code completes an order: in
 * one batch the order changes its status, the learner is enrolled and the receipt is queued. Idempotent: the webhook, the success
 * page and `reconcile` call it in any order, any number of times and at the same time.
 * @returns the order as it is afterwards
 * @throws AppError `unknown-session` when the session is not of one of our orders; `payment-unavailable` without an answer
 *   from Stripe
 */
export async function fulfil(sessionId: string): Promise<Fulfilled> {
  const session = await retrieveSession(sessionId)
  const orderId = session.metadata?.['orderId']
  if (!orderId) throw new AppError('unknown-session')
  const order = await optimistically(async (write) => applySession(write, orderId, session))
  if (order.invoicesDue) await issueInvoicesOf(orderId)
  const isItsPayment = order.paymentIntentId === paymentIdOf(session)
  const refundedCents = chargeOf(session)?.amount_refunded ?? 0
  if (order.status === 'completed' && isItsPayment && refundedCents !== order.refundedCents)
    await orUnavailable(() => settleRefunds(orderId))
  const current = (await orders().doc(orderId).get()).data() ?? order
  return {orderId, order: current}
}

async function applySession(
  write: WriteBatch,
  orderId: string,
  session: Stripe.Checkout.Session,
): Promise<Order> {
  const snapshot = await orders().doc(orderId).get()
  const order = snapshot.data()
  if (!order) throw new AppError('unknown-session')
  const decision = decide(session, orderId, order)
  switch (decision.kind) {
    case 'leave':
      return order
    case 'wait':
      await updatePending(write, snapshot, order, session, decision.processing)
      return order
    case 'end':
      await writeUnpaidEnd(write, snapshot, order, session, decision.end)
      return {...order, ...decision.end}
    case 'duplicate':
      await reportDuplicatePayment(write, orderId, order, session)
      return order
    case 'mismatch':
      return applyMismatch(write, snapshot, order, session, decision.mismatch)
    case 'complete':
      return complete(write, snapshot, order, session)
  }
}

/** A payment that took days and failed is told by mail. */
async function writeUnpaidEnd(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  session: Stripe.Checkout.Session,
  end: OrderEnd,
): Promise<void> {
  await writeOrderEnd(write, snapshot, order, end)
  if (end.status !== 'failed') return
  const email = await presentAddress(order.userId, emailOf(order, session))
  if (email !== null)
    queueMail(write, `payment-failed-${snapshot.id}`, [email], paymentFailedMail, {
      orderId: snapshot.id,
      amountCents: session.amount_total ?? order.amountCents,
    })
}

/**
 * A payment that does not match its order is for staff to look into. Until they have settled it, or have given the money back,
 * the order waits: it is no open checkout any more, so that the learner can buy other courses. Then it ends.
 */
async function applyMismatch(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  session: Stripe.Checkout.Session,
  mismatch: string,
): Promise<Order> {
  const problem = {kind: 'payment-mismatch', about: session.id, orderId: snapshot.id} as const
  const {amount_total: amountCents, currency} = session
  const details = {session: session.id, mismatch, amountCents, currency}
  // The first news of it may come when the money has been given back.
  const outcome = isRefunded(session) ? 'refunded' : null
  const isNew = await writeProblem(write, {...problem, details, outcome})
  const isSettled = !isNew && !(await isProblemOpen(problem))
  if (!isNew && outcome !== null) await writeSettlementOf(write, problem, outcome)
  if (order.status !== 'pending') {
    if (outcome !== null && order.problem === mismatch) {
      write.update(snapshot.ref, {problem: FieldValue.delete()}, unchanged(snapshot))
    } else if (isNew && outcome === null) write.update(snapshot.ref, {problem: mismatch}, unchanged(snapshot))
    return order
  }
  if (outcome !== null || isSettled) {
    await writeMismatchEnd(write, snapshot, order)
    return {...order, ...MISMATCH_END}
  }
  write.update(
    snapshot.ref,
    {
      problem: mismatch,
      checkoutSessionId: order.checkoutSessionId ?? session.id,
      paymentProcessing: false,
      nextCheckAt: nextCheck(order.createdAt.toMillis(), clock.now()),
    },
    unchanged(snapshot),
  )
  await writeCheckoutRemoval(write, order.userId, snapshot.id)
  return {...order, problem: mismatch}
}

/**
 * Completes the order, enrolls the learner, counts the use of its discount code and queues the receipt, in one batch. A line all
 * of whose courses other paid orders hold was paid twice, which staff is told.
 */
async function complete(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  pending: Order,
  session: Stripe.Checkout.Session,
): Promise<Order> {
  const orderId = snapshot.id
  const tax = await orUnavailable(() => readTax(pending, session))
  const taxed = tax && {...tax, invoicesDue: true}
  const order: Order = {...pending, ...taxed}
  const paymentMethod = paymentMethodOf(session)
  const email = emailOf(order, session)
  const completedAt = order.restoredAt ? paidAt(session) : clock.timestamp()
  write.update(
    snapshot.ref,
    {
      status: 'completed',
      email,
      checkoutSessionId: session.id,
      paymentIntentId: paymentIdOf(session),
      ...(paymentMethod && {paymentMethod}),
      ...taxed,
      paymentProcessing: false,
      completedAt,
      nextCheckAt: null,
      problem: FieldValue.delete(),
      failure: FieldValue.delete(),
    },
    unchanged(snapshot),
  )
  countSale(write, order, completedAt)
  const {amountCents, items} = order
  const courses = coursesOf(items).length
  logWith(write, 'payment-fulfilled', {orderId, sessionId: session.id, amountCents, courses})
  const [first] = await writeEnrollments(write, orderId, order)
  await writePaidGifts(write, orderId, order)
  await writePaidSeats(write, orderId, order)
  await writeSaleShares(write, orderId, order, completedAt)
  if (first !== undefined) {
    const details = {session: session.id, first, amountCents: session.amount_total}
    await writeProblem(write, {kind: 'paid-twice', about: session.id, orderId, details})
  }
  await settleDiscount(write, orderId, order, 'used')
  await writeCheckoutRemoval(write, order.userId, orderId)
  // An order that was written again may have had its receipt before.
  const hasReceipt = order.restoredAt && (await outbox().doc(receiptId(orderId)).get()).exists
  if (email && !hasReceipt) queueMail(write, receiptId(orderId), [email], receiptMail, {orderId})
  return {...order, status: 'completed', paymentIntentId: paymentIdOf(session)}
}

/** Where the order's mails go: to the account's address, or to the one that Stripe has asked for. */
function emailOf(order: Order, session: Stripe.Checkout.Session): string | null {
  return order.email ?? session.customer_details?.email ?? null
}

/** When the session was paid; the time to return an order that was written again counts from there. */
function paidAt(session: Stripe.Checkout.Session): Timestamp {
  return Timestamp.fromMillis((chargeOf(session)?.created ?? session.created) * 1000)
}

/** Stores the session's state on an order that still waits for its payment; a transfer that is under way is confirmed by mail. */
async function updatePending(
  write: WriteBatch,
  snapshot: DocumentSnapshot<Order>,
  order: Order,
  session: Stripe.Checkout.Session,
  paymentProcessing: boolean,
): Promise<void> {
  write.update(
    snapshot.ref,
    {
      checkoutSessionId: session.id,
      paymentProcessing,
      nextCheckAt: nextCheck(order.createdAt.toMillis(), clock.now()),
    },
    unchanged(snapshot),
  )
  if (!paymentProcessing) return
  await writeCheckoutRemoval(write, order.userId, snapshot.id)
  const email = emailOf(order, session)
  const mailId = orderPlacedId(snapshot.id)
  if (order.paymentProcessing || !email || (await outbox().doc(mailId).get()).exists) return
  queueMail(write, mailId, [email], orderPlacedMail, {
    orderId: snapshot.id,
    amountCents: session.amount_total ?? order.amountCents,
  })
}

async function reportDuplicatePayment(
  write: WriteBatch,
  orderId: string,
  order: Order,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const details = {session: session.id, first: order.checkoutSessionId, amountCents: session.amount_total}
  await writeProblem(write, {kind: 'paid-twice', about: session.id, orderId, details})
}
