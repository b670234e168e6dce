import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest'
import {checkDisputes} from '../../../functions/src/payments/check-disputes.ts'
import {checkOrders} from '../../../functions/src/payments/check-orders.ts'
import {checkRefunds} from '../../../functions/src/payments/check-refunds.ts'
import {checkSessions} from '../../../functions/src/payments/check-sessions.ts'
import {compareWithStripe} from '../../../functions/src/payments/compare.ts'
import type {PageCheck} from '../../../functions/src/payments/page.ts'
import {setIfUnchanged} from '../../../functions/src/services/optimistic.ts'
import {stripe as client} from '../../../functions/src/services/stripe.ts'
import {clearShelf, compareFromNewest, firestore, publishCourse, read} from './back-office.ts'
import {letTimePass, paid} from './comparing.ts'
import {eventually} from './eventually.ts'
import {mailTo} from './inbox.ts'
import {signUp} from './learner.ts'
import {
  bank,
  dropWebhooks,
  paymentOf,
  paymentPage,
  refundInDashboard,
  refundsOf,
  stripeFails,
  webhooks,
} from './payments.ts'

beforeEach(() => webhooks.holdBack())
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(clearShelf)

describe('with no webhook ever, the clock finds out about', () => {
  test('a refund', async () => {
    const {ada, orderId, sessionId} = await paid()
    await refundInDashboard(sessionId)
    await letTimePass()
    await ada.orderBecomes(orderId, 'refunded')
    expect(await ada.courses()).toEqual([])
  })

  test('a refund of a part', async () => {
    const {ada, course, orderId, sessionId} = await paid()
    await refundInDashboard(sessionId, 100)
    await letTimePass()
    const [refund] = await refundsOf(sessionId)
    const stored = await eventually('the part to be stored', () =>
      read(`orders/${orderId}/refunds/${refund?.id}`),
    )
    expect(stored).toMatchObject({state: 'made', amountCents: 100, lines: []})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 100})
    expect(await ada.courses()).toEqual([course.id])
  })

  test('a refund that has failed', async () => {
    const {ada, course, orderId, sessionId} = await paid()
    await refundInDashboard(sessionId)
    await letTimePass()
    await ada.orderBecomes(orderId, 'refunded')
    const [refund] = await refundsOf(sessionId)
    await bank.refundFails(refund?.id ?? '')
    await letTimePass()
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({problem: 'refund-failed'})
    expect(await ada.courses()).toEqual([course.id])
    await mailTo(ada.email, 'refund-failed')
  })

  test('a payment whose order had ended', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {orderId, sessionId} = await ada.pressPay([course])
    await firestore.doc(`orders/${orderId}`).update({status: 'expired', nextCheckAt: null})
    await paymentPage.payByCard(sessionId)
    await letTimePass()
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('a dispute, and how it ended', async () => {
    const {ada, course, orderId, sessionId} = await paid()
    const dispute = await bank.disputes(sessionId)
    await letTimePass()
    const filed = `problems/dispute-${dispute}`
    await eventually('the dispute to be filed', () => read(filed))
    expect(await read(filed)).toMatchObject({kind: 'dispute', orderId, settledAt: null})
    await bank.decides(dispute, 'lost')
    await letTimePass()
    await eventually('the outcome to be recorded', async () => (await read(filed))?.['outcome'] === 'lost')
    expect(await read(`orders/${orderId}`)).toMatchObject({
      dispute: {id: dispute, status: 'lost'},
      chargeback: {amountCents: course.priceCents, courses: 'undecided'},
    })
    expect(await read(`problems/dispute-lost-${dispute}`)).toMatchObject({settledAt: null})
    expect(await ada.courses()).toEqual([course.id])
    await bank.decides(dispute, 'won')
    await letTimePass()
    await eventually('the money to be back', async () => !(await read(`orders/${orderId}`))?.['chargeback'])
  })
})

/* What one comparison does not find another does: alone, each has to. */
describe('a comparison finds on its own', () => {
  const find = async (check: PageCheck) =>
    check(await client(), {since: Math.floor(Date.now() / 1000) - 3600, after: null})

  test.each([
    ['orders', checkOrders],
    ['refunds', checkRefunds],
  ])('of %s: what went back in the dashboard, a part and then the rest', async (_, check) => {
    const {ada, course, orderId, sessionId} = await paid()
    await refundInDashboard(sessionId, 1000)
    await find(check)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 1000})
    await find(check)
    expect(await ada.courses()).toEqual([course.id])
    await refundInDashboard(sessionId)
    await find(check)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
    const [rest] = await refundsOf(sessionId)
    await bank.refundFails(rest?.id ?? '')
    await find(check)
    expect(await read(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      refundedCents: 1000,
      problem: 'refund-failed',
    })
  })

  test('of orders: a course that is not there', async () => {
    const {ada, course, orderId} = await paid()
    await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    await find(checkOrders)
    expect(await ada.courses()).toEqual([course.id])
    expect(await read(`problems/payment-missing-${orderId}`)).toBeNull()
  })

  test.each(['pi_unknown', null])(
    'of orders: the payment %s, of which Stripe knows nothing',
    async (payment) => {
      const {orderId} = await paid()
      await firestore.doc(`orders/${orderId}`).update({paymentIntentId: payment})
      await find(checkOrders)
      expect(await read(`problems/payment-missing-${orderId}`)).toMatchObject({
        orderId,
        settledAt: null,
        details: {payment},
      })
    },
  )

  test('of orders: a payment that has not arrived, and none while Stripe refuses to say', async () => {
    const {ada, orderId} = await paid()
    const another = await ada.pressPay([await publishCourse()])
    await paymentPage.payByBankTransfer(another.sessionId)
    await firestore.doc(`orders/${orderId}`).update({paymentIntentId: await paymentOf(another.sessionId)})
    await stripeFails('error', {status: 400, times: 1, method: 'GET', path: '/v1/payment_intents'})
    await find(checkOrders)
    expect(await read(`problems/payment-missing-${orderId}`)).toBeNull()
    await find(checkOrders)
    expect(await read(`problems/payment-missing-${orderId}`)).toMatchObject({orderId, settledAt: null})
  })

  test('of orders: one course of several, and one that is there by another order', async () => {
    const {ada, course, orderId} = await paid()
    const other = await publishCourse()
    const second = await ada.pressPay([other, await publishCourse()])
    await paymentPage.payByCard(second.sessionId)
    await ada.confirm(second.sessionId)
    const whole = await read(`orders/${orderId}`)
    await find(checkOrders)
    expect(await read(`orders/${orderId}`)).toEqual(whole)

    await firestore.doc(`enrollments/${ada.uid}_${other.id}`).delete()
    const enrollment = firestore.doc(`enrollments/${ada.uid}_${course.id}`)
    const ordersOf = async () => (await enrollment.get()).get('orderIds') as unknown
    expect(await ordersOf()).toEqual([orderId])
    await enrollment.update({orderIds: [second.orderId]})
    await find(checkOrders)
    expect(await ada.courses()).toHaveLength(3)
    expect(await ordersOf()).toEqual([second.orderId, orderId])
  })

  test('of orders: that all of one went back, where it says that it is paid', async () => {
    const {orderId, sessionId} = await paid()
    await refundInDashboard(sessionId)
    await find(checkOrders)
    await firestore.doc(`orders/${orderId}`).update({status: 'completed'})
    await find(checkOrders)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
  })

  test('of orders: it goes on after one, and begins anew after one that is gone', async () => {
    const [older, newer] = [await paid(), await paid()]
    for (const {ada, course} of [older, newer])
      await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    const page = {since: Math.floor(Date.now() / 1000) - 3600}
    await checkOrders(await client(), {...page, after: newer.orderId})
    expect(await older.ada.courses()).toEqual([older.course.id])
    expect(await newer.ada.courses()).toEqual([])
    // The tests before have sold more than a page.
    const newest = await firestore.collection('orders').orderBy('completedAt', 'desc').limit(10).get()
    expect(await checkOrders(await client(), {...page, after: 'gone'})).toBe(newest.docs.at(-1)?.id)
    expect(await newer.ada.courses()).toEqual([newer.course.id])
    const oldest = await firestore.collection('orders').orderBy('completedAt').limit(1).get()
    expect(await checkOrders(await client(), {...page, after: oldest.docs[0]?.id ?? ''})).toBeNull()
  })

  test('of disputes: one, and how it ended', async () => {
    const {orderId, sessionId} = await paid()
    const dispute = await bank.disputes(sessionId)
    await find(checkDisputes)
    expect(await read(`orders/${orderId}`)).toMatchObject({dispute: {id: dispute, status: 'needs_response'}})
    await bank.decides(dispute, 'lost')
    await find(checkDisputes)
    expect(await read(`orders/${orderId}`)).toMatchObject({dispute: {status: 'lost'}, chargeback: {}})
  })

  test('of sessions: what was paid and is not known, and nothing that was not paid', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const paidFor = await ada.pressPay([course])
    await paymentPage.payByCard(paidFor.sessionId)
    const ben = await signUp()
    const unpaid = await ben.pressPay([course])
    await paymentPage.payByBankTransfer(unpaid.sessionId)
    await find(checkSessions)
    expect(await read(`orders/${paidFor.orderId}`)).toMatchObject({status: 'completed'})
    expect(await read(`orders/${unpaid.orderId}`)).toMatchObject({
      status: 'pending',
      paymentProcessing: false,
    })
  })
})

test('where a comparison goes on is not moved by a run that began before it was set back', async () => {
  const cursor = firestore.doc(`reconciliations/test-${crypto.randomUUID()}`)
  const none = await cursor.get()
  await setIfUnchanged(none, {after: 'first'})
  await setIfUnchanged(none, {after: 'another'})
  const first = await cursor.get()
  expect(first.data()).toEqual({after: 'first'})
  await cursor.set({after: null})
  await setIfUnchanged(first, {after: 'second'})
  const setBack = await cursor.get()
  expect(setBack.data()).toEqual({after: null})
  await setIfUnchanged(setBack, {after: 'newest'})
  expect((await cursor.get()).data()).toEqual({after: 'newest'})
  await cursor.delete()
})

test('a comparison begins anew where what it would go on after is gone, and stays where Stripe refuses', async () => {
  await compareFromNewest()
  const after = async (kind: string) => (await read(`reconciliations/${kind}`))?.['after'] as unknown
  for (const kind of ['sessions', 'refunds'])
    await firestore.doc(`reconciliations/${kind}`).set({after: 'gone'})
  await stripeFails('error', {status: 400, times: 1, method: 'GET', path: '/v1/refunds'})
  await compareWithStripe()
  expect(await after('sessions')).toBeNull()
  expect(await after('refunds')).toBe('gone')
  await compareFromNewest()
})

test('an order is compared once it is paid for no longer than 35 days', async () => {
  const {course, ada, orderId} = await paid()
  const enrollment = firestore.doc(`enrollments/${ada.uid}_${course.id}`)
  const day = 24 * 60 * 60_000
  await enrollment.delete()
  const check = async (days: number) => {
    await compareFromNewest()
    await compareWithStripe(Date.now() + days * day)
  }
  await check(35.1)
  expect(await ada.courses()).toEqual([])
  await check(34.9)
  expect(await ada.courses()).toEqual([course.id])
  await compareFromNewest()
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed'})
})

describe('a paid order', () => {
  test('without its courses gets them', async () => {
    const {ada, course} = await paid()
    await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    await letTimePass()
    await eventually('the course to be back', async () => (await ada.courses()).length > 0)
    expect(await ada.courses()).toEqual([course.id])
  })

  test('of which Stripe knows no payment is filed for staff, and stays', async () => {
    const {ada, course, orderId} = await paid()
    await firestore.doc(`orders/${orderId}`).update({paymentIntentId: 'pi_unknown'})
    await letTimePass()
    await eventually('the order to be filed', () => read(`problems/payment-missing-${orderId}`))
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed'})
    expect(await ada.courses()).toEqual([course.id])
  })
})
