import {isDocumentId} from '@lectern/domain/document-id'
import {orders} from '../orders/order.ts'
import {problemId, problems} from '../orders/problem.ts'
import {log} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {compareEach} from './compare-each.ts'
import {applyDisputes} from './disputes.ts'
import {pageParameters, type PageCheck} from './page.ts'

/** Every dispute of an order is filed as it is now; what is filed was written to the order in the same batch. */
export const checkDisputes: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.disputes.list({
    ...pageParameters(page),
    expand: ['data.payment_intent'],
  })
  const ours = data.flatMap(({id, status, payment_intent: payment}) => {
    if (typeof payment !== 'object' || payment === null) return []
    const orderId = payment.metadata['orderId'] ?? ''
    return isDocumentId(orderId) ? [{id, status, orderId, payment: payment.id}] : []
  })
  const [purchases, filed] = await Promise.all([
    readAll(ours.map(({orderId}) => orders().doc(orderId))),
    readAll(ours.map(({id}) => problems().doc(problemId('dispute', id)))),
  ])
  const compared = ours.map((item, index) => ({
    ...item,
    isOrderThere: purchases[index]?.exists ?? false,
    known: filed[index]?.data()?.details['status'],
  }))
  await compareEach('dispute', compared, async ({id, status, orderId, payment, isOrderThere, known}) => {
    // An order that is missing is for the check of the sessions.
    if (!isOrderThere || known === status) return
    log('difference-found', {difference: 'dispute', orderId, itemId: id})
    await applyDisputes(payment)
  })
  return more ? (data.at(-1)?.id ?? null) : null
}
