import {decideReturn} from '@lectern/domain/returns/contracts'
import {compareFromNewest, firestore} from '../integration/commerce/back-office.ts'
import {mailService} from '../integration/commerce/inbox.ts'
import {bank, openSessions, paymentPage, stripeFails, webhooks} from '../integration/commerce/payments.ts'
import type {ShopRun} from './shop-run.ts'
import {ageOrphans, letTimePass} from './time.ts'

/** Pages of ten orders and of fifty payments that the clock compares in one run (functions/src/payments). */
const ORDERS_A_RUN = 10
/** Each retry of a mail or question to Stripe takes one more. */
const MORE_RUNS = 12

/** Everything works again from now on. */
export async function repair(): Promise<void> {
  await stripeFails('none')
  await mailService('up')
}

/** Lets time pass until nothing is left to do: the clock has compared everything, and no order or mail is due. */
export async function catchUp(run: ShopRun): Promise<void> {
  await compareFromNewest()
  const orders = await ordersOf(run)
  const least = Math.ceil(orders.length / ORDERS_A_RUN) + 1
  for (let runs = 1; runs <= least + MORE_RUNS; runs += 1) {
    await run.insist('clock', letTimePass)
    run.count('clock')
    await run.insist('news', webhooks.arrive)
    if (runs >= least && !(await isAnythingDue(run))) return
  }
}

/** Brings the shop to rest: what can still be paid expires, every transfer arrives, staff decides about every return, and time passes. */
export async function settle(run: ShopRun): Promise<void> {
  await run.asideDone()
  const uids = new Set(run.learners.map(({uid}) => uid))
  for (const {id, uid} of await openSessions()) {
    if (uids.has(uid)) await paymentPage.letExpire(id)
  }
  for (const order of await ordersOf(run)) {
    if (order['status'] === 'pending' && order['checkoutSessionId'] !== null) {
      // A session that nobody has paid by transfer has none that could arrive.
      await bank.transferArrives(String(order['checkoutSessionId'])).catch(() => {})
    }
  }
  await ageOrphans()
  await catchUp(run)
  const [sam] = run.staff
  for (const {id} of await ordersOf(run)) {
    const request = await firestore.doc(`returns/${id}`).get()
    if (request.get('status') !== 'pending') continue
    await run.insist('last decision', async () =>
      sam?.call(decideReturn, {orderId: id, decision: 'approved'}),
    )
  }
  await catchUp(run)
}

async function ordersOf({learners}: ShopRun) {
  return (await Promise.all(learners.map((learner) => learner.orders()))).flat()
}

async function isAnythingDue(run: ShopRun): Promise<boolean> {
  const emails = new Set(run.learners.map(({email}) => email))
  const orders = await ordersOf(run)
  if (orders.some((order) => order['status'] === 'pending')) return true
  const mails = await firestore.collection('mail').where('state', 'in', ['queued', 'sending']).get()
  return mails.docs.some((mail) => (mail.get('to') as string[]).some((address) => emails.has(address)))
}
