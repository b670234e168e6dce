/** The states of an order; only in `completed` and `refunded` has it been paid. */
export const ORDER_STATUSES = ['pending', 'completed', 'expired', 'failed', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Why an order has failed: a payment that took days did not arrive, or Stripe refused the amount or the order for good. */
export const ORDER_FAILURES = ['transfer-failed', 'amount-refused', 'payment-refused'] as const
export type OrderFailure = (typeof ORDER_FAILURES)[number]

export interface OrderItem {
  /** the course's document id in Sanity */
  courseId: string
  /** the title when it was bought */
  courseTitle: string
  priceCents: number
}

/**
 * The transitions of an order's status. Stripe's events may arrive in any sequence:
 *
 *     pending ──paid──► completed ──refunded──► refunded
 *        ├──session expired──► expired
 *        └──async payment failed──► failed
 *
 * A payment wins over an expiry: an expired or failed order is completed when it turns out to be paid.
 */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['completed', 'expired', 'failed'],
  expired: ['completed'],
  failed: ['completed'],
  completed: ['refunded'],
  refunded: [],
}

/** Whether an order's status may change from one to another. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/** The name of an order on the payment page and in lists: the course's title, or `3 Courses`. */
export function orderName(items: readonly Pick<OrderItem, 'courseTitle'>[]): string {
  const [only] = items
  return items.length === 1 && only ? only.courseTitle : `${items.length} Courses`
}

/** Order and return ids as shown: the first 8 characters and an ellipsis. */
export function shortId(id: string): string {
  return `${id.slice(0, 8)}…`
}

/** The badge of an order: a completed one has the default badge, any other the secondary. */
export function orderBadge(status: OrderStatus): 'default' | 'secondary' {
  return status === 'completed' ? 'default' : 'secondary'
}

/** The document id of a learner's enrollment in a course. */
export function enrollmentId(uid: string, courseId: string): string {
  return `${uid}_${courseId}`
}
