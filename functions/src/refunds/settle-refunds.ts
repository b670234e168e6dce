import {isDocumentId} from '@lectern/domain/document-id'
import {sumCents} from '@lectern/domain/money'
import {
  applyRefundsToLines,
  lineOf,
  linesKept,
  paidCents,
  type GivenBack,
  type RefundedLine,
} from '@lectern/domain/orders/lines'
import type {ShareChange} from '@lectern/domain/teachers/entries'
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type UpdateData,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {presentAddress} from '../accounts/present-address.ts'
import {writeWithdrawal} from '../enrollments/change-ownership.ts'
import {writeGiftsReopened} from '../gifts/claim-changes.ts'
import {issueInvoicesOf} from '../invoices/issue-invoices.ts'
import {giveCoursesBack} from '../orders/give-courses-back.ts'
import {orders, type Order} from '../orders/order.ts'
import {refundedMail} from '../orders/refunded-mail.ts'
import {
  isProblemOpen,
  writeProblem,
  writeReopening,
  writeSettlement,
  writeSettlementOf,
} from '../orders/report-problem.ts'
import {outbox} from '../outbox/outbox.ts'
import {queueMail} from '../outbox/queue.ts'
import {refundFailedMail} from '../returns/refund-failed-mail.ts'
import {writeApproval} from '../returns/write-approval.ts'
import {isOpen, isReturnCovered, isReturnGivenBack, returns, type Return} from '../returns/return.ts'
import {clock} from '../services/clock.ts'
import {logWith} from '../services/log.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {stripe} from '../services/stripe.ts'
import {countGivenBack} from '../statistics/daily-counters.ts'
import {writeShareChanges} from '../teachers/ledger.ts'
import {recordStaffAction} from '../staff/staff-action.ts'
import {writeSeatsGivenBack} from '../teams/seat-changes.ts'
import {settleSeats} from '../teams/settle-seats.ts'
import {partsMade, refundsOf, type Refund} from './refund.ts'

/** Stripe's largest page; a payment has a refund or two. */
const PAGE = 100
/** Stripe's limit on a value of its metadata. */
const MAX_METADATA_LENGTH = 500
/** The `problem` of an order whose refund did not arrive: its courses are back until staff has settled it. */
const REFUND_FAILED = 'refund-failed'

/** A refund of an order: as it is stored, and as Stripe has it now. */
interface Settled {
  id: string
  before: Refund | null
  now: Refund
}

/**
 * Brings an order up to date with what Stripe says now of the refunds of its payment, whoever has made them: what no refund of ours
 * stands for was made in Stripe's dashboard, and becomes one of an amount alone. In one batch the refunds are stored, the order and
 * its lines say what was given back, courses go or come back, and learner and staff are told. Idempotent; in any order and at
 * the same time as others.
 */
export async function settleRefunds(orderId: string): Promise<void> {
  const client = await stripe()
  const done = await optimistically(async (write) => {
    // First: whoever begins a refund changes the order, so that what is read after it is as new, or the batch fails.
    const purchase = await orders().doc(orderId).get()
    const [request, stored] = await Promise.all([returns().doc(orderId).get(), refundsOf(orderId).get()])
    const order = purchase.data()
    if (!order?.paymentIntentId || (order.status !== 'completed' && order.status !== 'refunded')) return null
    // Asked for after the order was read: an answer from before another's is never written over it.
    const {data} = await client.refunds.list({payment_intent: order.paymentIntentId, limit: PAGE})
    if (data.length === 0) return null
    const known = new Map(stored.docs.map((snapshot) => [snapshot.id, snapshot.data()]))
    const all = settled(known, data.toReversed())
    const changed = all.filter(({before, now}) => before?.state !== now.state)
    const rest = [...known].flatMap(([id, refund]) => (all.some((one) => one.id === id) ? [] : [refund]))
    const refunds = [...all.map(({now}) => now), ...rest]
    const teams = await writeSettled(write, {
      purchase,
      order,
      request,
      known: [...known.values()],
      refunds,
      changed,
    })
    return {teams, hasCreditNotes: order.tax !== undefined && changed.length > 0}
  })
  for (const teamId of done?.teams ?? []) await settleSeats(teamId)
  if (done?.hasCreditNotes) await issueInvoicesOf(orderId)
}

/** What Stripe's refunds, oldest first, make of those that are stored. */
function settled(known: ReadonlyMap<string, Refund>, refunds: readonly Stripe.Refund[]): Settled[] {
  const newest = new Map(refunds.map(({id, metadata}) => [metadata?.['refundId'] ?? '', id]))
  return refunds.map((refund) => {
    const named = refund.metadata?.['refundId'] ?? ''
    // Of two with the same name the later was made under another key, as the earlier had failed; or somebody wrote the name in the dashboard.
    const isOwn = isDocumentId(named) && (known.get(named)?.stripeId ?? newest.get(named)) === refund.id
    const id = isOwn ? named : refund.id
    const before = known.get(id) ?? null
    const state = hasFailed(refund) ? ('failed' as const) : ('made' as const)
    const now: Refund = {
      ...(before ?? madeElsewhere(refund)),
      state,
      stripeId: refund.id,
      madeAt: before?.madeAt ?? (state === 'made' ? clock.timestamp() : null),
    }
    return {id, before, now}
  })
}

/** A refund that is not stored: made in Stripe's dashboard, or forgotten by a database that was restored from an older state. */
function madeElsewhere({amount, created, metadata}: Stripe.Refund): Refund {
  const lines = linesNamed(metadata?.['lines'] ?? '')
  const isWhole = sumCents(lines.map(({amountCents}) => amountCents)) === amount
  return {
    state: 'made',
    amountCents: amount,
    lines: isWhole ? lines : [],
    reason: null,
    by: null,
    email: null,
    withReturn: false,
    stripeId: null,
    attempt: 0,
    createdAt: Timestamp.fromMillis(created * 1000),
    madeAt: null,
  }
}

/** As {@link namesOfLines} writes them. */
export function linesNamed(names: string): Refund['lines'] {
  return [...names.matchAll(/(\w+):(\d+)(?:x(\d+))?/g)].map(([, lineId = '', cents, quantity]) => ({
    lineId,
    amountCents: Number(cents),
    ...(quantity !== undefined && {quantity: Number(quantity)}),
  }))
}

/** The lines of a refund as Stripe keeps them with it, so that it can be stored again from there. */
export function namesOfLines(lines: Refund['lines']): string {
  const names = lines
    .map(({lineId, amountCents, quantity}) => `${lineId}:${amountCents}${quantity ? `x${quantity}` : ''}`)
    .join(' ')
  return names.length <= MAX_METADATA_LENGTH ? names : ''
}

export function hasFailed({status}: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled'
}

interface Change {
  purchase: DocumentSnapshot<Order>
  order: Order
  request: DocumentSnapshot<Return>
  /** as they are stored */
  known: readonly Refund[]
  /** as they are now */
  refunds: readonly Refund[]
  /** those that Stripe has made, or that have failed, since they were stored */
  changed: readonly Settled[]
}

/** @returns the teams whose seats wait to be withdrawn, or given again */
async function writeSettled(
  write: WriteBatch,
  {purchase, order, request, known, refunds, changed}: Change,
): Promise<string[]> {
  const {id: orderId} = purchase
  const back = applyRefundsToLines(order, refunds)
  const isNews =
    back.refundedCents !== order.refundedCents || back.isRefunded !== (order.status === 'refunded')
  if (changed.length === 0 && !isNews) return []
  const isEnded = back.isRefunded && order.status === 'completed'
  const failed = changed.filter(({now}) => now.state === 'failed')
  const open = failuresOpen(back, refunds)
  const isReopened = order.status === 'refunded' && !back.isRefunded
  const isMadeGood = !isReopened && order.problem === REFUND_FAILED && !(await hasOpenProblem(open, failed))
  const refundedAt = back.isRefunded ? (order.refundedAt ?? clock.timestamp()) : null
  const {chargeback, ...unlost} = order
  const lost = back.isRefunded ? undefined : chargeback
  const update: UpdateData<Order> = {
    items: back.items,
    ...(order.tax && {invoicesDue: true}),
    refundedCents: back.refundedCents,
    status: back.isRefunded ? 'refunded' : 'completed',
    refundedAt,
    ...(isEnded && {nextCheckAt: null}),
    ...((isEnded || isMadeGood) && {problem: FieldValue.delete()}),
    ...(chargeback && !lost && {chargeback: FieldValue.delete()}),
    ...(failed.length > 0 && {refundFailureAt: FieldValue.serverTimestamp()}),
    ...(failed.some(({now}) => open.includes(now)) && {problem: REFUND_FAILED}),
    ...(changed.some(({id}) => id === order.staffRefund?.refundId) && {staffRefund: FieldValue.delete()}),
  }
  write.update(purchase.ref, update, unchanged(purchase))
  for (const {id, before, now} of changed) {
    const reference = refundsOf(orderId).doc(id)
    // Whoever refunds the order anew has changed the order as well.
    if (before) write.update(reference, {...now})
    else write.create(reference, now)
  }
  countGivenBack(
    write,
    {...order, refunds: partsMade(known)},
    {...unlost, refundedAt, refunds: partsMade(refunds), chargeback: lost},
  )
  await writeShareChanges(write, orderId, shareChanges(order, refunds, changed))
  for (const {id, now} of changed) {
    if (now.state === 'made') await tellOfRefund(write, orderId, order, id, now)
    else await tellOfFailure(write, orderId, order, now, !open.includes(now))
  }
  if (isReopened)
    for (const refund of open)
      if (refund.stripeId !== null && !failed.some(({now}) => now === refund))
        await writeReopening(write, 'refund-failed', refund.stripeId)
  const madeGood = refunds.filter((refund) => refund.state === 'failed' && !open.includes(refund))
  await settleProblems(write, orderId, order, madeGood, isEnded)
  const {items, refundedCents} = back
  const after = {...unlost, items, refundedCents, ...(lost && {chargeback: lost})}
  await writeCourses(write, orderId, order, after)
  // A refund that its bank has refused before anybody knew of it has given no line back.
  const refused = changed.flatMap(({now}) => (now.state === 'failed' ? now.lines : []))
  const kept = linesKept(items).filter((line) => refused.some(({lineId}) => lineId === line.lineId))
  await writeGiftsReopened(write, orderId, kept)
  await writeReturn(write, {order, request, after, changed})
  const asked = request.data()
  // One that was approved while a bank had the money is a problem of its order, as it had no refund.
  if (!isEnded && asked?.refundFailedAt && isReturnGivenBack(asked, items))
    await writeSettlementOf(write, {kind: 'refund-failed', about: orderId}, 'refunded again')
  const isBegun =
    order.staffRefund !== undefined && !changed.some(({id}) => id === order.staffRefund?.refundId)
  return writeSeatsGivenBack(write, orderId, after, isBegun)
}

/**
 * The refunds that have failed and were not made good: neither all of the order nor all that was paid for their lines was given back by
 * others. Others may have given back what was left of a line besides the part that has failed.
 */
function failuresOpen({isRefunded, items}: GivenBack, refunds: readonly Refund[]): Refund[] {
  if (isRefunded) return []
  const paidBack = items.filter((line) => line.isGivenBack && line.refundedCents >= paidCents(line))
  const isMadeGood = ({lineId}: RefundedLine) => lineOf(paidBack, lineId) !== undefined
  return refunds.filter(
    ({state, lines}) => state === 'failed' && (lines.length === 0 || !lines.every(isMadeGood)),
  )
}

/** Whether one of these refunds has failed just now, or waits for staff: they may have settled one of an amount alone. */
async function hasOpenProblem(open: readonly Refund[], failed: readonly Settled[]): Promise<boolean> {
  for (const refund of open) {
    if (failed.some(({now}) => now === refund)) return true
    const about = refund.stripeId ?? ''
    if (await isProblemOpen({kind: 'refund-failed', about})) return true
  }
  return false
}

/** What each refund changes of what is kept, one after the other, so that each has its own entries among those of teachers. */
function shareChanges(order: Order, refunds: readonly Refund[], changed: readonly Settled[]): ShareChange[] {
  return changed.map(({id, now}, index) => {
    const later = new Map(changed.slice(index + 1).map((one) => [one.now, one.before]))
    const then = refunds.flatMap((refund) => (later.has(refund) ? (later.get(refund) ?? []) : refund))
    const back = applyRefundsToLines(order, then)
    const after = {...back, chargeback: back.isRefunded ? undefined : order.chargeback}
    return {kind: 'refund', cause: now.state === 'made' ? id : `${id}-${now.state}`, after}
  })
}

/** Records who gave money back and tells the learner, whoever has brought the news that Stripe has made the refund. */
async function tellOfRefund(
  write: WriteBatch,
  orderId: string,
  order: Order,
  id: string,
  refund: Refund,
): Promise<void> {
  const {by, reason, amountCents, withReturn, stripeId} = refund
  logWith(write, 'refund-finished', {orderId, amountCents})
  // A return that is approved is recorded as that.
  if (by !== null && reason !== null) {
    const details = {whom: order.userId, amountCents, reason}
    recordStaffAction(
      write,
      {uid: by, email: refund.email},
      'order-refunded',
      {kind: 'order', id: orderId},
      details,
    )
  }
  // One of the shop's that is stored again from Stripe, in a database that was restored, was told before.
  const isRestored = by === null && (id !== stripeId || order.restoredAt !== undefined)
  if (withReturn || isRestored) return
  const email = await presentAddress(order.userId, order.email)
  if (email !== null)
    queueMail(write, `refunded-${orderId}-${id}`, [email], refundedMail, {
      orderId,
      ...(stripeId !== null && {refundId: stripeId}),
      amountCents,
      lineIds: refund.lines.map(({lineId}) => lineId),
    })
}

/** A refund did not arrive: staff is told, and the learner, who has what was withdrawn for it again. */
async function tellOfFailure(
  write: WriteBatch,
  orderId: string,
  order: Order,
  {stripeId, amountCents}: Refund,
  isRefundedAgain: boolean,
): Promise<void> {
  const about = stripeId ?? ''
  const details = {refund: about, amountCents}
  const outcome = isRefundedAgain ? 'refunded again' : null
  const isNew = await writeProblem(write, {kind: 'refund-failed', about, orderId, details, outcome})
  if (isNew) logWith(write, 'refund-failed', {orderId, refundId: about, amountCents})
  else if (!isRefundedAgain) await writeReopening(write, 'refund-failed', about)
  const mailId = `refund-failed-${about}`
  if (isRefundedAgain || (await outbox().doc(mailId).get()).exists) return
  const email = await presentAddress(order.userId, order.email)
  if (email !== null) queueMail(write, mailId, [email], refundFailedMail, {orderId, amountCents})
}

/**
 * What has settled itself is no problem any more: a refund that failed, once its lines or all of the order were given back.
 * @param madeGood the failed refunds of which that is so
 */
async function settleProblems(
  write: WriteBatch,
  orderId: string,
  {chargeback}: Order,
  madeGood: readonly Refund[],
  isEnded: boolean,
): Promise<void> {
  if (isEnded) {
    await writeSettlement(write, 'refund-failed', orderId, 'refunded again')
    await writeSettlement(write, 'partial-refund', orderId, 'refunded in full')
    if (chargeback) await writeSettlement(write, 'dispute-lost', orderId, 'refunded in full')
    return
  }
  for (const {stripeId} of madeGood)
    if (stripeId !== null)
      await writeSettlementOf(write, {kind: 'refund-failed', about: stripeId}, 'refunded again')
}

/**
 * Withdraws the courses of the lines that were given back, and gives those again whose money is the shop's after all; of an order whose
 * courses staff have withdrawn, as a bank has taken of its money, none.
 */
async function writeCourses(write: WriteBatch, orderId: string, order: Order, after: Order): Promise<void> {
  const before = order.status === 'refunded' ? [] : linesKept(order.items).map(({lineId}) => lineId)
  const kept = linesKept(after.items).map(({lineId}) => lineId)
  const isWithdrawn = after.chargeback?.courses === 'withdrawn'
  // One refund may have failed while another was made: then some come back and some go.
  if (!isWithdrawn && kept.some((lineId) => !before.includes(lineId)))
    await giveCoursesBack(write, orderId, after)
  if (before.some((lineId) => !kept.includes(lineId))) await writeWithdrawal(write, orderId, after)
}

interface ReturnChange {
  order: Order
  request: DocumentSnapshot<Return>
  /** the order as it is now */
  after: Order
  changed: readonly Settled[]
}

/** What becomes of the order's return: approved by its refund, and open again where that did not arrive. */
async function writeReturn(write: WriteBatch, {order, request, after, changed}: ReturnChange): Promise<void> {
  const data = request.data()
  if (!data) return
  const updatedAt = FieldValue.serverTimestamp()
  const own = changed.find(({before}) => before?.withReturn === true)
  const isBack = isReturnGivenBack(data, after.items)
  if (own?.now.state === 'made' && isOpen(data)) {
    const {by, email, stripeId: refundId} = own.now
    const staff = {uid: by ?? '', email}
    await writeApproval(write, {request, data, order, staff, refundId, refunded: own.now, isBack})
    return
  }
  const byStaff = changed.find(({now}) => now.state === 'made' && now.by !== null)
  if (data.status === 'pending' && isBack && byStaff) {
    // Asked for while its money was on its way: the mail of the refund has said so.
    const {by: decidedBy, stripeId: refundId} = byStaff.now
    write.update(
      request.ref,
      {status: 'approved', updatedAt, ...(decidedBy && {decidedBy}), ...(refundId && {refundId})},
      unchanged(request),
    )
    return
  }
  const wasCovered = order.status === 'refunded' || isReturnCovered(data, order)
  const again = {refundAttempt: FieldValue.increment(1)}
  if (data.status === 'approved' && wasCovered && !isReturnCovered(data, after))
    write.update(request.ref, {refundFailedAt: clock.timestamp(), updatedAt, ...again}, unchanged(request))
  else if (own?.now.state === 'failed') write.update(request.ref, again, unchanged(request))
  else if (data.refundFailedAt && isBack)
    write.update(request.ref, {refundFailedAt: FieldValue.delete(), updatedAt}, unchanged(request))
}
