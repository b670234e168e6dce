import {listOrders, type Order} from './orders'
import {withoutRepeats} from './order-repeats'
import {listReturns, type ReturnRequest} from './returns'

export interface OrderHistory {
  /** newest first */
  orders: readonly Order[]
  /** determine which orders can still be returned */
  returns: readonly ReturnRequest[]
}

/**
 * All orders of a learner with their returns. When only the returns can't be read, the orders are returned without
 * them.
 */
export async function loadOrderHistory(uid: string): Promise<OrderHistory> {
  const [orders, returns] = await Promise.all([
    listOrders(uid),
    listReturns(uid).catch((error: unknown) => {
      console.error('The returns of the orders could not be read.', error)
      return []
    }),
  ])
  return {orders: withoutRepeats(orders), returns}
}
