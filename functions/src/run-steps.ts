import {clock} from './services/clock.ts'
import {log} from './services/log.ts'

const CONCURRENCY = 5

/** One kind of work of the clock. */
export interface Step {
  /** its name in the log */
  what: string
  /** the ids of the items that wait for it */
  find: () => Promise<readonly string[]>
  work: (id: string) => Promise<unknown>
}

/**
 * Works on the steps one after the other, and on a few items of each at a time. What fails, be it one item or finding the items,
 * is logged, and the rest goes on.
 * @param lastBegin ms since the epoch: no item is begun after it, so that a service that does not answer leaves time to end
 */
export async function runSteps(steps: readonly Step[], lastBegin: number): Promise<void> {
  for (const {what, find, work} of steps) {
    if (clock.now() > lastBegin) return
    await attempt(what, null, async () => {
      const ids = await find()
      for (let start = 0; start < ids.length && clock.now() <= lastBegin; start += CONCURRENCY) {
        const few = ids.slice(start, start + CONCURRENCY)
        await Promise.all(few.map((id) => attempt(what, id, () => work(id))))
      }
    })
  }
}

async function attempt(what: string, itemId: string | null, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('reconcile-failed', {what, itemId}, error)
  }
}
