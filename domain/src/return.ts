import {coursesOf, orderFor, type OrderStatus} from './order.ts'
import type {OrderLine} from './orders/lines.ts'

export const RETURN_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** How long an order can be returned, in days. */
export const RETURN_WINDOW_DAYS = 30
/** The return window in ms, from completion, inclusive. */
export const RETURN_WINDOW_MS = RETURN_WINDOW_DAYS * 24 * 60 * 60 * 1000

/** Until when a return of an order can be requested, ms, inclusive. */
export function lastReturnAt(completedAtMs: number): number {
  return completedAtMs + RETURN_WINDOW_MS
}

/** Whether an order can be returned, or why not. */
export type ReturnEligibility =
  | 'allowed'
  | 'requested'
  | 'approved'
  | 'rejected'
  | 'window-closed'
  | 'not-completed'

/**
 * Whether a return of the order may be requested now.
 * @param order when it was completed, ms since the epoch, null while it is not; whether a bank has taken money of it back; and whether
 *   it is a gift, which is given back by itself until it is accepted
 * @param existing the status of the order's return; an order has at most one, even after a rejection
 * @param nowMs ms since the epoch
 */
export function returnEligibility(
  order: {status: OrderStatus; completedAtMs: number | null; isChargedBack: boolean; isForOthers: boolean},
  existing: ReturnStatus | null,
  nowMs: number,
): ReturnEligibility {
  if (existing === 'pending') return 'requested'
  if (existing !== null) return existing
  if (
    order.status !== 'completed' ||
    order.completedAtMs === null ||
    order.isChargedBack ||
    order.isForOthers
  )
    return 'not-completed'
  return nowMs <= lastReturnAt(order.completedAtMs) ? 'allowed' : 'window-closed'
}

/** Why there is nothing to return of an order, by how it stands: where its return is `not-completed`. */
export function nothingToReturn(order: {
  status: OrderStatus
  isChargedBack: boolean
  items: readonly OrderLine[]
}): string {
  if (order.status === 'refunded') return 'This order has been refunded, so there is nothing to return'
  if (order.status !== 'completed') return 'This order has not been paid, so there is nothing to return'
  if (order.isChargedBack)
    return 'A bank has taken the payment of this order back, so it cannot be returned here'
  return orderFor(order.items) === 'gift'
    ? 'A gift is not returned here: until it is accepted, you take it back on the page of its order'
    : 'Seats are not returned here: those that nobody was invited to go back on the page of your team'
}

/**
 * The lines of its order that a return is about; all where it names no courses. Otherwise those all of whose courses it names, which are
 * never those of another line, as no cart has a line whose courses the others give. A course that is named without the others of its
 * bundle stands for the bundle.
 */
export function returnedLines<Line extends Pick<OrderLine, 'courseIds'>>(
  {courseIds}: {readonly courseIds?: readonly string[] | null | undefined},
  lines: readonly Line[],
): Line[] {
  if (!courseIds) return [...lines]
  const named = new Set(courseIds)
  const whole = lines.filter((line) => line.courseIds.every((id) => named.has(id)))
  const covered = new Set(coursesOf(whole))
  return lines.filter(
    (line) => whole.includes(line) || line.courseIds.some((id) => named.has(id) && !covered.has(id)),
  )
}
