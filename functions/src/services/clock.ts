import {randomBytes, randomUUID} from 'node:crypto'
import {setTimeout as pause} from 'node:timers/promises'
import {Timestamp} from 'firebase-admin/firestore'

/*
 * The one place from which functions take the time, wait, and draw at random; a lint rule forbids any other. Each is read from the
 * platform at the moment of the call, so that who replaces the platform's clock decides (tests/simulation).
 */

export const clock = {
  /** ms since the epoch */
  now: (): number => Date.now(),
  timestamp: (): Timestamp => Timestamp.now(),
  /** Resolves after so many ms. */
  wait: (ms: number): Promise<void> => pause(ms),
  /** Aborts after so many ms. */
  deadline: (ms: number): AbortSignal => AbortSignal.timeout(ms),
}

export const random = {
  /** at least 0, less than 1 */
  number: (): number => Math.random(),
  /** one of so many: at least 0, less than `count` */
  index: (count: number): number => Math.floor(Math.random() * count),
  uuid: (): string => randomUUID(),
  /** so many random bytes, which nobody guesses, as hexadecimal digits */
  hex: (bytes: number): string => randomBytes(bytes).toString('hex'),
}
