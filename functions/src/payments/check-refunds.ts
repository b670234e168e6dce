import {isDocumentId} from '@lectern/domain/document-id'
import {orders} from '../orders/order.ts'
import {refundsOf} from '../refunds/refund.ts'
import {hasFailed} from '../refunds/settle-refunds.ts'
import {log} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {compareEach} from './compare-each.ts'
import {pageParameters, type PageCheck} from './page.ts'
import {applyRefunds} from './refunds.ts'

/** Every refund of Stripe's is one of its order, in the state that it has there. */
export const checkRefunds: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.refunds.list({
    ...pageParameters(page),
    expand: ['data.payment_intent'],
  })
  const ours = data.flatMap((refund) => {
    const {payment_intent: payment} = refund
    if (typeof payment !== 'object' || payment === null) return []
    const orderId = payment.metadata['orderId'] ?? ''
    const named = refund.metadata?.['refundId'] ?? ''
    const refundId = isDocumentId(named) ? named : refund.id
    return isDocumentId(orderId) ? [{id: refund.id, refund, orderId, refundId, payment: payment.id}] : []
  })
  const [purchases, own, others] = await Promise.all([
    readAll(ours.map(({orderId}) => orders().doc(orderId))),
    readAll(ours.map(({orderId, refundId}) => refundsOf(orderId).doc(refundId))),
    readAll(ours.map(({orderId, id}) => refundsOf(orderId).doc(id))),
  ])
  const compared = ours.map((item, index) => ({
    ...item,
    order: purchases[index]?.data(),
    known: [own[index], others[index]]
      .map((snapshot) => snapshot?.data())
      .find((stored) => stored?.stripeId === item.id),
  }))
  await compareEach('refund', compared, async ({refund, orderId, order, payment, known}) => {
    // An order that is missing or not known to be paid is for the check of the sessions.
    if (!order || order.paymentIntentId !== payment) return
    if (known?.state === (hasFailed(refund) ? 'failed' : 'made')) return
    log('difference-found', {difference: 'refund', orderId, itemId: refund.id})
    await applyRefunds(payment)
  })
  return more ? (data.at(-1)?.id ?? null) : null
}
