import {FAULTS} from '../scheduler.ts'
import type {SimulatedPurchase} from './plan.ts'
import type {ShopResult} from './play.ts'
import {runShop, type ShopPlan} from '../run-shop.ts'

/** The plainest purchase: what a shrunk one differs by from it matters. */
const PLAIN = {
  page: 'fresh',
  buysAgain: false,
  waits: 'minutes',
  further: 'nothing',
  learns: 'nothing',
} as const
const PLAINLY_PLANNED = {tabs: 'one', pays: 'card', comes: 'back', after: 'nothing'} as const

/** So many purchases are tried for each candidate: a small plan in more orders of its steps than a large one. */
const PURCHASES_A_TRY = 150
const MOST_TRIES = 40

/** Whether a shop has broken a rule. */
function breaks({broken, violations}: ShopResult, rule: string): boolean {
  return [...broken, ...violations].some((one) => one.rule === rule)
}

/**
 * The shortest plan that is found to break the same rule: of whole learners, then of ever smaller parts of the purchases (delta
 * debugging), with each purchase as plain as it can be, and with the fewest kinds of faults. As what is left out changes the course
 * of all that follows, a candidate is tried with several seeds.
 * @param deadline ms since the epoch: no candidate is tried after it
 */
export async function shrink(plan: ShopPlan, rule: string, deadline: number): Promise<ShopPlan> {
  let smallest = plan
  /** Takes a candidate that still breaks the rule. */
  const accept = async (candidate: Partial<ShopPlan>): Promise<boolean> => {
    const {purchases = smallest.purchases, without = smallest.without ?? []} = candidate
    const tries = Math.min(MOST_TRIES, Math.ceil(PURCHASES_A_TRY / Math.max(1, purchases.length)))
    for (let offset = 0; offset < tries && Date.now() < deadline; offset += 1) {
      const tried = {seed: plan.seed + offset, purchases, without}
      if (!breaks(await runShop(tried), rule)) continue
      smallest = tried
      return true
    }
    return false
  }
  for (const learner of new Set(plan.purchases.map((purchase) => purchase.learner)))
    if (await accept({purchases: plan.purchases.filter((purchase) => purchase.learner === learner)})) break
  await dropParts(
    () => smallest.purchases,
    (purchases) => accept({purchases}),
  )
  for (const kind of FAULTS) await accept({without: [...(smallest.without ?? []), kind]})
  for (let index = 0; index < smallest.purchases.length; index += 1)
    for (const plainer of plainerThan)
      await accept({purchases: smallest.purchases.map((one, at) => (at === index ? plainer(one) : one))})
  await dropParts(
    () => smallest.purchases,
    (purchases) => accept({purchases}),
  )
  return smallest
}

/** Leaves out ever smaller parts for as long as that is accepted. */
async function dropParts<T>(
  current: () => readonly T[],
  accept: (items: T[]) => Promise<boolean>,
): Promise<void> {
  for (let size = Math.ceil(current().length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let start = 0; start < current().length && current().length > 1;) {
      const rest = current().toSpliced(start, size)
      if (rest.length === 0 || !(await accept(rest))) start += size
    }
}

type Plainer = (purchase: SimulatedPurchase) => SimulatedPurchase

/** Each way to make a purchase plainer by one of its parts. */
const plainerThan: readonly Plainer[] = [
  ...Object.entries(PLAIN).map(([name, value]): Plainer => (purchase) => ({...purchase, [name]: value})),
  ...Object.entries(PLAINLY_PLANNED).map(([name, value]): Plainer => (purchase) => ({
    ...purchase,
    planned: {...purchase.planned, [name]: value},
  })),
  (purchase) => ({
    ...purchase,
    planned: {...purchase.planned, courses: purchase.planned.courses.slice(0, 1)},
  }),
  // What real processes are struck with is no part of a simulation.
  (purchase) => ({...purchase, planned: {...purchase.planned, stripe: null, mail: null, kill: null}}),
]
