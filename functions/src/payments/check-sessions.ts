import {isDocumentId} from '@lectern/domain/document-id'
import type {Stripe} from 'stripe'
import {fulfil} from '../checkout/fulfil.ts'
import {orders, type Order} from '../orders/order.ts'
import {log} from '../services/log.ts'
import {readAll} from '../services/read-all.ts'
import {compareEach} from './compare-each.ts'
import {pageParameters, type PageCheck} from './page.ts'
import {restoreOrder} from './restore-order.ts'

/** Every paid session has a paid order: completes what is not, and writes an order that is missing again. */
export const checkSessions: PageCheck = async (client, page) => {
  const {data, has_more: more} = await client.checkout.sessions.list({
    ...pageParameters(page),
    status: 'complete',
  })
  const paid = data.flatMap((session) => {
    const orderId = session.metadata?.['orderId'] ?? ''
    return session.payment_status === 'paid' && isDocumentId(orderId)
      ? [{id: session.id, session, orderId}]
      : []
  })
  const snapshots = await readAll(paid.map(({orderId}) => orders().doc(orderId)))
  const compared = paid.map((item, index) => ({...item, order: snapshots[index]?.data()}))
  await compareEach('session', compared, async ({session, orderId, order}) => {
    if (!order) await restoreOrder(orderId, session)
    else if (!isSettled(session, order)) {
      if (!isPaid(order)) log('difference-found', {difference: 'not-fulfilled', orderId, itemId: session.id})
      await fulfil(session.id)
    }
  })
  return more ? (data.at(-1)?.id ?? null) : null
}

/** Whether the order is paid by this session, or staff knows, or knew and settled, that something does not match. */
function isSettled(session: Stripe.Checkout.Session, order: Order): boolean {
  if (isPaid(order)) return order.checkoutSessionId === session.id
  return order.problem !== undefined || order.failure === 'payment-mismatch'
}

function isPaid({status}: Order): boolean {
  return status === 'completed' || status === 'refunded'
}
