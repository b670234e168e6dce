import type {Output} from '@lectern/domain/contracts'
import {detailedOrder, orderDetails as contract} from '@lectern/domain/orders/contracts'
import {preventsRefund} from '@lectern/domain/orders/dispute'
import type {OrderLine} from '@lectern/domain/orders/lines'
import type {DocumentSnapshot, QueryDocumentSnapshot} from 'firebase-admin/firestore'
import {personOf} from '../../accounts/person.ts'
import {presentAddresses} from '../../accounts/present-address.ts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {claimsOfLines} from '../../gifts/claim.ts'
import {mailTimes} from '../../gifts/list-gifts.ts'
import {invoices} from '../../invoices/invoice.ts'
import {orders, type Order} from '../../orders/order.ts'
import {problems} from '../../orders/problem.ts'
import {outbox} from '../../outbox/outbox.ts'
import {refundsOf, type Refund} from '../../refunds/refund.ts'
import {returns, type Return} from '../../returns/return.ts'
import {seatsBought} from '../../teams/seat-changes.ts'
import {recordRead} from '../record-read.ts'
import {staffActions} from '../staff-action.ts'
import {listedProblems} from './listed-problems.ts'
import {millis, readableOrder} from './malformed-order.ts'
import {stripeDetails} from './stripe-events.ts'

/** An order has a few of each; of many, the newest are shown. */
const MOST = 50

type Details = Output<typeof contract>

/** When staff open an order. */
export const orderDetails = callable(contract, async ({orderId}, staff): Promise<Details> => {
  const [snapshot, {docs: given}] = await Promise.all([
    orders().doc(orderId).get(),
    refundsOf(orderId).orderBy('createdAt', 'desc').limit(MOST).get(),
  ])
  const stored = snapshot.data()
  const order = stored
    ? await readableOrder(detailedOrder, orderId, () => shown(orderId, stored, given))
    : null
  const [request, found] = await Promise.all([
    returns().doc(orderId).get(),
    problems().where('orderId', '==', orderId).limit(MOST).get(),
  ])
  if (!order && found.empty) throw new AppError('unknown-order')
  if (order) await recordRead(staff, order.userId)
  const [learner, documents, gifts, team, mails, actions, stripe] = await Promise.all([
    order ? personOf(order.userId) : null,
    // Without tax there are none, so that nothing is read.
    order && stored?.tax ? documentsOf(orderId) : [],
    order ? giftsOf(orderId, order.items) : [],
    order ? seatsBought(orderId, order) : null,
    mailsAbout(orderId),
    actionsOn(orderId),
    order && stored ? stripeDetails(stored) : null,
  ])
  return {
    order,
    learner: learner?.email == null && learner?.name == null ? null : learner,
    returned: shownReturn(request),
    problems: listedProblems(found.docs).toSorted((a, b) => b.since - a.since),
    refunds: given.map(shownRefund).toSorted((a, b) => a.at - b.at),
    documents,
    gifts,
    team,
    mails,
    actions,
    stripe,
  }
})

function shown(id: string, order: Order, given: readonly QueryDocumentSnapshot<Refund>[]) {
  const {staffRefund, dispute, chargeback} = order
  const begun = given.find((refund) => refund.id === staffRefund?.refundId)
  return {
    id,
    userId: order.userId,
    email: order.email,
    amountCents: order.amountCents,
    status: order.status,
    paymentProcessing: order.paymentProcessing,
    failure: order.failure ?? null,
    items: order.items,
    refundedCents: order.refundedCents,
    discount: order.discount ?? null,
    checkoutSessionId: order.checkoutSessionId,
    paymentIntentId: order.paymentIntentId,
    paymentMethod: order.paymentMethod ?? null,
    createdAt: millis(order.createdAt),
    completedAt: millis(order.completedAt),
    refundedAt: millis(order.refundedAt),
    refundFailureAt: millis(order.refundFailureAt),
    restoredAt: millis(order.restoredAt),
    enrolledAgainAt: millis(order.enrolledAgainAt),
    dispute: dispute
      ? {
          status: dispute.status,
          preventsRefund: preventsRefund(dispute.status),
          updatedAt: millis(dispute.updatedAt),
        }
      : null,
    chargeback: chargeback ? {...chargeback, at: millis(chargeback.at)} : null,
    refundBegun: staffRefund ? {email: begun?.data().email ?? null, at: millis(staffRefund.at)} : null,
  }
}

function shownRefund(snapshot: QueryDocumentSnapshot<Refund>): Details['refunds'][number] {
  const {state, amountCents, lines, reason, by, madeAt, createdAt} = snapshot.data()
  const lineIds = lines.map(({lineId}) => lineId)
  const seats = lines[0]?.quantity ?? null
  const at = (madeAt ?? createdAt).toMillis()
  return {id: snapshot.id, state, amountCents, lineIds, seats, reason, isOutside: by === null, at}
}

function shownReturn(snapshot: DocumentSnapshot<Return>): Details['returned'] {
  const request = snapshot.data()
  if (!request) return null
  const {status, reason, createdAt, updatedAt, refundFailedAt, courseIds = null} = request
  return {
    status,
    reason,
    createdAt: createdAt.toMillis(),
    updatedAt: updatedAt.toMillis(),
    refundFailedAt: refundFailedAt?.toMillis() ?? null,
    courseIds,
  }
}

/** Also of whom was erased: they are kept for the books. */
async function documentsOf(orderId: string): Promise<Details['documents']> {
  const {docs} = await invoices().where('orderId', '==', orderId).get()
  return docs
    .map((snapshot) => {
      const {issuedAt, suppliedAt, ...fields} = snapshot.data()
      return {...fields, issuedAt: issuedAt.toMillis(), suppliedAt: suppliedAt.toMillis()}
    })
    .toSorted((a, b) => a.issuedAt - b.issuedAt)
}

/** Staff read who was named and who has accepted, and not what a giver writes. */
async function giftsOf(orderId: string, items: readonly OrderLine[]): Promise<Details['gifts']> {
  const found = await claimsOfLines(orderId, items)
  return found.flatMap(({line, claim}) => {
    const data = claim.data()
    if (!data) return []
    const {to, state, deliverAt, acceptedAt, uid} = data
    return [
      {
        lineId: line.lineId,
        state,
        toName: to?.name ?? '',
        email: to?.email ?? null,
        deliverAt: deliverAt?.toMillis() ?? null,
        ...mailTimes(data),
        acceptedAt: acceptedAt?.toMillis() ?? null,
        uid,
      },
    ]
  })
}

async function mailsAbout(orderId: string): Promise<Details['mails']> {
  const {docs} = await outbox()
    .where('content.orderId', '==', orderId)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .get()
  return docs.map((snapshot) => {
    const {content, to, state, createdAt, sentAt, lastError} = snapshot.data()
    return {
      id: snapshot.id,
      kind: content.kind,
      to,
      state,
      createdAt: createdAt.toMillis(),
      sentAt: sentAt?.toMillis() ?? null,
      lastError,
    }
  })
}

async function actionsOn(orderId: string): Promise<Details['actions']> {
  const {docs} = await staffActions()
    .where('subject.kind', '==', 'order')
    .where('subject.id', '==', orderId)
    .orderBy('at', 'desc')
    .limit(MOST)
    .get()
  const present = await presentAddresses(docs.map((snapshot) => snapshot.data().staffId))
  return docs.map((snapshot) => {
    const {action, staffId, staffEmail, reason, at} = snapshot.data()
    return {
      id: snapshot.id,
      action,
      staffEmail: present.get(staffId) ?? staffEmail,
      reason,
      at: at.toMillis(),
    }
  })
}
