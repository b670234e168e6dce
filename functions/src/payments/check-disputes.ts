import {isDocumentId} from '@lectern/domain/document-id'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import type {Stripe} from 'stripe'
import {orders, type Order} from '../orders/order.ts'
import {problemId, problems, type Problem} from '../orders/problem.ts'
import {log} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {compareEach} from './compare-each.ts'
import {applyDispute, isOver} from './disputes.ts'
import {pageParameters, type PageCheck} from './page.ts'

/** Every dispute stands on its order as it is now. */
export const checkDisputes: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.disputes.list({
    ...pageParameters(page),
    expand: ['data.payment_intent'],
  })
  const ours = data.flatMap((dispute) => {
    const {payment_intent: payment} = dispute
    const orderId = typeof payment === 'object' && payment !== null ? payment.metadata['orderId'] : undefined
    return orderId !== undefined && isDocumentId(orderId) ? [{id: dispute.id, dispute, orderId}] : []
  })
  const [snapshots, filed] = await Promise.all([
    readAll(ours.map(({orderId}) => orders().doc(orderId))),
    readAll(ours.map(({id}) => problems().doc(problemId('dispute', id)))),
  ])
  const compared = ours.map((item, index) => ({
    ...item,
    order: (snapshots[index] as DocumentSnapshot<Order> | undefined)?.data(),
    problem: (filed[index] as DocumentSnapshot<Problem> | undefined)?.data(),
  }))
  await compareEach('dispute', compared, async ({dispute, orderId, order, problem}) => {
    if (!order || isKnown(dispute, order, problem)) return
    log('difference-found', {difference: 'dispute', orderId, itemId: dispute.id})
    await applyDispute(dispute)
  })
  return more ? (data.at(-1)?.id ?? null) : null
}

/** Whether a dispute stands as it is now on its order, or beside another of the same payment that the order has. */
function isKnown(
  {id, status}: Stripe.Dispute,
  {dispute: stored}: Order,
  problem: Problem | undefined,
): boolean {
  if (!problem || (isOver(status) && problem.settledAt === null)) return false
  if (stored?.id === id) return stored.status === status
  return stored !== undefined && (isOver(status) || !isOver(stored.status))
}
