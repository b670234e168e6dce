import {CURRENCY} from '@lectern/domain/money'
import {
  balanceChanges,
  changeEntries,
  instructorsOf,
  saleEntries,
  type Entry,
  type NamedEntry,
  type ShareChange,
  type TaughtOrder,
} from '@lectern/domain/teachers/entries'
import {earns} from '@lectern/domain/teachers/teacher'
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type WriteBatch,
} from 'firebase-admin/firestore'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {increment} from '../services/sharded-counter.ts'
import {teachers, type Teacher} from '../teacher.ts'

/**
 * `ledger/{id}`: a change of what a teacher has. Written in the very batch of its cause, under an id that the cause determines, and never
 * changed. It names the order, and nobody who learns.
 */
export interface LedgerEntry extends Omit<Entry, 'availableAt' | 'at'> {
  currency: string
  availableAt: Timestamp
  at: Timestamp
}

export function ledger(): CollectionReference<LedgerEntry> {
  return firestore().collection('ledger') as CollectionReference<LedgerEntry>
}

/** `balances/{instructorId}`, as `balanceSchema` reads it. */
export function balanceOf(instructorId: string): DocumentReference {
  return firestore().collection('balances').doc(instructorId)
}

/**
 * Enters the shares of an order that is now paid, as part of the batch that completes it. Whoever teaches a course at this moment gets the
 * share that they have now. One that was written again after the database had lost it has what is entered for it already.
 */
export async function writeSaleShares(
  write: WriteBatch,
  orderId: string,
  order: TaughtOrder,
  completedAt: Timestamp,
): Promise<void> {
  const instructors = instructorsOf(order)
  if (instructors.length === 0) return
  const [known, shares] = await Promise.all([entriesOf(orderId), sharesOf(instructors)])
  const entries = saleEntries(orderId, order, shares, completedAt.toMillis())
  enter(
    write,
    entries.filter(({id}) => !known.has(id)),
  )
}

/**
 * Enters what of the shares of an order goes back, or comes back where a refund has not arrived, as part of the batch that changes the
 * order.
 */
export async function writeShareChanges(
  write: WriteBatch,
  orderId: string,
  changes: readonly ShareChange[],
): Promise<void> {
  if (!changes.some(({after}) => instructorsOf(after).length > 0)) return
  enter(write, changeEntries(orderId, await entriesOf(orderId), changes, clock.now()))
}

/** Writes entries, and adds them to the balances of their teachers: a write for each entry, and two for each teacher. */
function enter(write: WriteBatch, entries: readonly NamedEntry[]): void {
  for (const {id, ...entry} of entries)
    write.create(ledger().doc(id), {
      ...entry,
      currency: CURRENCY,
      availableAt: Timestamp.fromMillis(entry.availableAt),
      at: Timestamp.fromMillis(entry.at),
    })
  for (const {teacher, numbers, titles} of balanceChanges(entries, clock.now())) {
    increment(write, balanceOf(teacher), numbers)
    const byCourse = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, {title}]))
    write.set(balanceOf(teacher), {byCourse}, {merge: true})
  }
}

/** The entries of an order: a few for each of its lines. */
async function entriesOf(orderId: string): Promise<Map<string, Entry>> {
  const {docs} = await ledger().where('orderId', '==', orderId).get()
  return new Map(
    docs.map((snapshot) => {
      const {currency: _, ...entry} = snapshot.data()
      return [
        snapshot.id,
        {...entry, availableAt: entry.availableAt.toMillis(), at: entry.at.toMillis()},
      ] as const
    }),
  )
}

/** The shares of those who teach at this moment, by their instructors. */
async function sharesOf(instructorIds: readonly string[]): Promise<Map<string, number>> {
  const found = await firestore().getAll(...instructorIds.map((id) => teachers().doc(id)))
  return new Map(
    found.flatMap((snapshot) => {
      const teacher = snapshot.data() as Teacher | undefined
      return teacher && earns(teacher.state) ? [[snapshot.id, teacher.shareBps] as const] : []
    }),
  )
}
