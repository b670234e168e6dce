import {isDocumentId} from '@lectern/domain/document-id'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {readOrder, type Order} from './orders'
import {readReturn, type ReturnRequest} from './returns'

export interface OwnOrder {
  order: Order
  returned: ReturnRequest | null
}

/**
 * Loads one of a learner's own orders with its return; null when there is no such order, or it is another user's.
 * @param orderId as found in the URL
 */
export async function loadOwnOrder(uid: string, orderId: string): Promise<OwnOrder | null> {
  if (!isDocumentId(orderId)) return null
  const [order, returned] = await Promise.all([
    readOrder(orderId),
    readReturn(orderId).catch((error: unknown) => {
      // As with orders, the rules don't tell whether the document exists.
      if (isPermissionDenied(error)) return null
      throw error
    }),
  ])
  // Staff may read all orders; this function returns only the learner's own.
  return order?.userId === uid ? {order, returned} : null
}
