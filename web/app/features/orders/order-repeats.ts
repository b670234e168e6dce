import type {Order} from './orders'

type Attempt = Pick<Order, 'status' | 'items' | 'replaced'>

/**
 * The orders of a learner without attempts to pay that led to another: one whose cart was changed, and one that ended unpaid and
 * was placed again with the same courses for the same people.
 * @param orders newest first
 */
export function withoutRepeats<T extends Attempt>(orders: readonly T[]): T[] {
  const later = new Set<string>()
  return orders.filter((order) => {
    if (order.replaced) return false
    const cart = order.items
      .map(({id, for: whose}) => `${whose} ${id}`)
      .toSorted()
      .join(' ')
    const isRepeated = isUnpaid(order) && later.has(cart)
    later.add(cart)
    return !isRepeated
  })
}

/** Whether nothing was paid, and nothing has failed that the learner should read. */
function isUnpaid({status}: Attempt): boolean {
  return status === 'expired' || status === 'cancelled'
}
