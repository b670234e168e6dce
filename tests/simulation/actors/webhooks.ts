import {signatureHeader} from '../../../local/payments/webhooks/signature.ts'
import {functionsSecrets} from '../../../local/environment.ts'
import type {World} from '../world.ts'

const {STRIPE_WEBHOOK_SECRET = '', STRIPE_CONNECT_WEBHOOK_SECRET = ''} = functionsSecrets()

const MINUTE = 60_000
/** After the first, second … failed attempt, in ms; after the last it is given up. */
const RETRY_AFTER_MS: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 5 * 60 * MINUTE]

/** The share of the events that are lost, or late. */
const LATE = 0.35

/** Brings the payment service's events to the shop: at once, twice, hours late, or never. */
export class Webhooks {
  readonly #world: World
  #underWay = 0

  constructor(world: World) {
    this.#world = world
  }

  /** Whether an event is on its way, or waits to be. */
  get isIdle(): boolean {
    return this.#underWay === 0 && this.#world.events.length === 0
  }

  /** Takes up what has happened since; called after each step. */
  collect(): void {
    for (const id of this.#world.events.splice(0)) this.#meet(id)
  }

  #meet(id: string): void {
    const {scheduler, payments} = this.#world
    // While nothing reaches the shop all of them are lost or late.
    const share = scheduler.isStormy('events') ? LATE : 1
    const drawn = scheduler.fails('events') ? scheduler.random.next() * share : 1
    if (drawn < 0.12) {
      scheduler.count('events lost')
      payments.mark(id, 'failed')
      return
    }
    const isLate = drawn < LATE
    const isTwice = drawn >= LATE && drawn < 0.5
    if (isLate) scheduler.count('events late')
    if (isTwice) scheduler.count('events twice')
    const delay = isLate
      ? scheduler.random.between(MINUTE, 3 * 60 * MINUTE)
      : scheduler.random.between(1, 3000)
    this.#send(id, delay, 0)
    if (isTwice) this.#send(id, delay + scheduler.random.between(1, 2000), 0)
  }

  #send(id: string, afterMs: number, failures: number): void {
    const {scheduler} = this.#world
    this.#underWay += 1
    scheduler.timers.add(scheduler.now + Math.ceil(afterMs), () => {
      void this.#attempt(id, failures).finally(() => {
        this.#underWay -= 1
      })
    })
  }

  async #attempt(id: string, failures: number): Promise<void> {
    const {scheduler, payments, functions} = this.#world
    const event = payments.ledger.get('events', id)
    if (!event) return
    scheduler.count('events sent')
    const status = await postEvent(functions, event, scheduler.now)
    const again = RETRY_AFTER_MS[failures]
    if (status >= 200 && status < 300) payments.mark(id, 'delivered')
    else if (again === undefined) payments.mark(id, 'failed')
    else this.#send(id, again, failures + 1)
  }
}

/** Posts an event, signed as the payment service signs for the endpoint that it goes to. */
export function postEvent(functions: World['functions'], event: object, now: number): Promise<number> {
  const body = JSON.stringify(event)
  const [path, secret] =
    'account' in event
      ? (['/stripe-connect', STRIPE_CONNECT_WEBHOOK_SECRET] as const)
      : (['/stripe', STRIPE_WEBHOOK_SECRET] as const)
  return functions.webhook(path, body, signatureHeader(body, secret, Math.floor(now / 1000)))
}
