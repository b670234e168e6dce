import {FieldValue, type DocumentReference, type WriteBatch} from 'firebase-admin/firestore'
import {random} from './clock.ts'

/** Numbers by name, in any depth. */
export interface Numbers {
  readonly [name: string]: number | Numbers
}

/**
 * Counts in a sharded counter, as part of whatever else is written: `{counter}/shards/{n}`, whose sum is the number. One more
 * document write in the batch, no read; nothing when there is nothing to count. One document takes about one write a
 * second, so that n shards take about n, and reading the counter costs n document reads.
 */
export function incrementShard(
  write: WriteBatch,
  counter: DocumentReference,
  shards: number,
  numbers: Numbers,
): void {
  const shard = String(random.index(shards))
  increment(write, counter.collection('shards').doc(shard), numbers)
}

/** Adds to the numbers of a document, as part of whatever else is written, without a read; nothing when there is nothing to add. */
export function increment(write: WriteBatch, counter: DocumentReference, numbers: Numbers): void {
  const increments = incrementsOf(numbers)
  if (increments !== null) write.set(counter, increments, {merge: true})
}

/** An empty map would replace what the document has there: zeros and empty maps are left out. */
function incrementsOf(numbers: Numbers): Record<string, unknown> | null {
  const increments = Object.entries(numbers).flatMap(([name, value]) => {
    const increment =
      typeof value !== 'number' ? incrementsOf(value) : value === 0 ? null : FieldValue.increment(value)
    return increment === null ? [] : [[name, increment] as const]
  })
  return increments.length === 0 ? null : Object.fromEntries(increments)
}
