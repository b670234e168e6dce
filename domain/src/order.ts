/** The states of an order; only `completed` and `refunded` have seen money. */
export const ORDER_STATUSES = ['pending', 'completed', 'expired', 'failed', 'refunded'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export interface OrderItem {
  /** the course's document id in Sanity */
  courseId: string
  /** the title when it was bought */
  courseTitle: string
  priceCents: number
}

/**
 * What Stripe says may move an order, whatever order the news arrives in:
 *
 *     pending ──paid──► completed ──refunded──► refunded
 *        ├──session expired──► expired
 *        └──async payment failed──► failed
 *
 * Money wins over closing: an order that was put down as expired or failed is completed when it turns out paid.
 */
const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['completed', 'expired', 'failed'],
  expired: ['completed'],
  failed: ['completed'],
  completed: ['refunded'],
  refunded: [],
}

/** Whether an order may go from one state to another. */
export function canMoveOrder(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to)
}

/** What is being bought, as the payment page and the order name it: the title, or `3 Courses`. */
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

/** The document id of a learner's ownership of a course. */
export function enrollmentId(uid: string, courseId: string): string {
  return `${uid}_${courseId}`
}
