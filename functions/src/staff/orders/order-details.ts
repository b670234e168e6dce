import type {Output} from '@lectern/domain/contracts'
import {orderDetails as contract} from '@lectern/domain/orders/contracts'
import {preventsRefund} from '@lectern/domain/orders/dispute'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {personOf} from '../../accounts/person.ts'
import {AppError} from '../../app-error.ts'
import {callable} from '../../callable.ts'
import {orders, type Order} from '../../orders/order.ts'
import {problems} from '../../orders/problem.ts'
import {outbox} from '../../outbox/outbox.ts'
import {returns, type Return} from '../../returns/return.ts'
import {staffActions} from '../staff-action.ts'
import {listedProblem} from './listed-problem.ts'
import {stripeDetails} from './stripe-events.ts'

/** An order has a few of each. */
const MOST = 50

type Details = Output<typeof contract>

/** When staff open an order. */
export const orderDetails = callable(contract, async ({orderId}): Promise<Details> => {
  const [snapshot, request, found] = await Promise.all([
    orders().doc(orderId).get(),
    returns().doc(orderId).get(),
    problems().where('orderId', '==', orderId).limit(MOST).get(),
  ])
  const order = snapshot.data()
  if (!order && found.empty) throw new AppError('unknown-order')
  const [learner, mails, actions, stripe] = await Promise.all([
    order ? personOf(order.userId) : null,
    mailsAbout(orderId),
    actionsOn(orderId),
    order ? stripeDetails(order) : null,
  ])
  return {
    order: order ? {id: orderId, ...shown(order)} : null,
    learner: learner?.email == null && learner?.name == null ? null : learner,
    returned: shownReturn(request),
    problems: found.docs.map(listedProblem).toSorted((a, b) => b.since - a.since),
    mails,
    actions,
    stripe,
  }
})

function shown(order: Order): Omit<NonNullable<Details['order']>, 'id'> {
  const {staffRefund, dispute, chargeback} = order
  return {
    userId: order.userId,
    email: order.email,
    amountCents: order.amountCents,
    status: order.status,
    paymentProcessing: order.paymentProcessing,
    failure: order.failure ?? null,
    items: order.items,
    checkoutSessionId: order.checkoutSessionId,
    paymentIntentId: order.paymentIntentId,
    createdAt: order.createdAt.toMillis(),
    completedAt: order.completedAt?.toMillis() ?? null,
    refundedAt: order.refundedAt?.toMillis() ?? null,
    refundFailureAt: order.refundFailureAt?.toMillis() ?? null,
    restoredAt: order.restoredAt?.toMillis() ?? null,
    enrolledAgainAt: order.enrolledAgainAt?.toMillis() ?? null,
    dispute: dispute
      ? {
          status: dispute.status,
          preventsRefund: preventsRefund(dispute.status),
          updatedAt: dispute.updatedAt.toMillis(),
        }
      : null,
    chargeback: chargeback ? {...chargeback, at: chargeback.at.toMillis()} : null,
    refundBegun: staffRefund ? {email: staffRefund.email, at: staffRefund.at.toMillis()} : null,
  }
}

function shownReturn(snapshot: DocumentSnapshot<Return>): Details['returned'] {
  const request = snapshot.data()
  if (!request) return null
  const {status, reason, createdAt, updatedAt, refundFailedAt} = request
  return {
    status,
    reason,
    createdAt: createdAt.toMillis(),
    updatedAt: updatedAt.toMillis(),
    refundFailedAt: refundFailedAt?.toMillis() ?? null,
  }
}

async function mailsAbout(orderId: string): Promise<Details['mails']> {
  const {docs} = await outbox().where('content.orderId', '==', orderId).limit(MOST).get()
  return docs
    .map((snapshot) => {
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
    .toSorted((a, b) => b.createdAt - a.createdAt)
}

async function actionsOn(orderId: string): Promise<Details['actions']> {
  const {docs} = await staffActions()
    .where('subject.kind', '==', 'order')
    .where('subject.id', '==', orderId)
    .orderBy('at', 'desc')
    .limit(MOST)
    .get()
  return docs.map((snapshot) => {
    const {action, staffEmail, reason, at} = snapshot.data()
    return {id: snapshot.id, action, staffEmail, reason, at: at.toMillis()}
  })
}
