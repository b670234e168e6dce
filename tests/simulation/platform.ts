import crypto from 'node:crypto'
import {syncBuiltinESMExports} from 'node:module'
import timersPromises from 'node:timers/promises'
import type {SeededRandom} from '../../local/demo-history/random.ts'
import type {Scheduler} from './scheduler.ts'

/**
 * Replaces the platform's time, randomness and timers by those of a scheduler: what functions take from services/clock.ts, the
 * SDKs under them, and the stand-ins.
 * @param current asked each time, so that one run can follow another
 * @returns puts the platform's own back
 */
export function replacePlatform(current: () => {scheduler: Scheduler; random: SeededRandom}): () => void {
  const now = () => current().scheduler.now
  const bytes = (size: number) => {
    const {random} = current()
    const drawn = Buffer.alloc(size)
    for (let at = 0; at < size; at += 1) drawn[at] = random.next() * 256
    return drawn
  }
  const uuid = (): `${string}-${string}-${string}-${string}-${string}` => {
    const hex = current().random.hex(30)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`
  }
  const VirtualDate = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: (target) => Reflect.construct(target, [now()]).toString(),
  })
  const cancels = new Map<object, () => void>()
  const setTimer = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const handle = {ref: () => handle, unref: () => handle, hasRef: () => true, refresh: () => handle}
    const cancel = current().scheduler.after(ms, () => {
      cancels.delete(handle)
      work(...given)
    })
    cancels.set(handle, cancel)
    return handle
  }
  const clearTimer = (handle: object | undefined) => {
    if (handle === undefined) return
    cancels.get(handle)?.()
    cancels.delete(handle)
  }
  const timeout = (ms: number) => {
    const controller = new AbortController()
    current().scheduler.after(ms, () => controller.abort(new DOMException('Too late.', 'TimeoutError')))
    return controller.signal
  }
  const putBack = [
    replace(Date, {now}),
    replace(globalThis, {
      Date: VirtualDate,
      setTimeout: setTimer,
      clearTimeout: clearTimer,
      Response: CopiedAnswer,
    }),
    replace(Math, {random: () => current().random.next()}),
    replace(performance, {now}),
    replace(AbortSignal, {timeout}),
    replace(globalThis.crypto, {randomUUID: uuid}),
    replace(crypto, {
      randomUUID: uuid,
      randomBytes: bytes,
      randomInt: (most: number) => Math.floor(current().random.next() * most),
    }),
    replace(timersPromises, {setTimeout: (ms: number) => current().scheduler.sleep(ms)}),
  ]
  syncBuiltinESMExports()
  return () => {
    for (const put of putBack) put()
    syncBuiltinESMExports()
  }
}

/**
 * An answer of the payments' stand-in. Its body is copied where a real one is written and parsed, so that nobody changes the books
 * through it.
 */
export class CopiedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #body: unknown

  constructor(
    body: unknown,
    {status = 200, headers = {}}: {status?: number; headers?: Record<string, string>},
  ) {
    this.#body = body
    this.status = status
    this.headers = headers
  }

  static json(body: unknown, init: {status?: number; headers?: Record<string, string>}): CopiedAnswer {
    return new CopiedAnswer(body, init)
  }

  json(): unknown {
    return copyOf(this.#body)
  }
}

/** As `JSON.parse(JSON.stringify(value))`, which takes most of the time of an answer. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: Record<string, unknown> = {}
  for (const [name, one] of Object.entries(value)) if (one !== undefined) copy[name] = copyOf(one)
  return copy
}

/** @returns puts back what was there */
function replace(target: object, by: object): () => void {
  const own = Object.fromEntries(Object.keys(by).map((name) => [name, Reflect.get(target, name) as unknown]))
  Object.assign(target, by)
  return () => {
    Object.assign(target, own)
  }
}
