import {setTimeout as pause} from 'node:timers/promises'
import {Turns} from '../../local/payments/webhooks/turns.ts'
import type {Course, Sold} from '../integration/commerce/back-office.ts'
import {Refused} from '../integration/commerce/callable.ts'
import type {Learner} from '../integration/commerce/learner.ts'
import type {RunCode} from './discounts.ts'
import type {Interruption} from './oracle/books.ts'

/** Calls of learners, staff and the clock at a time; the payment service has as many for its webhooks. */
const CALLS_AT_ONCE = 4
/** How long somebody waits before they try again, in ms. */
const WAIT_MS = 300

/** What a call may be refused for, and not for good: the same call later may be answered. */
const PASSING = [
  '',
  'internal',
  'unavailable',
  'payment-unavailable',
  'mail-unavailable',
  'payment-refused',
  'refund-failed',
  'rate-limited',
]

/** A bundle with the courses that it gives. */
export interface SoldBundle extends Sold {
  courseIds: readonly string[]
}

/** One run: who takes part, how much is under way, what was counted. */
export class ShopRun {
  readonly courses: readonly Course[]
  readonly bundles: readonly SoldBundle[]
  readonly learners: readonly Learner[]
  readonly staff: readonly Learner[]
  readonly codes: readonly RunCode[]
  /** how often something has happened, by its name */
  readonly counts = new Map<string, number>()
  readonly interruptions: Interruption[] = []
  readonly #turns = new Turns(CALLS_AT_ONCE)
  /** work that goes on by itself, such as a kill a moment later */
  readonly #aside = new Set<Promise<unknown>>()
  #isUp: Promise<void> = Promise.resolve()

  constructor({
    courses,
    bundles,
    learners,
    staff,
    codes,
  }: Pick<ShopRun, 'courses' | 'bundles' | 'learners' | 'staff' | 'codes'>) {
    this.courses = courses
    this.bundles = bundles
    this.learners = learners
    this.staff = staff
    this.codes = codes
  }

  count(name: string, more = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + more)
  }

  /** Everybody waits with what they do next until this has ended. */
  async whileDown(work: () => Promise<void>): Promise<void> {
    const {promise, resolve} = Promise.withResolvers<void>()
    this.#isUp = promise
    try {
      await work()
    } finally {
      resolve()
    }
  }

  whenUp(): Promise<void> {
    return this.#isUp
  }

  /** Calls the shop when it is up and so much is not under way. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    await this.#isUp
    return this.#turns.take(work)
  }

  aside(work: Promise<unknown>): void {
    const settled = work.catch(() => {}).finally(() => this.#aside.delete(settled))
    this.#aside.add(settled)
  }

  async asideDone(): Promise<void> {
    await Promise.all(this.#aside)
  }

  /**
   * Calls the shop as a person does: again, where there is no answer.
   * @returns null when it is refused for good, or they have given up
   */
  async insist<T>(what: string, work: () => Promise<T>, tries = 6): Promise<T | null> {
    for (let count = 1; ; count += 1) {
      try {
        return await this.call(work)
      } catch (error) {
        const isFinal =
          error instanceof Refused
            ? !PASSING.includes(error.details.reason)
            : error instanceof Error && error.message.startsWith('Payments said 4')
        if (isFinal || count === tries) {
          const reason = error instanceof Refused ? error.details.reason : 'closed'
          this.count(`${isFinal ? 'refused' : 'given up'}: ${what}${isFinal ? `, ${reason}` : ''}`)
          return null
        }
        this.count('tried again')
        await pause(WAIT_MS * count)
      }
    }
  }
}
