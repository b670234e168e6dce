import {DocumentReference, type DocumentSnapshot} from 'firebase-admin/firestore'
import {setTimeout as pause} from 'node:timers/promises'
import {afterAll, afterEach, expect, test, vi} from 'vitest'
import {createCheckout} from '../../../functions/src/checkout/create-checkout.ts'
import {fulfil} from '../../../functions/src/checkout/fulfil.ts'
import {openCheckout} from '../../../functions/src/checkout/open-checkout.ts'
import {sessionParameters} from '../../../functions/src/checkout/session.ts'
import {orders} from '../../../functions/src/orders/order.ts'
import {run} from '../cost/run-function.ts'
import {clearShelf, linesOf, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
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
  const arrival = vi.fn(async () => {
    await pause(500)
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
