import type {
  DocumentData,
  DocumentSnapshot,
  Precondition,
  UpdateData,
  WithFieldValue,
  WriteBatch,
} from 'firebase-admin/firestore'
import {clock, random} from './clock.ts'
import {codeOf, grpc} from './error-code.ts'
import {firestore} from './firestore.ts'
import {logWritten} from './log.ts'

const MAX_ATTEMPTS = 12
const LONGEST_WAIT_MS = 400

/**
 * Others kept changing what was read, such as a discount code that hundreds use at the same moment. Nothing was written, and the
 * same may succeed a moment later.
 */
export class ContentionError extends Error {
  constructor(cause: unknown) {
    super('What was read kept changing.', {cause})
    this.name = 'ContentionError'
  }
}

/**
 * Optimistic concurrency control: reads, decides, and commits all writes in one batch, each with the precondition that
 * what was read has not changed ({@link unchanged}, `create`). On a conflict nothing is written, and the attempt is repeated
 * with the current data. Firestore's own transactions take locks instead, and concurrent ones wait for each other for
 * seconds.
 * @param attempt reads, and adds its writes to the batch; may run several times
 * @throws the attempt's own errors, and ContentionError after twelve conflicts
 */
export async function optimistically<T>(attempt: (write: WriteBatch) => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    const batch = firestore().batch()
    const result = await attempt(batch)
    try {
      await batch.commit()
      logWritten(batch)
      return result
    } catch (error) {
      if (!isConflict(error)) throw error
      if (count === MAX_ATTEMPTS) throw new ContentionError(error)
      await clock.wait(random.number() * Math.min(LONGEST_WAIT_MS, 20 * 2 ** count))
    }
  }
}

/** The precondition that a document has not changed since it was read. */
export function unchanged(snapshot: DocumentSnapshot): Precondition {
  return snapshot.updateTime ? {lastUpdateTime: snapshot.updateTime} : {exists: false}
}

/** Writes a document whole unless it has changed since it was read: what was written meanwhile stands. */
export async function setIfUnchanged<T extends DocumentData>(
  snapshot: DocumentSnapshot<T>,
  data: T & WithFieldValue<T> & UpdateData<T>,
): Promise<void> {
  const {ref} = snapshot
  try {
    await (snapshot.exists ? ref.update(data, unchanged(snapshot)) : ref.create(data))
  } catch (error) {
    if (!isConflict(error)) throw error
  }
}

/** The errors of a precondition that failed. */
const conflicts: ReadonlySet<unknown> = new Set([
  grpc.notFound,
  grpc.alreadyExists,
  grpc.failedPrecondition,
  grpc.aborted,
])

/** Whether a write was refused because what it was conditioned on has changed. */
export function isConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error))
}
