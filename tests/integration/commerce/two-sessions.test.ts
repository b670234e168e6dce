import {DocumentReference, Firestore, Query, type DocumentSnapshot} from 'firebase-admin/firestore'
import {setImmediate as afterThisTurn} from 'node:timers/promises'
import {afterAll, afterEach, describe, expect, test, vi} from 'vitest'
import {createCheckout} from '../../../functions/src/checkout/create-checkout.ts'
import {fulfil} from '../../../functions/src/checkout/fulfil.ts'
import {closeCheckout, openCheckout} from '../../../functions/src/checkout/open-checkout.ts'
import {sessionParameters} from '../../../functions/src/checkout/session.ts'
import {orders} from '../../../functions/src/orders/order.ts'
import {stripe as client} from '../../../functions/src/services/stripe.ts'
import {run} from '../cost/run-function.ts'
import {clearShelf, firestore, linesOf, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {runUntilCommit} from './interleave.ts'
import {signUp} from './learner.ts'
import {bank, openSessions, paymentPage, stripe, stripeFails, webhooks} from './payments.ts'

/* An order has one session that can be paid, whatever Stripe answers. */

afterEach(async () => {
  vi.restoreAllMocks()
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

async function storedOrder(orderId: string) {
  const order = (await orders().doc(orderId).get()).data()
  if (!order) throw new Error(`There is no order ${orderId}.`)
  return order
}

test('two presses after faults of Stripe’s, each with a key of its own, open one session', async () => {
  const ada = await signUp()
  const course = await publishCourse()
  await stripeFails('error', {status: 500, method: 'POST', path: '/v1/checkout/sessions'})
  expect(await refusal(ada.pressPay([course]))).toEqual({reason: 'payment-unavailable'})
  await stripeFails('none')
  const [order] = await ada.orders()
  const orderId = String(order?.id)
  const stored = await storedOrder(orderId)

  // The other press has met a fault as well, and has counted it between the two.
  const urls = await Promise.all([
    openCheckout(ada.uid, orderId, stored),
    openCheckout(ada.uid, orderId, {...stored, sessionAttempt: stored.sessionAttempt + 1}),
  ])
  await webhooks.arrive()
  expect(urls[0]).toContain('/pay/cs_')
  expect(urls[1]).toBe(urls[0])
  const open = (await openSessions()).filter(({uid}) => uid === ada.uid)
  expect(open).toHaveLength(1)
  expect(urls[0]).toContain(open[0]?.id)
  expect(await read(`orders/${orderId}`)).toMatchObject({
    status: 'pending',
    checkoutSessionId: open[0]?.id,
  })
  await paymentPage.payByCard(String(open[0]?.id))
  await ada.orderBecomes(orderId, 'completed')
})

test('a session that nobody was sent to ends without ending its order', async () => {
  const ada = await signUp()
  const course = await publishCourse()
  const {orderId, sessionId} = await ada.pressPay([course])
  const unseen = await stripe.checkout.sessions.create(sessionParameters(orderId, await storedOrder(orderId)))
  await paymentPage.payByBankTransfer(sessionId)
  await webhooks.arrive()
  await paymentPage.letExpire(unseen.id)
  await webhooks.arrive()
  expect(await read(`orders/${orderId}`)).toMatchObject({
    status: 'pending',
    checkoutSessionId: sessionId,
    paymentProcessing: true,
  })
  expect(await refusal(ada.pressPay([course]))).toMatchObject({reason: 'payment-in-progress'})
  await bank.transferArrives(sessionId)
  await ada.orderBecomes(orderId, 'completed')
})

test('a payment that arrives while pay is pressed again opens no second session', async () => {
  const ada = await signUp()
  const course = await publishCourse()
  await webhooks.holdBack()
  const {sessionId, orderId} = await ada.pressPay([course])
  await paymentPage.payByCard(sessionId)

  // The payment arrives before the checkout is read, and after whatever is read at the same time as the checkout.
  const reads = [vi.spyOn(Query.prototype, 'get'), vi.spyOn(Firestore.prototype, 'getAll')]
  const arrival = vi.fn(async () => {
    await afterThisTurn()
    await Promise.all(reads.flatMap(({mock}) => mock.results.map(({value}) => value)))
    await fulfil(sessionId)
  })
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(async function (this: DocumentReference) {
    if (this.path === `checkouts/${ada.uid}` && arrival.mock.calls.length === 0) await arrival()
    const [snapshot] = await this.firestore.getAll(this)
    return snapshot as DocumentSnapshot
  })
  const pressed = run(createCheckout, ada, {lines: linesOf([course]), expectedTotalCents: course.priceCents})
  await expect(pressed).rejects.toMatchObject({details: {reason: 'already-owned', courseIds: [course.id]}})
  expect(arrival).toHaveBeenCalledTimes(1)
  expect(await ada.orders()).toMatchObject([{id: orderId, status: 'completed'}])
  expect((await openSessions()).filter(({uid}) => uid === ada.uid)).toEqual([])
})

test('a course that is paid in two orders is told to staff', async () => {
  const ada = await signUp()
  const course = await publishCourse()
  const first = await ada.buy(course)
  const second = await ada.payAgainFor(first.orderId)
  await webhooks.release()
  await ada.orderBecomes(second.orderId, 'completed')
  expect(await read(`problems/paid-twice-${second.sessionId}`)).toMatchObject({
    kind: 'paid-twice',
    orderId: second.orderId,
    details: {first: first.orderId},
    settledAt: null,
  })
})

/** Somebody whose checkout waits for its session: Stripe did not answer. */
async function unopened() {
  const [ada, course] = await Promise.all([signUp(), publishCourse()])
  await stripeFails('error', {status: 500, method: 'POST', path: '/v1/checkout/sessions'})
  await refusal(ada.pressPay([course]))
  await stripeFails('none')
  const [order] = await ada.orders()
  const orderId = String(order?.id)
  return {ada, course, orderId, order: await storedOrder(orderId)}
}

test('a session that is opened for a checkout which another cart has replaced is expired', async () => {
  const {ada, orderId, order} = await unopened()
  const opening = await runUntilCommit(() => openCheckout(ada.uid, orderId, order))
  const other = await publishCourse()
  const {sessionId} = await ada.pressPay([other])
  opening.commit()
  expect(await opening.ended).toBeNull()
  expect((await openSessions()).filter(({uid}) => uid === ada.uid)).toEqual([{id: sessionId, uid: ada.uid}])
  expect(await read(`checkouts/${ada.uid}`)).toMatchObject({sessionId})
})

test('a session without an address is none that anybody can pay', async () => {
  const {ada, orderId, order} = await unopened()
  const {checkout} = await client()
  const made = {id: 'cs_without_an_address', url: null} as Awaited<
    ReturnType<typeof checkout.sessions.create>
  >
  vi.spyOn(checkout.sessions, 'create').mockResolvedValueOnce(made)
  const opened = openCheckout(ada.uid, orderId, order)
  await expect(opened).rejects.toMatchObject({
    reason: 'payment-unavailable',
    cause: 'session cs_without_an_address has no url',
  })
  expect(await read(`checkouts/${ada.uid}`)).toMatchObject({orderId, sessionId: null})
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending', checkoutSessionId: null})
})

describe('a checkout is closed whose session Stripe does not open', () => {
  const refuse = () => stripeFails('error', {status: 402, method: 'POST', path: '/v1/checkout/sessions'})
  const close = (orderId: string, order: Awaited<ReturnType<typeof storedOrder>>) =>
    closeCheckout({orderId, sessionId: null}, order, 'replaced')

  test('its order has failed', async () => {
    const {ada, orderId, order} = await unopened()
    await refuse()
    await close(orderId, order)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'failed', failure: 'payment-refused'})
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
  })

  test('its order has failed where Stripe’s client cannot even ask, and other carts can be paid', async () => {
    const {ada, orderId, order} = await unopened()
    // Half of an emoji: the client fails at it before it sends anything.
    await close(orderId, {...order, siteUrl: 'https://shop.test/\ud83d'})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'failed', failure: 'payment-refused'})
    expect(await ada.pressPay([await publishCourse()])).toMatchObject({url: expect.any(String)})
  })

  test('its order waits where Stripe does not answer', async () => {
    const {ada, orderId, order} = await unopened()
    const {checkout} = await client()
    const {default: Stripe} = await import('stripe')
    const timeout = new Stripe.errors.StripeConnectionError({message: 'Request timed out'})
    vi.spyOn(checkout.sessions, 'create').mockRejectedValueOnce(timeout)
    await expect(close(orderId, order)).rejects.toMatchObject({reason: 'payment-unavailable'})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending', checkoutSessionId: null})
    expect(await read(`checkouts/${ada.uid}`)).toMatchObject({orderId, sessionId: null})
  })

  test('its order has expired where Stripe knows other parameters under its key', async () => {
    const {ada, course, orderId, order} = await unopened()
    const items = order.items.map((line) => ({...line, title: 'As it was called before'}))
    await stripe.checkout.sessions.create(sessionParameters(orderId, {...order, items}), {
      idempotencyKey: `checkout-${orderId}-${order.sessionAttempt}`,
    })
    await close(orderId, order)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'expired', replaced: true})
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
    expect((await ada.pressPay([course])).orderId).not.toBe(orderId)
  })

  test('its order goes on where another press has opened its session meanwhile', async () => {
    const {ada, orderId, order} = await unopened()
    await refuse()
    const closing = await runUntilCommit(() => close(orderId, order))
    const opened = firestore.doc(`orders/${orderId}`)
    await opened.update({checkoutSessionId: 'cs_of_another_press'})
    closing.commit()
    await closing.ended
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
    expect(await read(`checkouts/${ada.uid}`)).toMatchObject({orderId})
    // Stripe does not know that session, and would be asked about it.
    await opened.update({status: 'expired', nextCheckAt: null})
  })

  test.each(['is gone', 'has ended otherwise'] as const)('it goes where its order %s', async (change) => {
    const {ada, orderId, order} = await unopened()
    const stored = firestore.doc(`orders/${orderId}`)
    await (change === 'is gone' ? stored.delete() : stored.update({status: 'failed'}))
    await refuse()
    await close(orderId, order)
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
    expect((await read(`orders/${orderId}`))?.['failure']).toBeUndefined()
  })
})

test('who presses pay while another browser takes another cart there again and again is told so', async () => {
  const [ada, one, other] = await Promise.all([signUp(), publishCourse(), publishCourse()])
  const press = (course: typeof one) =>
    run(createCheckout, ada, {lines: linesOf([course]), expectedTotalCents: course.priceCents})
  await press(other)
  let isOther = false
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(async function (this: DocumentReference) {
    if (this.path === `checkouts/${ada.uid}` && !isOther) {
      isOther = true
      await press(other)
      isOther = false
    }
    const [snapshot] = await this.firestore.getAll(this)
    return snapshot as DocumentSnapshot
  })
  await expect(press(one)).rejects.toMatchObject({details: {reason: 'payment-unavailable'}})
  const replaced = (await ada.orders()).filter((order) => order['replaced'] === true)
  expect(replaced).toHaveLength(4)
})
