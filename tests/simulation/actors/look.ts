import type {Scheduler} from '../scheduler.ts'

/** How long somebody waits at most before they go on, in ms. */
export const LONGEST_WAIT_MS = 60 * 60_000
/** How often it is looked whether something is there. */
const LOOKS = 6
const LOOK_MS = 20 * 60_000

/** Looks every now and then until there is an answer; null where there is none in the end. */
export async function lookFor<T>(
  scheduler: Pick<Scheduler, 'sleep'>,
  ask: () => Promise<T | null>,
): Promise<T | null> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const answer = await ask()
    if (answer !== null) return answer
    await scheduler.sleep(LOOK_MS)
  }
  return null
}
