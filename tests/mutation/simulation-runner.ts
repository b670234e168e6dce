import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {InstrumenterContext} from '@stryker-mutator/api/core'
import {declareClassPlugin, PluginKind} from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import type * as plans from '../simulation/plans/plan.ts'
import type * as shops from '../simulation/run-shop.ts'

/** How many purchases each shop has, by its seed less one: small shops first, as most mutants break any of them. */
const PURCHASES = [8, 24, 48] as const
/** After so many steps for each purchase a shop is taken for one that never comes to rest; others take about 250. */
const MOST_STEPS = 3000

interface Simulation {
  runShop: typeof shops.runShop
  planOf: typeof plans.planOf
}

/** Lets Stryker find mutants with simulated shops, all in one process: what is loaded once serves all mutants. */
class SimulationRunner implements TestRunner {
  #simulation: Simulation | null = null

  capabilities() {
    return {reloadEnvironment: false}
  }

  /** Loads the functions with all mutants in them, from where Stryker has put them. */
  async init(): Promise<void> {
    const from = async <T>(file: string) =>
      (await import(pathToFileURL(join(process.cwd(), 'tests', 'simulation', file)).href)) as T
    await from('environment.ts')
    const {planOf} = await from<typeof plans>('plans/plan.ts')
    const {runShop} = await from<typeof shops>('run-shop.ts')
    this.#simulation = {planOf, runShop}
  }

  async dryRun(): Promise<DryRunResult> {
    const context = contextOf()
    context.activeMutant = undefined
    const tests = []
    for (const name of PURCHASES.map(nameOf)) {
      context.currentTestId = name
      const begin = Date.now()
      const failureMessage = await this.#failureOf(name)
      const test = {id: name, name, timeSpentMs: Date.now() - begin}
      tests.push(
        failureMessage === null
          ? {...test, status: TestStatus.Success as const}
          : {...test, status: TestStatus.Failed as const, failureMessage},
      )
    }
    context.currentTestId = undefined
    const {mutantCoverage = {static: {}, perTest: {}}} = context
    return {status: DryRunStatus.Complete, tests, mutantCoverage}
  }

  async mutantRun({activeMutant, hitLimit, testFilter}: MutantRunOptions): Promise<MutantRunResult> {
    const context = contextOf()
    Object.assign(context, {activeMutant: activeMutant.id, hitCount: 0, hitLimit})
    const names = PURCHASES.map(nameOf).filter((name) => testFilter?.includes(name) ?? true)
    for (const [index, name] of names.entries()) {
      const failureMessage = await this.#failureOf(name)
      if (failureMessage === null) continue
      const isEndless = (context.hitCount ?? 0) > (hitLimit ?? Infinity) || failureMessage === ENDLESS
      return isEndless
        ? {status: MutantRunStatus.Timeout, reason: failureMessage}
        : {status: MutantRunStatus.Killed, killedBy: [name], failureMessage, nrOfTests: index + 1}
    }
    return {status: MutantRunStatus.Survived, nrOfTests: names.length}
  }

  /** What is violated in a shop; null for nothing. */
  async #failureOf(name: string): Promise<string | null> {
    if (!this.#simulation) throw new Error('The simulation was not loaded.')
    const {planOf, runShop} = this.#simulation
    const index = PURCHASES.findIndex((_, place) => nameOf(PURCHASES[place] ?? 0, place) === name)
    const count = PURCHASES[index] ?? 0
    const steps = {left: count * MOST_STEPS}
    const onTrace = () => {
      steps.left -= 1
      if (steps.left < 0) throw new Error(ENDLESS)
    }
    const seed = index + 1
    try {
      // Money that is taken and given back reaches more of the code than a page that is left.
      const purchases = planOf(seed, 6 * count).filter(
        ({planned, further}) =>
          planned.pays !== 'never' && (planned.after !== 'nothing' || further !== 'nothing'),
      )
      const {broken, violations} = await runShop({seed, purchases: purchases.slice(0, count)}, onTrace)
      const [first] = [...broken, ...violations]
      return first ? `${first.rule}: ${first.about} ${first.words}` : null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}

const ENDLESS = 'It never comes to rest.'

function nameOf(purchases: number, index: number): string {
  return `shop ${index + 1} of ${purchases} purchases`
}

/** What instrumented code looks at, and leaves there. */
function contextOf(): InstrumenterContext {
  const global = globalThis as {__stryker__?: InstrumenterContext}
  return (global.__stryker__ ??= {})
}

/** As Stryker looks for it. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'simulation', SimulationRunner)]
