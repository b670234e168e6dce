import {readProfile} from '~/features/auth/profile'
import type {SessionUser} from '~/lib/firebase/session-user'
import {listInvoices, type Invoice} from '~/features/orders/invoices'
import type {Order} from '~/features/orders/orders'
import {loadOwnOrder} from '~/features/orders/own-order'
import type {ReceiptParty} from './receipt-content'

export interface OwnReceipt {
  order: Order
  buyer: ReceiptParty
  /** its invoices and credit notes, oldest first; empty where its tax is not computed */
  documents: Invoice[]
}

/**
 * One of a learner's own orders, which may be unpaid, with who bought it; null when there is no such order.
 * @param orderId as found in the URL
 */
export async function loadReceipt(user: SessionUser, orderId: string): Promise<OwnReceipt | null> {
  const [own, profile, documents] = await Promise.all([
    loadOwnOrder(user.uid, orderId),
    readProfile(user),
    listInvoices(user.uid, orderId),
  ])
  if (!own) return null
  const {order} = own
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  return {order, buyer: {name, email: order.email || user.email}, documents}
}
