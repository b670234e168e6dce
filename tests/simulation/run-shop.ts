import {createDiscount} from '@lectern/domain/discount/contracts'
import {grantCourse, withdrawGrant} from '@lectern/domain/people/contracts'
import {planOf, type PlannedPurchase} from '../faults/plan.ts'
import {Afterwards} from './actors/afterwards.ts'
import {Buyer, type Opened} from './actors/buy.ts'
import {insist} from './actors/insist.ts'
import type {SignedIn} from './functions.ts'
import {play, type ShopResult} from './play.ts'
import {bringToRest} from './rest.ts'
import type {Shop} from './shop.ts'

/** What follows a purchase happens after so many more of the same learner: days later. */
const LATER = 2
const MINUTE = 60_000
/** How often the clock runs while people buy, in ms: seldom, as each run asks for everything. */
const CLOCK_EVERY_MS = 20 * MINUTE
/** One in so many purchases of a learner makes staff give them a course. */
const GIVEN_A_COURSE = 15

/** Lets people buy in a shop of its own while everything fails, brings it to rest, and reads its books. */
export function runShop(
  seed: number,
  purchases: number,
  onTrace: ((line: string) => void) | null = null,
): Promise<ShopResult> {
  return play(
    seed,
    [
      {name: 'opening', isHostile: false, act: (shop) => open(shop, purchases)},
      {name: 'selling', isHostile: true, act: (shop) => sell(shop, seed, purchases)},
      {name: 'closing', isHostile: false, act: bringToRest},
    ],
    onTrace,
  )
}

/** Makes codes that are soon used up: a few times in all, and once by each. */
async function open(shop: Shop, purchases: number): Promise<void> {
  const {functions, staff} = shop.world
  const [sam] = staff
  if (!sam) return
  const unlimited = {courseId: null, startsAt: null, endsAt: null, maxUses: null, maxUsesPerPerson: null}
  const few = Math.max(1, Math.floor(purchases / 10))
  const codes = [
    {...unlimited, code: 'RUN-AMOUNT', kind: 'amount' as const, value: 777, maxUses: few},
    {...unlimited, code: 'RUN-SHARE', kind: 'percentage' as const, value: 33, maxUsesPerPerson: 1},
  ]
  for (const code of codes) await functions.call(createDiscount, code, sam)
  shop.codes = codes
}

async function sell(shop: Shop, seed: number, purchases: number): Promise<void> {
  const {scheduler, functions, learners} = shop.world
  const plan = planOf({seed, purchases, learners: learners.length})
  const open = {isOpen: true}
  const clock = (async () => {
    while (open.isOpen) {
      await scheduler.sleep(CLOCK_EVERY_MS)
      await functions.reconcile()
    }
  })()
  await Promise.all(learners.map((learner, index) => live(shop, learner, plan.learners[index] ?? [])))
  open.isOpen = false
  await clock
}

/** One learner's purchases, one after the other, and what follows each of them later. */
async function live(shop: Shop, learner: SignedIn, plan: readonly PlannedPurchase[]): Promise<void> {
  const {scheduler, random} = shop.world
  const waiting: {page: Opened; planned: PlannedPurchase; at: number}[] = []
  const followUp = async (until: number, isLast: boolean) => {
    for (const item of waiting.filter(({at}) => at <= until)) {
      const afterwards = new Afterwards(shop, learner, item.planned, item.page)
      await afterwards.settleTransfer()
      if ((await afterwards.happen()) || isLast) waiting.splice(waiting.indexOf(item), 1)
    }
  }
  for (const [index, planned] of plan.entries()) {
    scheduler.count('purchases')
    const pages = await new Buyer(shop, learner, planned).buy()
    waiting.push(...pages.map((page) => ({page, planned, at: index + LATER})))
    if (random.next() * GIVEN_A_COURSE < 1) await giveCourse(shop, learner)
    await scheduler.sleep(random.between(1000, 5 * MINUTE))
    await followUp(index, false)
  }
  await followUp(Infinity, false)
  // By then the clock has found out what no news has told.
  await scheduler.sleep(3 * CLOCK_EVERY_MS)
  await followUp(Infinity, true)
}

/** Staff gives a course, and may take it back. */
async function giveCourse({world}: Shop, {uid}: SignedIn): Promise<void> {
  const {functions, scheduler, content, random} = world
  const [sam] = world.staff
  const course = content.courses[Math.floor(random.next() * content.courses.length)]
  if (!sam || !course) return
  const about = {uid, courseId: course.id, reason: 'For the trouble.'}
  await insist(scheduler, 'grant', () => functions.call(grantCourse, about, sam))
  if (random.chance(0.5))
    await insist(scheduler, 'end of a grant', () => functions.call(withdrawGrant, about, sam))
}
