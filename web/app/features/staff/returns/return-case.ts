import type {Order} from '~/features/orders/orders'
import type {ReturnRequest} from '~/features/orders/returns'

/** A return with its order; null when the order no longer exists. */
export interface ReturnCase {
  /** the order's id, because an order can have only one return */
  id: string
  returned: ReturnRequest
  order: Order | null
}
