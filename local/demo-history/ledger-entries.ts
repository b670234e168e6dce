import {CURRENCY} from '@lectern/domain/money'
import {changeEntries, saleEntries, type NamedEntry, type NamedShare} from '@lectern/domain/teachers/entries'
import {STANDARD_SHARE_BPS} from '@lectern/domain/teachers/teacher'
import {Timestamp} from 'firebase-admin/firestore'
import {DEMO_TEACHER} from '../demo-accounts.ts'
import {stateOf} from './counted.ts'
import type {PlannedDocument, PlannedOrder} from './history.ts'
import {entriesOfPayouts, payoutsOfHistory, type PlannedPayout} from './payout-documents.ts'

/** Who has taught all the time; of the courses of the others the shop has everything. */
const SHARES: ReadonlyMap<string, number> = new Map([[DEMO_TEACHER.instructorId, STANDARD_SHARE_BPS]])

/** What the history has brought its teachers, as the functions enter it. */
export function entriesOfHistory(orders: readonly PlannedOrder[]): NamedShare[] {
  return orders.flatMap((order) => {
    const {id, items, refund} = order
    const after = stateOf(order)
    if (after.completedAt === null) return []
    const sales = saleEntries(id, {items, refundedCents: 0}, SHARES, after.completedAt)
    if (!refund) return sales
    const known = new Map(sales.map((entry) => [entry.id, entry]))
    return [...sales, ...changeEntries(id, known, [{kind: 'refund', cause: refund.id, after}], refund.at)]
  })
}

/** What the history has brought its teachers, and what of it was paid out. @param now in ms */
export function earningsOfHistory(
  orders: readonly PlannedOrder[],
  now: number,
): {entries: NamedEntry[]; payouts: PlannedPayout[]} {
  const shares = entriesOfHistory(orders)
  const payouts = payoutsOfHistory(shares, now)
  return {entries: [...shares, ...entriesOfPayouts(payouts)], payouts}
}

/** The documents of entries. */
export function documentsOfEntries(entries: readonly NamedEntry[]): PlannedDocument[] {
  return entries.map(({id, availableAt, at, ...entry}) => [
    `ledger/${id}`,
    {
      ...entry,
      currency: CURRENCY,
      availableAt: Timestamp.fromMillis(availableAt),
      at: Timestamp.fromMillis(at),
    },
  ])
}
