import * as z from 'zod/mini'
import {portsAt, url} from '../../local/ports.ts'

const stateSchema = z.object({struck: z.record(z.string(), z.int())})

/** How many requests the faults have struck, by the stand-ins' own counts, which begin anew with each start. */
export class StruckFaults {
  readonly counts: Record<string, number> = {}
  readonly #ports: ReturnType<typeof portsAt>

  constructor(offset: number) {
    this.#ports = portsAt(offset)
  }

  /** Adds what was counted since the start; called once before each end. */
  async read(): Promise<void> {
    for (const [name, port] of [
      ['Stripe', this.#ports.payments],
      ['mail', this.#ports.inbox],
    ] as const) {
      const response = await fetch(`${url(port)}/_control/state`)
      const {struck} = stateSchema.parse(await response.json())
      for (const [mode, times] of Object.entries(struck)) {
        const key = `${name} ${mode}`
        this.counts[key] = (this.counts[key] ?? 0) + times
      }
    }
  }
}
