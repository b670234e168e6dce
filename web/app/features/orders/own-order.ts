import {isDocumentId} from '@lectern/domain/document-id'
import {isPermissionDenied} from '~/lib/firebase/firestore-failure'
import {readOrder, type Order} from './orders'
import {readReturn, type ReturnRequest} from './returns'

export interface OwnOrder {
  order: Order
  returned: ReturnRequest | null
}

/**
 * One of a learner's own orders with its return; null when there is no such order, or it is somebody else's.
 * @param orderId as it stands in an address
 */
export async function loadOwnOrder(uid: string, orderId: string): Promise<OwnOrder | null> {
  if (!isDocumentId(orderId)) return null
  const [order, returned] = await Promise.all([
    readOrder(orderId),
    readReturn(orderId).catch((error: unknown) => {
      // As for the order itself, the rules don't say whether there is one.
      if (isPermissionDenied(error)) return null
      throw error
    }),
  ])
  // Staff may read everybody's orders; this is for one's own.
  return order?.userId === uid ? {order, returned} : null
}
