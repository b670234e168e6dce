import {stack} from '../stack.ts'
import {firestore, publishBundle, publishCourse, type Course} from '../integration/commerce/back-office.ts'
import {refuseAddresses} from '../integration/commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../integration/commerce/learner.ts'
import {doAfterwards, settleTransfer, type Bought} from './afterwards.ts'
import {buy} from './buy.ts'
import {makeCodes} from './discounts.ts'
import {EventDelivery} from './event-delivery.ts'
import {buyForOthers} from './for-others.ts'
import type {Books} from './oracle/books.ts'
import {booksOf, readBooks} from './oracle/read-books.ts'
import {planOf, type PlannedPurchase, type PlanOptions} from './plan.ts'
import {catchUp, repair, settle} from './settle.ts'
import {ShopRun, type SoldBundle} from './shop-run.ts'
import {letTimePass} from './time.ts'

/** What follows a purchase happens after so many more of the same learner: days later. */
const LATER = 2
/** Time passes after so many purchases. */
const TIME_PASSES_EVERY = 20
/** So many courses are for sale, so that two carts of a learner often share one. */
const COURSES = 16
/** Bundles of two to five courses; the next has some of them, too. */
const BUNDLES = 7

export interface RunOptions extends PlanOptions {
  /** purchases are begun for at most so long, in ms */
  withinMs: number
  /** kills the whole stack and starts it again; when half of the purchases have been begun */
  restart?: (run: ShopRun) => Promise<void>
  onProgress?: (begun: number) => void
}

export interface RunResult {
  run: ShopRun
  /** of whoever took part */
  books: Books
  /** how many purchases were begun */
  begun: number
}

/** Lets learners buy and everything fail, brings the shop to rest, and reads its books. */
export async function runPurchases(options: RunOptions): Promise<RunResult> {
  const plan = planOf(options)
  const people = await Promise.all([
    Promise.all(
      plan.learners.map((_, index) => signUp(`learner-${index}-${crypto.randomUUID()}@example.com`)),
    ),
    Promise.all([signUpStaff(), signUpStaff()]),
  ])
  const [learners, staff] = people
  // Codes of limited use are for verified addresses.
  await Promise.all(learners.map((learner) => learner.verifyAddress()))
  const courses: Course[] = []
  for (let index = 0; index < COURSES; index += 1) courses.push(await publishCourse(1999 + index * 500))
  // The mail service takes no mail to one of them, from the beginning to the end.
  const [refused] = learners
  await refuseAddresses(refused ? [refused.email] : [])

  const codes = staff[0] ? await makeCodes(staff[0], options.purchases) : []
  const bundles: SoldBundle[] = []
  for (let index = 0; index < BUNDLES; index += 1) {
    const given = courses.slice(2 * index, 2 * index + 2 + (index % 4))
    const bundle = await publishBundle(given, 2999 + index * 700)
    bundles.push({...bundle, courseIds: given.map(({id}) => id)})
  }
  const run = new ShopRun({courses, bundles, learners, staff, codes})
  const events = new EventDelivery(run, plan.eventFates)
  await events.start()
  const deadline = Date.now() + options.withinMs
  let begun = 0
  let restarting: Promise<void> | undefined
  const begin = async (): Promise<boolean> => {
    if (Date.now() > deadline) return false
    begun += 1
    options.onProgress?.(begun)
    if (options.restart && restarting === undefined && begun >= options.purchases / 2)
      restarting = restart(run, options.restart)
    if (begun % TIME_PASSES_EVERY === 0) {
      run.count('clock')
      run.aside(run.call(letTimePass))
    }
    return true
  }
  await Promise.all(learners.map((learner, index) => live(run, learner, plan.learners[index] ?? [], begin)))
  await restarting
  await repair()
  await events.stop()
  await settle(run)
  await refuseAddresses([])
  const books = await readBooks(
    {paymentsUrl: stack.paymentsUrl, inboxUrl: stack.inboxUrl, firestore},
    run.interruptions,
  )
  return {run, books: booksOf(books, learners), begun}
}

/** One learner's purchases, one after the other, and what follows each of them later. */
async function live(
  run: ShopRun,
  learner: Learner,
  plan: readonly PlannedPurchase[],
  begin: () => Promise<boolean>,
): Promise<void> {
  const open: {bought: Bought; at: number}[] = []
  const followUp = async (until: number, isLast: boolean) => {
    for (const item of open.filter(({at}) => at <= until)) {
      await settleTransfer(run, item.bought)
      const isDone = await doAfterwards(run, item.bought)
      if (isDone || isLast) open.splice(open.indexOf(item), 1)
    }
  }
  for (const [index, planned] of plan.entries()) {
    if (!(await begin())) break
    const pages = await buy(run, learner, planned)
    open.push(...pages.map((page) => ({bought: {...page, learner, planned}, at: index + LATER})))
    await buyForOthers(run, learner, planned, index)
    await followUp(index, false)
  }
  await followUp(Infinity, false)
  // What no news has told so far the clock finds out.
  if (open.length > 0) await run.insist('clock', letTimePass)
  await followUp(Infinity, true)
}

/** What a hard kill of the whole stack has lost is written again from the payments, while everybody goes on. */
async function restart(run: ShopRun, kill: (run: ShopRun) => Promise<void>): Promise<void> {
  await run.whileDown(() => kill(run))
  run.count('whole stack killed')
  await catchUp(run)
}
