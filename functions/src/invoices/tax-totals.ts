import type {InvoiceFields} from '@lectern/domain/orders/invoice'
import {taxMonth, totalsOf, type TaxMonth} from '@lectern/domain/orders/tax-totals'
import {monthOf} from '@lectern/domain/statistics/days'
import type {Timestamp, WriteBatch} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {firestore} from '../services/firestore.ts'
import {increment} from '../services/sharded-counter.ts'

interface Counted {
  issuedAt: Timestamp
  /** when what it is about was paid */
  paidAt: Timestamp
  /** -1 for what is taken back */
  sign: 1 | -1
  /** 0 of a document that is counted already */
  documents?: 0 | 1
}

/**
 * Counts the tax of a document in `taxMonths/{month}`, in the batch that makes it: the report of a quarter is three reads, however much
 * was sold. The numbers of a series let one document be made at a time, so that one counter is enough.
 */
export function countTax(
  write: WriteBatch,
  invoice: Pick<InvoiceFields, 'lines' | 'country' | 'isReverseCharge'>,
  {issuedAt, paidAt, sign, documents = 1}: Counted,
): void {
  const month = taxMonths().doc(monthOf(issuedAt.toMillis()))
  increment(write, month, {...totalsOf(invoice, paidAt.toMillis(), sign, documents)})
}

/** What was counted in months (`2026-11`); nothing for one without an invoice. */
export async function readTaxMonths(months: readonly string[]): Promise<TaxMonth[]> {
  const read = await firestore().getAll(...months.map((month) => taxMonths().doc(month)))
  return read.map((snapshot) => z.parse(taxMonth, snapshot.data() ?? {}))
}

function taxMonths() {
  return firestore().collection('taxMonths')
}
