import {GRACE_MS} from '@lectern/domain/people/deletion'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {settle} from '../../local/payments/ledger/payment.ts'
import {pathOf} from './firestore/client.ts'
import {insist} from './actors/insist.ts'
import {tryAgain} from './actors/office.ts'
import {nameOf} from './names.ts'
import type {Shop} from './shop.ts'

const HOUR = 60 * 60_000
/** Longer than a course can be returned. */
const RETURNED_BY_MS = 32 * 24 * HOUR
/** Longer than a mail or a question to the payment service waits for its next turn (an hour at most). */
const STEP_MS = 100 * 60_000
/** Longer than an order without a session stays (25 hours) and a session can be paid (24). */
const AT_LEAST_MS = 30 * HOUR
/** The clock compares ten orders in one run (functions/src/payments). */
const ORDERS_A_RUN = 10
/** After something was done all that follows from it is brought in so many runs. */
const FEWEST_RUNS = 2
/** An account is closed, and erased an hour later; where a payment is on its way a day later. */
const MOST_DAYS = 40
/** A shop that is not at rest by then will not be. */
const MOST_RUNS = 200

/** Everything works from now on: every transfer arrives, staff decides about every return, and time passes until nothing is due. */
export async function bringToRest(shop: Shop): Promise<void> {
  const {payments} = shop.world
  for (const transfer of payments.ledger.all('transfers'))
    await payments.act('settle', (tx) => settle(tx, transfer, 'succeed'))
  await letTimePass(shop, AT_LEAST_MS)
  await decideReturns(shop)
  await letTimePass(shop, 0)
  await letLeave(shop)
}

/** Lets the time to return everything pass, and the run begin that pays what is left. */
export async function payTheRest(shop: Shop): Promise<void> {
  await shop.world.payments.review(() => false)
  await tryAgain(shop)
  // The clock compares what is not older than 35 days: no month passes without it.
  await letTimePass(shop, 0)
  const {scheduler, documents} = shop.world
  await scheduler.sleep(RETURNED_BY_MS)
  await letTimePass(shop, 0)
  for (const {fields} of documents.in(nameOf('payouts')))
    scheduler.count(`payouts: ${fields['state']?.stringValue ?? 'without a state'}`)
}

/** Lets the time pass after which accounts are deleted, if anybody has left. */
async function letLeave(shop: Shop): Promise<void> {
  const {scheduler, documents} = shop.world
  const isAnybodyLeaving = () => [...documents.in(nameOf('deletions'))].length > 0
  if (!isAnybodyLeaving()) return
  await scheduler.sleep(GRACE_MS)
  for (let days = 0; days < MOST_DAYS && isAnybodyLeaving(); days += 1) await letTimePass(shop, 0)
  await letTimePass(shop, 0)
}

/**
 * Lets the clock run until nothing is due.
 * @param leastMs so long at least, in which everything is compared; 0 where that has been done
 */
async function letTimePass(shop: Shop, leastMs: number): Promise<void> {
  const {scheduler, functions, documents} = shop.world
  const until = scheduler.now + leastMs
  const orders = [...documents.in(nameOf('orders'))].length
  const least = leastMs === 0 ? FEWEST_RUNS : Math.ceil(orders / ORDERS_A_RUN) + FEWEST_RUNS
  for (let runs = 1; runs <= MOST_RUNS; runs += 1) {
    await scheduler.sleep(STEP_MS)
    await functions.reconcile()
    if (runs >= least && scheduler.now >= until && shop.webhooks.isIdle && !isAnythingDue(shop)) return
  }
  scheduler.count('shops that did not come to rest')
}

function isAnythingDue({world: {documents}}: Shop): boolean {
  const isIn = (collection: string, states: readonly string[], field: string) =>
    [...documents.in(nameOf(collection))].some(({fields}) =>
      states.includes(fields[field]?.stringValue ?? ''),
    )
  return (
    isIn('orders', ['pending'], 'status') ||
    isIn('mail', ['queued', 'sending'], 'state') ||
    isIn('newsletters', ['sending'], 'status') ||
    isIn('payouts', ['planned'], 'state') ||
    [...documents.in(nameOf('teams'))].some(({fields}) => fields['dueAt']?.timestampValue !== undefined)
  )
}

async function decideReturns({world}: Shop): Promise<void> {
  const {scheduler, functions, documents, staff} = world
  const [sam] = staff
  const waiting = [...documents.in(nameOf('returns'))].filter(
    ({fields}) => fields['status']?.stringValue === 'pending',
  )
  for (const {name} of waiting) {
    const orderId = pathOf(name).split('/')[1] ?? ''
    if (sam)
      await insist(scheduler, 'last decision', () =>
        functions.call(decideReturn, {orderId, decision: 'approved'}, sam),
      )
  }
}
