import {compareWithStripe} from '../../../functions/src/payments/compare.ts'
import {confirmOrder} from '../../../functions/src/checkout/confirm-order.ts'
import {createCheckout} from '../../../functions/src/checkout/create-checkout.ts'
import {stripeConnectWebhook} from '../../../functions/src/payments/stripe-connect-webhook.ts'
import {stripeWebhook} from '../../../functions/src/payments/stripe-webhook.ts'
import {openPayoutAccount, payoutAccount} from '../../../functions/src/teachers/open-payout-account.ts'
import {compareFromNewest, firestore, lake, linesOf, type Course} from '../commerce/back-office.ts'
import {signUp} from '../commerce/learner.ts'
import {
  bank,
  CONNECT_SECRET,
  payee,
  paymentOf,
  paymentPage,
  refundInDashboard,
  refundsOf,
  sign,
} from '../commerce/payments.ts'
import {cost, type Cost} from './function-cost.ts'
import {post, run} from './run-function.ts'

type Count = (name: string, errand: () => Promise<unknown>) => Promise<void>

/** How far back the comparison with Stripe looks, in ms. */
export const WINDOW_MS = 35 * 24 * 60 * 60_000

/**
 * What Stripe tells of payments that were made: money given back in its dashboard, which may fail later, and disputes. At the end its
 * books are compared with the orders. No webhook arrives but what is posted here. The course is one that somebody teaches, whose share
 * is entered with each change.
 */
export async function countPaymentErrands(count: Count, course: Course): Promise<void> {
  const instructorId = `instructor-cost-${course.id}`
  const instructor = {_type: 'reference', _ref: instructorId, _weak: true}
  await lake.patch(course.id).set({instructor}).commit()
  const payouts = {enabled: false, missing: []}
  await firestore
    .doc(`teachers/${instructorId}`)
    .set({state: 'active', shareBps: 7000, stripeAccountId: null, payouts})
  const begin = await nextSecond()
  // A card whose refunds fail would fail them by itself, at a time of its own.
  const told = await buy(course, paymentPage.payByCard, count)
  await refundInDashboard(told.sessionId, 100)
  await count('webhook: partly refunded', () => postNews('charge.refunded', told.charge))
  await refundInDashboard(told.sessionId, course.priceCents - 100)
  await count('webhook: refunded', () => postNews('charge.refunded', told.charge))
  await count('webhook: refunded, repeated', () => postNews('charge.refunded', told.charge))
  const [refund] = await refundsOf(told.sessionId)
  await bank.refundFails(refund?.id ?? '')
  const failed = {id: refund?.id, payment_intent: told.charge.payment_intent}
  await count('webhook: a refund has failed', () => postNews('refund.failed', failed))

  const disputed = await buy(course, paymentPage.payByCard)
  const dispute = {
    id: await bank.disputes(disputed.sessionId),
    payment_intent: disputed.charge.payment_intent,
  }
  await count('webhook: disputed', () => postNews('charge.dispute.created', dispute))
  await bank.decides(dispute.id, 'won')
  await count('webhook: a dispute is decided', () => postNews('charge.dispute.closed', dispute))

  await countPayoutErrands(count)

  // From the newest, and no further back than these two payments: others may have been made before.
  await compareFromNewest()
  await count('compare two payments with Stripe', () => compareWithStripe(begin + WINDOW_MS))
}

/** A teacher goes to Stripe to be paid, and Stripe tells of it. */
async function countPayoutErrands(count: Count): Promise<void> {
  const teacher = await signUp()
  const reference = firestore.doc(`teachers/instructor-cost-${teacher.uid}`)
  await reference.set({
    uid: teacher.uid,
    email: teacher.email,
    state: 'active',
    stripeAccountId: null,
    payouts: {enabled: false, missing: []},
  })
  await count('get paid', () => run(openPayoutAccount, teacher, {}))
  await count('go on at Stripe', () => run(openPayoutAccount, teacher, {}))
  const account = String((await reference.get()).get('stripeAccountId'))
  await payee.tells(account)
  const body = JSON.stringify({id: 'evt_cost', type: 'account.updated', account, data: {}})
  const headers = {'stripe-signature': sign(body, CONNECT_SECRET)}
  await count('webhook: a teacher’s account', () => post(stripeConnectWebhook, {body, headers}))
  await count('come back from Stripe', () => run(payoutAccount, teacher, {refresh: true}))
}

/** Somebody new buys a course. */
async function buy(course: Course, pay: (sessionId: string) => Promise<unknown>, count?: Count) {
  const buyer = await signUp()
  await run(createCheckout, buyer, {lines: linesOf([course]), expectedTotalCents: course.priceCents})
  const {docs} = await firestore.collection('orders').where('userId', '==', buyer.uid).get()
  const sessionId = String(docs[0]?.get('checkoutSessionId'))
  await pay(sessionId)
  const confirm = () => run(confirmOrder, buyer, {sessionId})
  await (count ? count('confirm an order of a taught course', confirm) : confirm())
  return {sessionId, charge: {id: 'ch_cost', payment_intent: await paymentOf(sessionId)}}
}

async function postNews(type: string, object: object): Promise<void> {
  const body = JSON.stringify({id: 'evt_cost', object: 'event', type, data: {object}})
  const status = await post(stripeWebhook, {body, headers: {'stripe-signature': sign(body)}})
  if (status !== 200) throw new Error(`The webhook said ${status} to ${type}.`)
}

/** Waits until the next second begins: Stripe's times are whole seconds. @returns it, in ms since the epoch */
export async function nextSecond(): Promise<number> {
  const time = Math.ceil((Date.now() + 1) / 1000) * 1000
  await new Promise((resolve) => setTimeout(resolve, time - Date.now()))
  return time
}

/** What each costs. */
export const PAYMENTS_EXPECTED: Record<string, Cost> = {
  'confirm an order of a taught course': cost(12, 15, 2, 0, 0),
  'webhook: partly refunded': cost(13, 12, 1, 0, 1),
  'webhook: refunded': cost(21, 15, 1, 0, 1),
  'webhook: refunded, repeated': cost(5, 0, 1, 0, 0),
  'webhook: a refund has failed': cost(24, 16, 1, 0, 1),
  'webhook: disputed': cost(4, 3, 1, 0, 0),
  'webhook: a dispute is decided': cost(3, 2, 1, 0, 0),
  'get paid': cost(3, 2, 2, 0, 0),
  'go on at Stripe': cost(3, 1, 1, 0, 0),
  'webhook: a teacher’s account': cost(2, 1, 2, 0, 0),
  'come back from Stripe': cost(3, 1, 2, 0, 0),
  'compare two payments with Stripe': cost(23, 0, 6, 0, 0),
}
