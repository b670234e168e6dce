import {isDocumentId} from '@lectern/domain/document-id'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {orders, type Order} from '../orders/order.ts'
import {problems, problemId} from '../orders/problem.ts'
import {returns} from '../returns/return.ts'
import {log} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {compareEach} from './compare-each.ts'
import {pageParameters, type PageCheck} from './page.ts'
import {applyRefunds, hasFailed} from './refunds.ts'

/**
 * An order counts as refunded exactly where its payment was given back in full, and staff knows of every refund of a part and of
 * every refund that failed.
 */
export const checkRefunds: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.refunds.list({
    ...pageParameters(page),
    expand: ['data.payment_intent', 'data.charge'],
  })
  const ours = data.flatMap((refund) => {
    const {payment_intent: payment} = refund
    if (typeof payment !== 'object' || payment === null) return []
    const orderId = payment.metadata['orderId'] ?? ''
    return isDocumentId(orderId) ? [{id: refund.id, refund, orderId, payment: payment.id}] : []
  })
  const [snapshots, requests, failures, parts] = await Promise.all([
    readAll(ours.map(({orderId}) => orders().doc(orderId))),
    readAll(ours.map(({orderId}) => returns().doc(orderId))),
    readAll(ours.map(({id}) => problems().doc(problemId('refund-failed', id)))),
    readAll(ours.map(({id}) => problems().doc(problemId('partial-refund', id)))),
  ])
  const compared = ours.map((item, index) => ({
    ...item,
    order: (snapshots[index] as DocumentSnapshot<Order> | undefined)?.data(),
    // The order may have been refunded past its return.
    isRepeatAwaited: requests[index]?.get('refundFailedAt') !== undefined,
    isFiled: (hasFailed(item.refund) ? failures : parts)[index]?.exists ?? false,
  }))
  await compareEach(
    'refund',
    compared,
    async ({refund, orderId, order, payment, isRepeatAwaited, isFiled}) => {
      // An order that is missing or not known to be paid is for the check of the sessions.
      if (!order || order.paymentIntentId !== payment) return
      const differs = isRefunded(refund)
        ? order.status !== 'refunded' || isRepeatAwaited
        : order.status === 'refunded'
      if (!differs && (isFiled || (isRefunded(refund) && !hasFailed(refund)))) return
      log('difference-found', {difference: 'refund', orderId, itemId: refund.id})
      await applyRefunds(payment)
    },
  )
  return more ? (data.at(-1)?.id ?? null) : null
}

function isRefunded({charge}: Stripe.Refund): boolean {
  return typeof charge === 'object' && charge !== null && charge.refunded
}
