import {readOrders, type Order} from '~/features/orders/orders'
import {listAllReturns, type ReturnRequest} from '~/features/orders/returns'

/** A return with its order; null when the order no longer exists. */
export interface ReturnCase {
  /** the order's id, because an order can have only one return */
  id: string
  returned: ReturnRequest
  order: Order | null
}

/** The returns of all learners, newest first, with their orders. For staff. */
export async function loadReturnCases(): Promise<ReturnCase[]> {
  const returns = await listAllReturns()
  const orders = await readOrders(returns.map(({orderId}) => orderId))
  return returns.map((returned) => ({
    id: returned.orderId,
    returned,
    order: orders.get(returned.orderId) ?? null,
  }))
}
