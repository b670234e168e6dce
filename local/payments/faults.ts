import * as z from 'zod/mini'
import {Hung} from '../stand-in/hung.ts'

/**
 * How the API is to fail:
 * - `error`: answers `status` (500 by default) and does nothing;
 * - `hang`: never answers and does nothing, until told to stop failing or the client gives up;
 * - `lost`: does what was asked, then drops the connection without an answer;
 * - `slow`: waits `ms`, then answers as always.
 */
export const faultSchema = z.strictObject({
  mode: z.enum(['none', 'error', 'hang', 'lost', 'slow']),
  /** How many requests it strikes; until told otherwise when left out. */
  times: z.optional(z.int().check(z.positive())),
  status: z._default(z.int().check(z.gte(400), z.lte(599)), 500),
  ms: z._default(z.int().check(z.gte(0), z.lte(600_000)), 1000),
  /** Strikes only this method, e.g. `POST`. */
  method: z.optional(z.string()),
  /** Strikes only paths that begin so, e.g. `/v1/refunds`. */
  path: z.optional(z.string()),
})

export type Fault = z.output<typeof faultSchema>

/** The failing the API has been told to do. Not kept over a restart. */
export class Faults {
  #fault: Fault | undefined
  #left = 0
  /** the requests that get no answer */
  readonly hung = new Hung()

  /** Replaces what was set before and lets hanging requests go (their connections are dropped). */
  set(fault: Fault) {
    this.hung.release()
    this.#fault = fault.mode === 'none' ? undefined : fault
    this.#left = fault.times ?? Infinity
  }

  get current(): (Fault & {left: number | null}) | {mode: 'none'} {
    if (this.#fault === undefined) return {mode: 'none'}
    return {...this.#fault, left: Number.isFinite(this.#left) ? this.#left : null}
  }

  /** The fault that strikes this request, if any; counts it. */
  strike(method: string, path: string): Fault | undefined {
    const fault = this.#fault
    if (fault === undefined) return undefined
    if (fault.method !== undefined && fault.method.toUpperCase() !== method) return undefined
    if (fault.path !== undefined && !path.startsWith(fault.path)) return undefined
    this.#left -= 1
    if (this.#left <= 0) this.#fault = undefined
    return fault
  }
}
