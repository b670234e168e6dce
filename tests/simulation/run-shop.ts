import {createDiscount} from '@lectern/domain/discount/contracts'
import {deleteOwnAccount, grantCourse, withdrawGrant} from '@lectern/domain/people/contracts'
import {DELETE_PHRASE} from '@lectern/domain/people/deletion'
import {Afterwards} from './actors/afterwards.ts'
import {Buyer, type Opened} from './actors/buy.ts'
import {editContent} from './actors/edit.ts'
import {Giver} from './actors/give.ts'
import {insist} from './actors/insist.ts'
import {changeRoles, payAtNight, payTeachers, sendNewsletters, subscribe} from './actors/office.ts'
import {learn} from './actors/learn.ts'
import {save} from './actors/save.ts'
import {TeamBuyer} from './actors/team.ts'
import type {SignedIn} from './functions.ts'
import type {SimulatedPurchase} from './plans/plan.ts'
import {play, type ShopResult} from './plans/play.ts'
import {bringToRest, payTheRest} from './rest.ts'
import type {Shop} from './shop.ts'

/** So many courses have a code of their own. */
const COURSES_WITH_A_CODE = 6
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How often the clock runs while people buy, in ms: seldom, as each run asks for everything. */
const CLOCK_EVERY_MS = 20 * MINUTE
/** The same while they do not. */
const SLOW_CLOCK_MS = 3 * HOUR
/** One in so many purchases of a learner makes staff give them a course. */
const GIVEN_A_COURSE = 15
/** One in so many purchases has its learner save courses for later. */
const SAVES = 4
/** One in so many learners deletes their account at the end. */
const LEAVES = 3
/** How long it takes until what is planned for after a purchase happens, in ms; a session can be paid for 24 hours. */
const WAITS = {minutes: [MINUTE, 30 * MINUTE], hours: [HOUR, 8 * HOUR], days: [20 * HOUR, 40 * HOUR]} as const
/** How often it is looked whether an order has been completed, for what follows it. */
const LOOKS = 4

/** A shop in which people buy. */
export interface ShopPlan {
  seed: number
  purchases: readonly SimulatedPurchase[]
  /** kinds of faults that are left out */
  without?: readonly string[]
}

/** Lets people buy in a shop of its own while everything fails, brings it to rest, and reads its books. */
export function runShop(
  {seed, purchases, without = []}: ShopPlan,
  onTrace: ((line: string) => void) | null = null,
): Promise<ShopResult> {
  return play(
    seed,
    [
      {name: 'opening', isHostile: false, act: (shop) => open(shop, purchases.length)},
      {name: 'selling', isHostile: true, act: (shop) => sell(shop, purchases)},
      {name: 'closing', isHostile: false, act: bringToRest},
      {name: 'paying', isHostile: true, act: payAtNight},
      {name: 'paying the rest', isHostile: false, act: payTheRest},
    ],
    {onTrace, without},
  )
}

/**
 * Makes codes that are soon used up, a few times in all and once by each, and some for one course: every other one takes off all
 * that it costs.
 */
async function open(shop: Shop, purchases: number): Promise<void> {
  const {functions, content, staff} = shop.world
  const [sam] = staff
  if (!sam) return
  const unlimited = {courseId: null, startsAt: null, endsAt: null, maxUses: null, maxUsesPerPerson: null}
  const few = Math.max(1, Math.floor(purchases / 10))
  const codes = [
    {...unlimited, code: 'RUN-AMOUNT', kind: 'amount' as const, value: 777, maxUses: few},
    {...unlimited, code: 'RUN-SHARE', kind: 'percentage' as const, value: 33, maxUsesPerPerson: 1},
  ]
  const ofOneCourse = content.courses.slice(0, COURSES_WITH_A_CODE).map(({id}, index) => ({
    ...unlimited,
    code: `RUN-${id.toUpperCase()}`,
    courseId: id,
    ...(index % 2 === 0 ? {kind: 'percentage' as const, value: 100} : {kind: 'amount' as const, value: 555}),
  }))
  for (const code of [...codes, ...ofOneCourse]) await functions.call(createDiscount, code, sam)
  shop.codes = codes
  shop.codesOfOneCourse = ofOneCourse
  subscribe(shop)
  shop.world.openPayoutAccounts()
}

async function sell(shop: Shop, purchases: readonly SimulatedPurchase[]): Promise<void> {
  const {scheduler, functions, learners} = shop.world
  const open = {isBusy: true, isOpen: true}
  const clock = (async () => {
    while (open.isOpen) {
      await scheduler.sleep(open.isBusy ? CLOCK_EVERY_MS : SLOW_CLOCK_MS)
      await functions.reconcile()
    }
  })()
  const following: Promise<void>[] = []
  const isBusy = () => open.isBusy
  const others = [
    editContent(shop, isBusy),
    sendNewsletters(shop, isBusy),
    changeRoles(shop, isBusy),
    payTeachers(shop, isBusy),
  ]
  await Promise.all(
    learners.map((learner, index) =>
      live(
        shop,
        learner,
        purchases.filter(({learner: who}) => who === index),
        following,
      ),
    ),
  )
  open.isBusy = false
  await Promise.all([...others, ...following])
  open.isOpen = false
  await clock
}

/** One learner's purchases, one after the other; what follows each of them happens beside the next. */
async function live(
  shop: Shop,
  learner: SignedIn,
  purchases: readonly SimulatedPurchase[],
  following: Promise<void>[],
): Promise<void> {
  const {scheduler, random, functions} = shop.world
  for (const purchase of purchases) {
    scheduler.count('purchases')
    const pages = await new Buyer(shop, learner, purchase).buy()
    following.push(...pages.map((page) => follow(shop, learner, purchase, page)))
    following.push(learn(shop, learner, purchase.learns))
    if (purchase.gives !== undefined && purchase.gives !== 'nothing')
      following.push(new Giver(shop, learner).give(purchase.gives))
    if (purchase.seats !== undefined && purchase.seats !== 'nothing')
      following.push(new TeamBuyer(shop, learner, purchase).buy(purchase.seats))
    if (random.next() * GIVEN_A_COURSE < 1) await giveCourse(shop, learner)
    if (random.next() * SAVES < 1) await save(shop, learner)
    await scheduler.sleep(random.between(1000, 5 * MINUTE))
  }
  if (purchases.length > 0 && random.next() * LEAVES < 1) {
    const confirmation = {confirmation: DELETE_PHRASE}
    scheduler.count('learners who leave')
    await insist(scheduler, 'leaving', () => functions.call(deleteOwnAccount, confirmation, learner))
  }
}

/** What happens to a purchase minutes or days later. */
async function follow(
  shop: Shop,
  learner: SignedIn,
  purchase: SimulatedPurchase,
  page: Opened,
): Promise<void> {
  const {scheduler, random} = shop.world
  // A transfer takes days.
  const isSlow = purchase.planned.pays.startsWith('transfer') && purchase.waits !== 'minutes'
  const [least, most] = WAITS[isSlow ? 'days' : purchase.waits]
  await scheduler.sleep(random.between(least, most))
  const afterwards = new Afterwards(shop, learner, purchase, page)
  await afterwards.settleTransfer()
  // By then the clock has found out what no news has told.
  for (let look = 1; look <= LOOKS; look += 1) {
    if (await afterwards.happen()) return
    await scheduler.sleep(CLOCK_EVERY_MS)
  }
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
