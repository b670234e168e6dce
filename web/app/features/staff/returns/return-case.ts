import {sumCents} from '@lectern/domain/money'
import {linesKept, paidCents, quoteRefund} from '@lectern/domain/orders/lines'
import {returnedLines} from '@lectern/domain/return'
import type {Order} from '~/features/orders/orders'
import type {ReturnRequest} from '~/features/orders/returns'

/** A return with its order; null when the order no longer exists. */
export interface ReturnCase {
  /** the order's id, because an order can have only one return */
  id: string
  returned: ReturnRequest
  order: Order | null
  /** as {@link returnCents} has it */
  amountCents: number | null
}

/**
 * What a return asks for, in cents: what went back once it was approved, before that what an approval would send, and what was paid for its
 * lines where they have gone back otherwise. Null without its order.
 */
export function returnCents({returned, order}: Pick<ReturnCase, 'returned' | 'order'>): number | null {
  if (!order) return null
  const isMade = returned.status === 'approved' && returned.refundFailedAt === null
  if (isMade && returned.refundedCents !== null) return returned.refundedCents
  const asked = returnedLines(returned, order.items)
  const lineIds = linesKept(asked).map(({lineId}) => lineId)
  return quoteRefund(order, lineIds)?.amountCents ?? sumCents(asked.map(paidCents))
}
