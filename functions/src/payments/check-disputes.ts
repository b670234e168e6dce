import {isDocumentId} from '@lectern/domain/document-id'
import type {DocumentSnapshot} from 'firebase-admin/firestore'
import {orders, type Order} from '../orders/order.ts'
import {log} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {compareEach} from './compare-each.ts'
import {applyDispute} from './disputes.ts'
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
  const snapshots = (await readAll(
    ours.map(({orderId}) => orders().doc(orderId)),
  )) as DocumentSnapshot<Order>[]
  const compared = ours.map((item, index) => ({...item, order: snapshots[index]?.data()}))
  await compareEach('dispute', compared, async ({dispute, orderId, order}) => {
    if (!order) return
    const isKnown = order.dispute?.id === dispute.id && order.dispute.status === dispute.status
    if (isKnown) return
    log('difference-found', {difference: 'dispute', orderId, itemId: dispute.id})
    await applyDispute(dispute)
  })
  return more ? (data.at(-1)?.id ?? null) : null
}
