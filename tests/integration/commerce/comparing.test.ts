import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest'
import {setIfUnchanged} from '../../../functions/src/services/optimistic.ts'
import {
  clearShelf,
  compareFromNewest,
  firestore,
  letTimePass as runClock,
  publishCourse,
  read,
} from './back-office.ts'
import {eventually} from './eventually.ts'
import {mailTo} from './inbox.ts'
import {signUp} from './learner.ts'
import {bank, dropWebhooks, paymentPage, refundInDashboard, refundsOf, stripe, webhooks} from './payments.ts'

beforeEach(() => webhooks.holdBack())
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(clearShelf)

/** Runs the clock, which begins to compare at the newest: what other tests have bought may be many pages. */
async function letTimePass(): Promise<void> {
  await compareFromNewest()
  await runClock()
}

/** Somebody who has paid for a course, known by the success page. */
async function paid() {
  const ada = await signUp()
  const course = await publishCourse()
  const {orderId, sessionId} = await ada.pressPay([course])
  await paymentPage.payByCard(sessionId)
  await ada.confirm(sessionId)
  return {ada, course, orderId, sessionId}
}

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

describe('a paid session whose order is missing', () => {
  test('has its order, its courses and its account written again', async () => {
    const {ada, course, orderId, sessionId} = await paid()
    const before = await read(`orders/${orderId}`)
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    await firestore.doc(`mail/receipt-${orderId}`).delete()
    await ada.deleteAccount()
    await letTimePass()
    const after = await ada.orderBecomes(orderId, 'completed')
    const {createdAt: _, completedAt: _at, ...same} = before ?? {}
    expect(after).toMatchObject(same)
    expect(await ada.courses()).toEqual([course.id])
    expect((await ada.account())?.email).toBe(ada.email)
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'completed', orderId})
  })

  test('names the account as missing where its address belongs to another by now', async () => {
    const {ada, orderId} = await paid()
    await firestore.doc(`orders/${orderId}`).delete()
    await ada.deleteAccount()
    await signUp(ada.email)
    await letTimePass()
    const filed = await eventually('the account to be named', () =>
      read(`problems/account-missing-${orderId}`),
    )
    expect(filed).toMatchObject({orderId, details: {uid: ada.uid, email: ada.email}})
  })

  test('is filed for staff where it does not say what was bought', async () => {
    const ada = await signUp()
    const {id} = await stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: ada.uid,
      line_items: [
        {quantity: 1, price_data: {currency: 'usd', unit_amount: 5999, product_data: {name: 'A course'}}},
      ],
      metadata: {orderId: 'before-courses-were-noted'},
      success_url: 'https://lectern.example/payment-success',
    })
    await paymentPage.payByCard(id)
    await letTimePass()
    const filed = await eventually('the payment to be filed', () => read(`problems/order-missing-${id}`))
    expect(filed).toMatchObject({kind: 'order-missing', details: {session: id, amountCents: 5999}})
  })
})

test('after the database was restored from an older state everything that was sold is there again', async () => {
  const [one, two, refunded] = await Promise.all([paid(), paid(), paid()])
  await refundInDashboard(refunded.sessionId)
  const sold = [one, two, refunded]
  const before = await Promise.all(sold.map(({orderId}) => read(`orders/${orderId}`)))
  for (const {ada, course, orderId} of sold) {
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    await firestore.doc(`mail/receipt-${orderId}`).delete()
    await ada.deleteAccount()
  }
  await letTimePass()
  await one.ada.orderBecomes(one.orderId, 'completed')
  await two.ada.orderBecomes(two.orderId, 'completed')
  await refunded.ada.orderBecomes(refunded.orderId, 'refunded')
  for (const [index, {ada, course, orderId}] of sold.entries()) {
    const {userId, email, amountCents, items, paymentIntentId} = before[index] ?? {}
    expect(await read(`orders/${orderId}`)).toMatchObject({
      userId,
      email,
      amountCents,
      items,
      paymentIntentId,
    })
    expect(await ada.courses()).toEqual(orderId === refunded.orderId ? [] : [course.id])
    expect((await ada.account())?.email).toBe(ada.email)
  }
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
