import type {Output} from '@lectern/domain/contracts'
import {isDocumentId} from '@lectern/domain/document-id'
import {orderDetails} from '@lectern/domain/orders/contracts'
import {call} from '~/lib/firebase/call'
import {callReason} from '~/lib/firebase/call-failure'

export type OrderDetails = Output<typeof orderDetails>
export type DetailedOrder = NonNullable<OrderDetails['order']>
export type OrderProblem = OrderDetails['problems'][number]

/** Loads everything about an order; null when there is none. @param orderId as found in the URL */
export async function loadOrder(orderId: string): Promise<OrderDetails | null> {
  if (!isDocumentId(orderId)) return null
  try {
    return await call(orderDetails, {orderId})
  } catch (error) {
    if (callReason(error) === 'unknown-order') return null
    throw error
  }
}
