const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000

/** With the delays of {@link backoffMs} a mail is tried for three days. */
export const MAX_ATTEMPTS = 80

/** How long to wait after the given number of attempts (1, 2 …) have failed, in ms: doubling from 30 s up to an hour. */
export function backoffMs(attempts: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 16))
}
