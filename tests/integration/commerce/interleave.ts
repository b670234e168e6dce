import type {WriteBatch} from 'firebase-admin/firestore'
import {vi} from 'vitest'
import {firestore} from '../../../functions/src/services/firestore.ts'

/** All orders in which two pieces of work can read and write: `abba` is b within a. */
export const INTERLEAVINGS = ['aabb', 'abab', 'abba', 'baab', 'baba', 'bbaa'] as const

/**
 * Runs two pieces of work, each of which reads and then commits a batch, in the order that `steps` names: the first time a
 * letter stands there its work reads, up to its commit, and the second time it commits and ends. A commit that is refused is
 * repeated, as in production, within the second step.
 */
export async function interleave(
  steps: (typeof INTERLEAVINGS)[number],
  works: Record<'a' | 'b', () => Promise<unknown>>,
): Promise<void> {
  const begun = new Map<string, {commit: () => void; ended: Promise<unknown>}>()
  for (const step of steps) {
    if (step !== 'a' && step !== 'b') continue
    const running = begun.get(step)
    if (running) {
      running.commit()
      await running.ended
    } else {
      begun.set(step, await runUntilCommit(works[step]))
    }
  }
}

/**
 * Runs a piece of work until it is about to commit a batch.
 * @param nth which of its batches, 1 for the first
 * @returns what lets it go on, and its end
 */
export async function runUntilCommit<Result>(work: () => Promise<Result>, nth = 1) {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const newBatch = firestore().batch.bind(firestore())
  let batches = 0
  const spy = vi.spyOn(firestore(), 'batch').mockImplementation((): WriteBatch => {
    const batch = newBatch()
    batches += 1
    if (batches !== nth) return batch
    const commit = batch.commit.bind(batch)
    batch.commit = async () => {
      reached.resolve()
      await released.promise
      return commit()
    }
    return batch
  })
  const ended = work()
  // Work that commits nothing ends without reaching a commit.
  await Promise.race([reached.promise, ended])
  spy.mockRestore()
  return {commit: released.resolve, ended}
}
