import {setTimeout as pause} from 'node:timers/promises'
import {heldEvents, webhooks} from '../integration/commerce/payments.ts'
import type {EventFate} from './plan.ts'
import type {ShopRun} from './shop-run.ts'

const LOOK_EVERY_MS = 150

/**
 * Brings the payment service's events to the shop in place of the service, which holds all of them back: at once, twice, after
 * later ones, or never, as planned.
 */
export class EventDelivery {
  readonly #run: ShopRun
  readonly #fates: readonly EventFate[]
  readonly #seen = new Set<string>()
  #late: {id: string; after: number}[] = []
  #stopped = false
  #loop: Promise<void> = Promise.resolve()

  constructor(run: ShopRun, fates: readonly EventFate[]) {
    this.#run = run
    this.#fates = fates
  }

  async start(): Promise<void> {
    await webhooks.holdBack()
    this.#loop = this.#deliver()
  }

  /** Delivers what is late, the newest first, and lets the service deliver by itself from then on. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#loop
    for (const {id} of this.#late.toReversed()) await webhooks.releaseOne(id)
    await webhooks.behave()
  }

  async #deliver(): Promise<void> {
    while (!this.#stopped) {
      await this.#run.whenUp()
      // While the service does not answer nothing is delivered.
      const held = await heldEvents().catch(() => [])
      for (const id of held.toReversed()) {
        if (this.#seen.has(id)) continue
        const fate = this.#fates[this.#seen.size % this.#fates.length]
        this.#seen.add(id)
        if (fate) await this.#meet(id, fate).catch(() => {})
      }
      await pause(LOOK_EVERY_MS)
    }
  }

  async #meet(id: string, {how, after}: EventFate): Promise<void> {
    this.#run.count(`event ${how}`)
    if (how === 'late') this.#late.push({id, after})
    else if (how === 'lost') await webhooks.dropOne(id)
    else this.#run.aside(this.#send(id, how === 'twice'))
    const due = this.#late.filter((late) => late.id !== id && (late.after -= 1) <= 0)
    this.#late = this.#late.filter((late) => !due.includes(late))
    for (const late of due) this.#run.aside(this.#send(late.id, false))
  }

  async #send(id: string, twice: boolean): Promise<void> {
    await webhooks.releaseOne(id)
    if (twice) await webhooks.resend(id)
  }
}
