import {readOrders, type Order} from '~/features/orders/orders'
import {listAllReturns, type ReturnRequest} from '~/features/orders/returns'

/** A return with the order it is about; null when that is gone. */
export interface ReturnCase {
  /** the order's id: one return an order */
  id: string
  returned: ReturnRequest
  order: Order | null
}

/** Everybody's returns, newest first, with their orders. For staff. */
export async function loadReturnCases(): Promise<ReturnCase[]> {
  const returns = await listAllReturns()
  const orders = await readOrders(returns.map(({orderId}) => orderId))
  return returns.map((returned) => ({
    id: returned.orderId,
    returned,
    order: orders.get(returned.orderId) ?? null,
  }))
}
