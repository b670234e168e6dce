import {listOrders, type Order} from './orders'
import {listReturns, type ReturnRequest} from './returns'

export interface OrderHistory {
  /** newest first */
  orders: readonly Order[]
  /** they say which orders can still be returned */
  returns: readonly ReturnRequest[]
}

/** All orders of a learner with their returns; the orders stand alone when only those cannot be read. */
export async function loadOrderHistory(uid: string): Promise<OrderHistory> {
  const [orders, returns] = await Promise.all([
    listOrders(uid),
    listReturns(uid).catch((error: unknown) => {
      console.error('The returns of the orders could not be read.', error)
      return []
    }),
  ])
  return {orders, returns}
}
