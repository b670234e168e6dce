import {AsyncLocalStorage} from 'node:async_hooks'
import {createHash} from 'node:crypto'
import type {SeededRandom} from '../../local/demo-history/random.ts'
import {Timers} from './timers.ts'

/** Something whose work can end at any moment: one call of a function. A browser goes on whatever happens to it. */
export interface Process {
  readonly id: number
  /** the name of the function, or of who acts */
  readonly name: string
  /** when it began, in ms */
  readonly since: number
  readonly isMortal: boolean
  isAlive: boolean
  /** told once when it dies */
  onDeath: () => void
}

/** One way in which a step may fail. */
export interface Mishap {
  name: string
  /** how often of 10,000 times, while things fail */
  in10000: number
}

/** Something that waits for its turn. */
interface Step {
  process: Process
  label: string
  mishaps: readonly Mishap[]
  /** carries it out and lets its process go on, if that is still alive */
  run: (mishap: string | null) => void
}

/** Everything that fails, by kind: a run can leave kinds out, to find out which of them matter. */
export const FAULTS = [
  'deaths',
  'waits',
  'stalls',
  'database',
  'stripe',
  'mail',
  'content',
  'answers',
  'events',
  'triggers',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** How often of 10,000 steps a process dies at one, and how often time goes on meanwhile. */
const DEATHS_IN_10000 = 15
const WAITS_IN_10000 = 60
/** How often one step is kept from happening while others do, and for how long at most, in ms. */
const STALLS_IN_10000 = 50
const LONGEST_STALL_MS = 15_000
/**
 * Failures come together: now and then everything of one kind fails so many times as often for a while, and what needs several at once
 * is met.
 */
const STORMS_IN_10000 = 8
const STORMY: readonly FaultKind[] = ['deaths', 'database', 'stripe', 'mail', 'answers', 'events']
const STORM_FACTOR = 14
/** How long that lasts at most, in ms. */
const LONGEST_STORM_MS = 5 * 60_000
/** How long a step may have to wait for its turn beside others, in ms. */
const LONGEST_DELAY_MS = 8000
/** How long a step takes at most, in ms. */
const LONGEST_STEP_MS = 12
const HASHED_AT_ONCE = 16_384

// Taken before anything replaces it.
const afterTicks = setImmediate

/**
 * Decides what happens next. Whatever a process does beyond its own memory is a step that waits until it is drawn; nothing else
 * happens meanwhile, so that the same seed gives the same run.
 */
export class Scheduler {
  /** ms since the epoch */
  now: number
  readonly random: SeededRandom
  readonly timers = new Timers()
  /** whether anything fails; delays and another order are always possible */
  isHostile = false
  /** kinds of faults that do not happen */
  without: ReadonlySet<string> = new Set()
  steps = 0
  /** how often what has happened, by its name */
  readonly counts = new Map<string, number>()
  /** where processes have died: function, step, and on which side of it */
  readonly deathPoints = new Set<string>()
  /** told of each step when it has been carried out */
  onStep: () => void = () => {}
  /** told of what happens, line by line */
  onTrace: ((line: string) => void) | null = null
  readonly #hash = createHash('sha256')
  /** lines that are not hashed yet: many at once take less time */
  #unhashed = ''
  readonly #current = new AsyncLocalStorage<Process>()
  readonly #outside: Process = {
    id: 0,
    name: 'outside',
    since: 0,
    isMortal: false,
    isAlive: true,
    onDeath: () => {},
  }
  /** what fails more often now, and until when, in ms */
  readonly #storms = new Map<FaultKind, number>()
  #ready: Step[] = []
  #ids = 0

  constructor(random: SeededRandom, now: number) {
    this.random = random
    this.now = now
  }

  get current(): Process {
    return this.#current.getStore() ?? this.#outside
  }

  /** What has happened so far, as a hash. */
  get traceHash(): string {
    return this.#hash.copy().update(this.#unhashed).digest('hex')
  }

  count(name: string, more = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + more)
  }

  /** Begins the work of a process; its promise never settles if it dies. */
  spawn<T>(
    name: string,
    work: () => Promise<T>,
    {isMortal = false, onDeath = () => {}}: Partial<Pick<Process, 'isMortal' | 'onDeath'>> = {},
  ): {process: Process; done: Promise<T>} {
    const process = {id: (this.#ids += 1), name, since: this.now, isMortal, isAlive: true, onDeath}
    return {process, done: this.#current.run(process, work)}
  }

  /** Runs what a process goes on with, as part of it. */
  within(process: Process, work: () => void): void {
    this.#current.run(process, work)
  }

  /**
   * A step of the process that calls: waits for its turn, is carried out, and answers.
   * @param work given the mishap that strikes it, which it carries out itself, or null
   */
  perform<T>(
    label: string,
    work: (mishap: string | null) => T | Promise<T>,
    mishaps: readonly Mishap[] = [],
  ): Promise<T> {
    const process = this.current
    return new Promise<T>((resolve, reject) => {
      const settle = (how: () => void) => {
        if (process.isAlive) how()
      }
      const run = (mishap: string | null) => {
        try {
          const result = work(mishap)
          if (result instanceof Promise)
            result.then(
              (value) => settle(() => resolve(value)),
              (error: unknown) => settle(() => reject(error)),
            )
          else settle(() => resolve(result))
        } catch (error) {
          settle(() => reject(error))
        }
      }
      this.#ready.push({process, label, mishaps, run})
    })
  }

  /** Resolves after so many ms, unless its process has died. */
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve))
  }

  /** Calls back after so many ms, unless its process has died. */
  after(ms: number, work: () => void): () => void {
    const process = this.current
    return this.timers.add(this.now + Math.max(1, Math.ceil(ms)), () => {
      if (process.isAlive) this.within(process, work)
    })
  }

  /** Ends a process: what it waits for is not carried out any more, or is and nobody learns of it. */
  kill(process: Process): void {
    if (!process.isAlive) return
    process.isAlive = false
    this.#ready = this.#ready.filter((step) => step.process !== process || this.random.chance(0.5))
    process.onDeath()
  }

  /** Goes on until something has come true. @throws Error when nothing is left that could happen */
  async runUntil(isDone: () => boolean): Promise<void> {
    for (;;) {
      await new Promise<void>((resolve) => {
        afterTicks(resolve)
      })
      if (isDone()) return
      if (!this.#stepOnce()) throw new Error('Nothing is left that could happen.')
      this.onStep()
    }
  }

  #stepOnce(): boolean {
    const next = this.timers.next
    if (next !== null && (next <= this.now || this.#ready.length === 0)) return this.#fire(next)
    if (this.#ready.length === 0) return false
    if (next !== null && next < this.now + LONGEST_DELAY_MS && this.#happens('waits', WAITS_IN_10000))
      return this.#fire(next)
    const index = Math.floor(this.random.next() * this.#ready.length)
    const step = this.#ready[index]
    const last = this.#ready.pop()
    if (!step || !last) return false
    if (step !== last) this.#ready[index] = last
    if (step.process.isMortal && this.#happens('stalls', STALLS_IN_10000)) {
      this.count('steps that stalled')
      this.timers.add(this.now + Math.ceil(this.random.between(1, LONGEST_STALL_MS)), () =>
        this.#ready.push(step),
      )
      return true
    }
    this.now += 1 + Math.floor(this.random.next() * LONGEST_STEP_MS)
    this.#carryOut(step)
    return true
  }

  #fire(at: number): boolean {
    this.now = Math.max(this.now, at)
    this.timers.fire()
    return true
  }

  #carryOut(step: Step): void {
    const {process, label} = step
    this.steps += 1
    this.#changeWeather()
    if (process.isAlive && process.isMortal && this.#happens('deaths', DEATHS_IN_10000)) {
      const isAfter = this.random.chance(0.5)
      this.#note(process, label, isAfter ? 'died after' : 'died before')
      this.count('processes killed')
      this.deathPoints.add(
        `${process.name} ${isAfter ? 'after' : 'before'} ${label.replaceAll(/\/\S+/g, '')}`,
      )
      this.kill(process)
      if (isAfter) step.run(null)
      return
    }
    const mishap = process.isAlive ? this.#draw(faultOf(label), step.mishaps) : null
    if (mishap !== null) this.count(`${kindOf(label)}: ${mishap}`)
    this.#note(process, label, mishap ?? 'done')
    step.run(mishap)
  }

  #changeWeather(): void {
    if (!this.isHostile || this.random.next() * 10_000 >= STORMS_IN_10000) return
    const kind = STORMY[Math.floor(this.random.next() * STORMY.length)]
    if (kind === undefined || !this.fails(kind)) return
    this.#storms.set(kind, this.now + this.random.between(1000, LONGEST_STORM_MS))
    this.count(`times in which much fails: ${kind}`)
  }

  /** Whether things of a kind fail more often now. */
  isStormy(kind: FaultKind): boolean {
    return (this.#storms.get(kind) ?? 0) > this.now
  }

  /** How often in place of once things of a kind fail now. */
  #factorOf(kind: FaultKind): number {
    return this.isStormy(kind) ? STORM_FACTOR : 1
  }

  #draw(kind: FaultKind, mishaps: readonly Mishap[]): string | null {
    if (mishaps.length === 0 || !this.fails(kind)) return null
    let drawn = (this.random.next() * 10_000) / this.#factorOf(kind)
    for (const {name, in10000} of mishaps) {
      drawn -= in10000
      if (drawn < 0) return name
    }
    return null
  }

  /** Whether things of a kind may fail now. */
  fails(kind: FaultKind): boolean {
    return this.isHostile && !this.without.has(kind)
  }

  #happens(kind: FaultKind, in10000: number): boolean {
    return this.fails(kind) && (this.random.next() * 10_000) / this.#factorOf(kind) < in10000
  }

  #note(process: Process, label: string, fate: string): void {
    const line = `${this.now} ${process.name} ${process.id} ${label} ${fate}`
    this.#unhashed += `${line}\n`
    if (this.#unhashed.length > HASHED_AT_ONCE) {
      this.#hash.update(this.#unhashed)
      this.#unhashed = ''
    }
    this.onTrace?.(line)
  }
}

/** The service that a step is about: the first word of its label. */
function kindOf(label: string): string {
  const [kind = ''] = label.split(' ')
  return DATABASE.has(kind) ? 'database' : kind
}

const DATABASE: ReadonlySet<string> = new Set([
  'commit',
  'batchGetDocuments',
  'runQuery',
  'runAggregationQuery',
])

function faultOf(label: string): FaultKind {
  const kind = kindOf(label)
  return FAULTS.find((fault) => fault === kind) ?? 'answers'
}
