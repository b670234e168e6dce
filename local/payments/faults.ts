import * as z from 'zod/mini'
import {Hung} from '../stand-in/hung.ts'

/**
 * How the API is to fail:
 * - `error`: answers `status` (500 by default) and does nothing;
 * - `hang`: never answers and does nothing, until told to stop failing or the client gives up;
 * - `lost`: does what was asked, then drops the connection without an answer;
 * - `indeterminate`: does what was asked and answers `status`; who asks again under the same idempotency key gets that, too;
 * - `slow`: waits `ms`, then answers as always.
 */
export const faultSchema = z.strictObject({
  mode: z.enum(['none', 'error', 'hang', 'lost', 'indeterminate', 'slow']),
  /** How many requests it strikes; until told otherwise when left out. */
  times: z.optional(z.int().check(z.positive())),
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 500),
  ms: z._default(z.int().check(z.gte(0), z.lte(600_000)), 1000),
  /** Strikes only this method, e.g. `POST`. */
  method: z.optional(z.string()),
  /** Strikes only paths that begin so, e.g. `/v1/refunds`. */
  path: z.optional(z.string()),
  /** Comes beside what was set before, and not in its place. */
  also: z._default(z.boolean(), false),
})

export type Fault = z.output<typeof faultSchema>

/** The failing the API has been told to do. Not kept over a restart. */
export class Faults {
  #set: {fault: Fault; left: number}[] = []
  /** How many requests each has struck, by its mode, for errors with the status: `lost`, `error 500`. */
  readonly struck = new Map<string, number>()
  /** the requests that get no answer */
  readonly hung = new Hung()

  /**
   * Replaces what was set before and lets hanging requests go (their connections are dropped); with `also` it is added, and
   * of several the one that was set first strikes.
   */
  set(fault: Fault) {
    if (!fault.also) {
      this.hung.release()
      this.#set = []
    }
    if (fault.mode !== 'none') this.#set.push({fault, left: fault.times ?? Infinity})
  }

  /** The one that strikes first. */
  get current(): (Fault & {left: number | null}) | {mode: 'none'} {
    const [first] = this.#set
    if (first === undefined) return {mode: 'none'}
    return {...first.fault, left: Number.isFinite(first.left) ? first.left : null}
  }

  /** The fault that strikes this request, if any; counts it. */
  strike(method: string, path: string): Fault | undefined {
    const found = this.#set.find(
      ({fault}) =>
        (fault.method === undefined || fault.method.toUpperCase() === method) &&
        (fault.path === undefined || path.startsWith(fault.path)),
    )
    if (found === undefined) return undefined
    found.left -= 1
    if (found.left <= 0) this.#set = this.#set.filter((other) => other !== found)
    const {fault} = found
    const name = fault.mode === 'error' ? `error ${fault.status}` : fault.mode
    this.struck.set(name, (this.struck.get(name) ?? 0) + 1)
    return fault
  }
}
