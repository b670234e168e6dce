import {createHash} from 'node:crypto'
import './environment.ts'
import {reportOn, type Simulated} from './report.ts'
import type {ShopResult} from './play.ts'
import {runShop} from './run-shop.ts'

/** So many purchases happen in one shop: after them its books are read, and the next shop begins with empty ones. */
const PURCHASES_A_SHOP = 200

export interface SimulationOptions {
  seed: number
  purchases: number
  /** told of every step */
  onTrace?: (line: string) => void
}

/** Simulates one shop after the other, each with a seed of its own that follows from the given one. */
export async function simulate({seed, purchases, onTrace}: SimulationOptions): Promise<Simulated> {
  const results: ShopResult[] = []
  const hash = createHash('sha256')
  const begin = process.cpuUsage()
  for (let done = 0; done < purchases; done += PURCHASES_A_SHOP) {
    const own = Number.parseInt(createHash('sha256').update(`${seed} ${done}`).digest('hex').slice(0, 8), 16)
    const result = await runShop(own, Math.min(PURCHASES_A_SHOP, purchases - done), onTrace)
    hash.update(result.traceHash)
    results.push(result)
  }
  const {user, system} = process.cpuUsage(begin)
  return reportOn(results, {
    purchases,
    trace: hash.digest('hex').slice(0, 16),
    cpuSeconds: (user + system) / 1e6,
  })
}
