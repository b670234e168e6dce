import {firestore} from '../../../functions/src/services/firestore.ts'
import {judge, totalsOf, type Totals, type Violation} from '../../faults/oracle/oracle.ts'
import {readBooks} from '../books.ts'
import {enter} from '../connect.ts'
import type {Broken} from '../rules/invariants.ts'
import {replacePlatform} from '../platform.ts'
import {judgeAtRest} from '../rules/rest-rules.ts'
import {Shop} from '../shop.ts'
import type {World} from '../world.ts'

/** A part of a run. */
export interface Act {
  name: string
  /** whether everything fails meanwhile */
  isHostile: boolean
  act: (shop: Shop) => Promise<void>
}

/** What has become of one shop. */
export interface ShopResult {
  world: World
  traceHash: string
  /** seen while it ran, after the step that broke it */
  broken: readonly Broken[]
  /** seen by the oracle when it had come to rest */
  violations: readonly Violation[]
  totals: Totals
}

interface PlayOptions {
  /** told of every step */
  onTrace?: ((line: string) => void) | null
  /** kinds of faults that are left out, as `FAULTS` names them */
  without?: readonly string[]
}

/** Lets something happen in a shop of its own, one part after the other, and reads its books. */
export async function play(
  seed: number,
  acts: readonly Act[],
  {onTrace = null, without = []}: PlayOptions = {},
): Promise<ShopResult> {
  const shop = new Shop(seed)
  const {world} = shop
  await enter(world)
  const {scheduler} = world
  scheduler.onTrace = onTrace
  scheduler.without = new Set(without)
  const putBack = replacePlatform(() => world)
  const {stackTraceLimit} = Error
  // The database's SDK takes the stack at each request, for errors that nobody reads here.
  Error.stackTraceLimit = 0
  try {
    for (const {name, isHostile, act} of acts) {
      scheduler.isHostile = isHostile
      const state = {isDone: false}
      const ended = scheduler
        .spawn(name, () => act(shop))
        .done.finally(() => {
          state.isDone = true
        })
      await scheduler.runUntil(() => state.isDone)
      await ended
    }
  } finally {
    Error.stackTraceLimit = stackTraceLimit
    putBack()
  }
  world.look()
  const books = await readBooks(world, firestore())
  return {
    world,
    traceHash: scheduler.traceHash,
    broken: world.invariants.broken,
    violations: [...judge(books), ...judgeAtRest(world)],
    totals: totalsOf(books),
  }
}
