import {setTimeout as wait} from 'node:timers/promises'
import type {DocumentSnapshot, Precondition, WriteBatch} from 'firebase-admin/firestore'
import {codeOf, grpc} from './error-code.ts'
import {firestore} from './firestore.ts'

const MAX_ATTEMPTS = 12
const LONGEST_WAIT_MS = 400

/**
 * One transaction without locks: reads, decides, and commits all writes together, each on the condition that what was read
 * is still so ({@link unchanged}, `create`). When somebody else was quicker nothing is written, and it begins again with
 * what stands now. Of twenty callers one writes at once and the others find it done; Firestore's own transactions would
 * take locks, and those that meet wait for each other for seconds.
 * @param attempt reads, and puts its writes in the batch; may run several times
 */
export async function optimistically<T>(attempt: (write: WriteBatch) => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    const batch = firestore().batch()
    const result = await attempt(batch)
    try {
      await batch.commit()
      return result
    } catch (error) {
      if (!isConflict(error) || count === MAX_ATTEMPTS) throw error
      await wait(Math.random() * Math.min(LONGEST_WAIT_MS, 20 * 2 ** count))
    }
  }
}

/** The condition that a document still is as it was read. */
export function unchanged(snapshot: DocumentSnapshot): Precondition {
  return snapshot.updateTime ? {lastUpdateTime: snapshot.updateTime} : {exists: false}
}

/** The ways in which somebody else was quicker. */
const conflicts: ReadonlySet<unknown> = new Set([
  grpc.notFound,
  grpc.alreadyExists,
  grpc.failedPrecondition,
  grpc.aborted,
])

function isConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error))
}
