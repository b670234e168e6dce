import {createHash} from 'node:crypto'
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import './environment.ts'
import {reportOn, type Simulated} from './report.ts'
import type {ShopResult} from './plans/play.ts'
import {planOf} from './plans/plan.ts'
import {runShop, type ShopPlan} from './run-shop.ts'
import {shrink} from './plans/shrink.ts'
import {storyOf} from './plans/story.ts'

/** So many purchases happen in one shop: after them its books are read, and the next shop begins with empty ones. */
const PURCHASES_A_SHOP = 200

/** So long a violation is shrunk at most, in ms. */
const SHRINK_MS = 5 * 60_000
const RESULTS = join(import.meta.dirname, '..', '..', '.local', 'test-results', 'simulation')

export interface SimulationOptions {
  seed: number
  purchases: number
  /** whether no other shop is simulated once something was violated */
  untilFound?: boolean
  /** whether the first violation is shrunk, told and kept as a file */
  isShrunk?: boolean
  /** told of every step */
  onTrace?: (line: string) => void
}

/** Simulates one shop after the other, each with a seed of its own that follows from the given one. */
export async function simulate({
  seed,
  purchases,
  untilFound = false,
  isShrunk = false,
  onTrace,
}: SimulationOptions): Promise<Simulated> {
  const results: ShopResult[] = []
  const hash = createHash('sha256')
  const begin = process.cpuUsage()
  let done = 0
  let found: {plan: ShopPlan; rule: string} | null = null
  for (; done < purchases; done += PURCHASES_A_SHOP) {
    const own = Number.parseInt(createHash('sha256').update(`${seed} ${done}`).digest('hex').slice(0, 8), 16)
    const plan = planOf(own, Math.min(PURCHASES_A_SHOP, purchases - done))
    const result = await runShop({seed: own, purchases: plan}, onTrace)
    hash.update(result.traceHash)
    results.push(result)
    const [first] = [...result.broken, ...result.violations]
    if (first && found === null) found = {plan: {seed: own, purchases: plan}, rule: first.rule}
    if (untilFound && found !== null) {
      purchases = done + plan.length
      break
    }
  }
  const {user, system} = process.cpuUsage(begin)
  const report = reportOn(results, {
    purchases,
    untilFound,
    trace: hash.digest('hex').slice(0, 16),
    cpuSeconds: (user + system) / 1e6,
  })
  return found && isShrunk ? {...report, lines: [...(await tell(found)), ...report.lines]} : report
}

/** Shrinks what was found, keeps it as a file, and tells it. */
async function tell({plan, rule}: {plan: ShopPlan; rule: string}): Promise<string[]> {
  const smallest = await shrink(plan, rule, Date.now() + SHRINK_MS)
  mkdirSync(RESULTS, {recursive: true})
  const file = join(RESULTS, `${rule.replaceAll(/\W+/g, '-')}.json`)
  writeFileSync(file, `${JSON.stringify({rule, ...smallest}, null, 2)}\n`)
  const count = smallest.purchases.length
  return [
    `${rule}: ${count} ${count === 1 ? 'purchase' : 'purchases'} of ${plan.purchases.length} break it, without ${smallest.without?.join(', ') || 'leaving out a kind of fault'}:`,
    ...(await storyOf(smallest)),
    `Mended, it becomes a test: ${file} belongs to tests/simulation/regressions.`,
    '',
  ]
}
