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
  /** The recipient whose mails it strikes, a plain address; every mail when left out. */
  to: z.optional(z.string().check(z.toLowerCase())),
})

export type FailureMode = z.output<typeof failingSchema>['mode']

/** What the Mailgun side has been told to do wrong. Not kept over a restart. */
export class Failing {
  #mode: FailureMode = 'none'
  #left = 0
  #to: string | undefined
  /** How many sendings each mode has struck. */
  readonly struck = new Map<FailureMode, number>()
  /** plain addresses in lower case that are refused, and with them every mail that is to go to one of them */
  refused: ReadonlySet<string> = new Set()
  /** the sendings that get no answer */
  readonly hung = new Hung()

  /** Replaces what was set before; sendings that wait for an answer are dropped. */
  set({mode, times, to}: z.output<typeof failingSchema>) {
    this.hung.release()
    this.#mode = mode
    this.#left = times ?? Infinity
    this.#to = to
  }

  get current() {
    return {
      mode: this.#mode,
      times: this.#mode === 'none' || !Number.isFinite(this.#left) ? null : this.#left,
    }
  }

  /** What happens to this sending, whose recipients are plain addresses in lower case; counts it. */
  strike(recipients: readonly string[]): FailureMode {
    const mode = this.#mode
    if (mode === 'none' || (this.#to !== undefined && !recipients.includes(this.#to))) return 'none'
    this.#left -= 1
    if (this.#left <= 0) this.#mode = 'none'
    this.struck.set(mode, (this.struck.get(mode) ?? 0) + 1)
    return mode
  }
}
