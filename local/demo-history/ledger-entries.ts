import {CURRENCY} from '@lectern/domain/money'
import {changeEntries, saleEntries, type NamedEntry} from '@lectern/domain/teachers/entries'
import {STANDARD_SHARE_BPS} from '@lectern/domain/teachers/teacher'
import {Timestamp} from 'firebase-admin/firestore'
import {DEMO_TEACHER} from '../demo-accounts.ts'
import {stateOf} from './counted.ts'
import type {PlannedDocument, PlannedOrder} from './history.ts'

/** Who has taught all the time; of the courses of the others the shop has everything. */
const SHARES: ReadonlyMap<string, number> = new Map([[DEMO_TEACHER.instructorId, STANDARD_SHARE_BPS]])

/** What the history has brought its teachers, as the functions enter it. */
export function entriesOfHistory(orders: readonly PlannedOrder[]): NamedEntry[] {
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
