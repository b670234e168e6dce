import * as z from 'zod/mini'
import {Hung} from '../stand-in/hung.ts'

/**
 * How sending is to fail:
 * - `4xx`: refused with 400, `5xx`: 503, and the mail is not accepted;
 * - `timeout`: no answer and not accepted, until told otherwise or the client gives up;
 * - `lost`: accepted, but the connection drops before the answer.
 */
export const failingSchema = z.strictObject({
  mode: z.enum(['none', '4xx', '5xx', 'timeout', 'lost']),
  /** How many sendings it strikes; until told otherwise when left out. */
  times: z.optional(z.int().check(z.positive())),
})

export type FailureMode = z.output<typeof failingSchema>['mode']

/** What the Mailgun side has been told to do wrong. Not kept over a restart. */
export class Failing {
  #mode: FailureMode = 'none'
  #left = 0
  /** How many sendings each mode has struck. */
  readonly struck = new Map<FailureMode, number>()
  /** plain addresses in lower case that are refused, and with them every mail that is to go to one of them */
  refused: ReadonlySet<string> = new Set()
  /** the sendings that get no answer */
  readonly hung = new Hung()

  /** Replaces what was set before; sendings that wait for an answer are dropped. */
  set({mode, times}: z.output<typeof failingSchema>) {
    this.hung.release()
    this.#mode = mode
    this.#left = times ?? Infinity
  }

  get current() {
    return {
      mode: this.#mode,
      times: this.#mode === 'none' || !Number.isFinite(this.#left) ? null : this.#left,
    }
  }

  /** What happens to this sending; counts it. */
  strike(): FailureMode {
    const mode = this.#mode
    if (mode === 'none') return mode
    this.#left -= 1
    if (this.#left <= 0) this.#mode = 'none'
    this.struck.set(mode, (this.struck.get(mode) ?? 0) + 1)
    return mode
  }
}
