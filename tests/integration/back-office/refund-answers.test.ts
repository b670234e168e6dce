import {orderDetails} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest'
import {findInterruptedRefunds, makeRefund, resumeRefund} from '../../../functions/src/refunds/make-refund.ts'
import {settleRefunds} from '../../../functions/src/refunds/settle-refunds.ts'
import {firestore as functionsFirestore} from '../../../functions/src/services/firestore.ts'
import {clearShelf, firestore, letTimePass, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {
  bank,
  paymentOf,
  refundInDashboard,
  refundsOf,
  stripe,
  stripeFails,
  webhooks,
} from '../commerce/payments.ts'
import {aPaidOrder, ofThreeCourses, recorded, refundBy, restorePayments} from './staff-orders.ts'

/* What becomes of a refund that Stripe refuses, does not answer, or has made already. */

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(restorePayments)
afterAll(clearShelf)

const refund = (orderId: string, amountCents?: number) => refundBy(staff, orderId, amountCents)
const approve = (orderId: string) => staff.call(decideReturn, {orderId, decision: 'approved'})

const refunding = {method: 'POST', path: '/v1/refunds'}

/** The refund that stands on the order. */
async function begunOf(orderId: string) {
  const order = await read(`orders/${orderId}`)
  return read(`orders/${orderId}/refunds/${order?.['staffRefund'].refundId}`)
}

describe('where the money has gone back in Stripe’s dashboard, and the shop has not heard of it', () => {
  test('all of it: who refunds is told so, and the order is as Stripe has it', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await refundInDashboard(sessionId)
    expect(await refusal(refund(orderId))).toEqual({reason: 'already-refunded'})
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'refunded', refundedCents: 5999})
    expect(order).not.toHaveProperty('staffRefund')
    expect(await ada.courses()).toEqual([])
    expect(await refundsOf(sessionId)).toHaveLength(1)
  })

  test('a part of it: what is left is less than is asked for', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await refundInDashboard(sessionId, 1000)
    expect(await refusal(refund(orderId))).toEqual({reason: 'amount-differs'})
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'completed', refundedCents: 1000})
    expect(order).not.toHaveProperty('staffRefund')
    expect(await ada.courses()).toEqual([course.id])
    await refund(orderId, 4999)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
  })

  test('its return is approved without another refund, by who approves it', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    await webhooks.holdBack()
    await refundInDashboard(sessionId)
    expect(await approve(orderId)).toEqual({status: 'approved'})
    const request = await read(`returns/${orderId}`)
    expect(request).toMatchObject({status: 'approved', decidedBy: staff.uid})
    expect(request).not.toHaveProperty('refundedCents')
    expect(request).not.toHaveProperty('refundFailedAt')
    expect(await recorded(orderId)).toMatchObject([
      {action: 'return-approved', staffId: staff.uid, staffEmail: staff.email, amountCents: null},
    ])
    await mailTo(ada.email, 'return-decided')
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await ada.courses()).toEqual([])
  })

  test('its return names the newest of the refunds that have given it back', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    await refundInDashboard(sessionId, 2000)
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    // Stripe counts in seconds, and both are of the same.
    const {docs} = await firestore
      .collection(`orders/${orderId}/refunds`)
      .where('amountCents', '==', 2000)
      .get()
    await docs[0]?.ref.update({createdAt: Timestamp.fromMillis(Date.now() - 60_000)})
    await approve(orderId)
    const [newest] = await refundsOf(sessionId)
    expect(newest?.amount).toBe(3999)
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', refundId: newest?.id})
  })
})

describe('where Stripe answers with an error of its own', () => {
  test('the next attempt is another to Stripe, however many have met with the error', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    expect(await begunOf(orderId)).toMatchObject({state: 'begun', attempt: 1})
    const {staffRefund} = (await read(`orders/${orderId}`)) ?? {}
    // The order is its buyer's to read: staff are told by the refund who has begun it.
    expect(Object.keys(staffRefund).toSorted()).toEqual(['at', 'by', 'refundId'])
    expect((await staff.call(orderDetails, {orderId})).order?.refundBegun?.email).toBe(staff.email)
    // In this process, so that both have begun before Stripe answers either: a function may take seconds to start.
    const attempt = () =>
      expect(makeRefund(orderId, staffRefund.refundId)).rejects.toMatchObject({
        reason: 'refund-failed',
        cause: {statusCode: 500},
      })
    await Promise.all([attempt(), attempt()])
    expect(await begunOf(orderId)).toMatchObject({state: 'begun', attempt: 2})
    await stripeFails('none')
    await refund(orderId)
    expect((await refundsOf(sessionId)).map(({status}) => status)).toEqual(['succeeded'])
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
  })

  test('and has made the refund all the same, none is made beside it', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await makeAndAnswerWithError(orderId)
    expect(await refundsOf(sessionId)).toHaveLength(1)
    await refund(orderId)
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
  })

  test('and has made a refund of a part all the same, that part goes back once', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await makeAndAnswerWithError(orderId, 1000)
    await letBegunRefundsGoOn(orderId)
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([1000])
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'completed', refundedCents: 1000})
    expect(order).not.toHaveProperty('staffRefund')
  })

  test('and the refund that it has made fails at the bank, another is made', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await makeAndAnswerWithError(orderId)
    const [first] = await refundsOf(sessionId)
    await bank.refundFails(first?.id ?? '')
    await refund(orderId)
    expect((await refundsOf(sessionId)).map(({status}) => status)).toEqual(['succeeded', 'failed'])
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
    expect(await recorded(orderId)).toMatchObject([{action: 'order-refunded', staffId: staff.uid}])
    await mailTo(ada.email, 'refunded')
    expect(await read(`problems/refund-failed-${first?.id}`)).toMatchObject({outcome: 'refunded again'})
  })

  test('and has made another refund of the payment, that one is not taken for it', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refundBy(staff, orderId, 1000, []))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    await refundInDashboard(sessionId, 500)
    await settleRefunds(orderId)
    expect(await begunOf(orderId)).toMatchObject({state: 'begun', amountCents: 1000})
    await letBegunRefundsGoOn(orderId)
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([1000, 500])
    expect(await read(`orders/${orderId}`)).toMatchObject({refundedCents: 1500})
  })

  test('a part that is asked for twice at the same time goes back once', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refundBy(staff, orderId, 1000, []))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    const {refundId} = (await read(`orders/${orderId}`))?.['staffRefund'] ?? {}
    await Promise.all([makeRefund(orderId, refundId), makeRefund(orderId, refundId)])
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([1000])
    expect(await read(`orders/${orderId}`)).toMatchObject({refundedCents: 1000})
  })

  test('a refusal after which Stripe does not say what it has made is told, and nothing is forgotten', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 402, ...refunding})
    await stripeFails('error', {status: 500, method: 'GET', also: true})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    expect(await begunOf(orderId)).toMatchObject({state: 'begun', attempt: 0})
    await stripeFails('none')
    // Stripe repeats its refusal of that one.
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('staffRefund')
    await refund(orderId)
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await ada.courses()).not.toContain(course.id)
  })

  test('and the refund of a return that it has made fails at the bank, the return can be approved anew', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    await webhooks.holdBack()
    await stripeFails('indeterminate', refunding)
    expect(await refusal(approve(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    const [first] = await refundsOf(sessionId)
    await bank.refundFails(first?.id ?? '')
    await settleRefunds(orderId)
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'pending', refundAttempt: 1})
    expect(await read(`problems/refund-failed-${first?.id}`)).toMatchObject({settledAt: null})
    // Nothing has changed since.
    await settleRefunds(orderId)
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'pending', refundAttempt: 1})

    expect(await approve(orderId)).toEqual({status: 'approved'})
    const [second] = await refundsOf(sessionId)
    expect(second).toMatchObject({status: 'succeeded', amount: 5999})
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', refundId: second?.id})
    expect(await read(`problems/refund-failed-${first?.id}`)).toMatchObject({outcome: 'refunded again'})
  })

  /** Stripe makes it, and says that it has failed. */
  async function makeAndAnswerWithError(orderId: string, amountCents?: number): Promise<void> {
    await stripeFails('indeterminate', refunding)
    expect(
      await refusal(refundBy(staff, orderId, amountCents, amountCents === undefined ? ['1'] : [])),
    ).toEqual({
      reason: 'refund-failed',
    })
    await stripeFails('none')
  }

  /** The clock goes on with a refund that began some minutes ago. */
  async function letBegunRefundsGoOn(orderId: string): Promise<void> {
    await firestore.doc(`orders/${orderId}`).update({'staffRefund.at': Timestamp.fromMillis(0)})
    await letTimePass()
    await eventually('the refund to be made', async () => {
      const order = await read(`orders/${orderId}`)
      return order !== null && order['staffRefund'] === undefined
    })
  }
})

test('a refund that began so long ago that Stripe has forgotten its key is made once', async () => {
  const {orderId, sessionId} = await aPaidOrder()
  await stripeFails('error', {status: 429, ...refunding})
  expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
  await stripeFails('none')
  const {staffRefund} = (await read(`orders/${orderId}`)) ?? {}
  expect(await begunOf(orderId)).toMatchObject({state: 'begun', attempt: 0})
  await webhooks.holdBack()
  // As it was made before the database was restored.
  const payment_intent = await paymentOf(sessionId)
  const metadata = {orderId, refundId: staffRefund.refundId}
  await stripe.refunds.create({payment_intent, amount: 2000, metadata})
  await firestore
    .doc(`orders/${orderId}/refunds/${staffRefund.refundId}`)
    .update({amountCents: 2000, lines: [], createdAt: Timestamp.fromMillis(Date.now() - 25 * 60 * 60_000)})
  await resumeRefund(orderId)
  expect(await refundsOf(sessionId)).toHaveLength(1)
  const order = await read(`orders/${orderId}`)
  expect(order).toMatchObject({status: 'completed', refundedCents: 2000})
  expect(order).not.toHaveProperty('staffRefund')
})

describe('a refund that cannot be made', () => {
  const attempt = (orderId: string, id: string) =>
    makeRefund(orderId, id).then(
      () => null,
      (error: unknown) => error as Error,
    )

  test('is left to who has begun it for a while', async () => {
    const {orderId} = await aPaidOrder()
    await resumeRefund(orderId)
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    expect(await findInterruptedRefunds()).not.toContain(orderId)
    await firestore.doc(`orders/${orderId}`).update({'staffRefund.at': Timestamp.fromMillis(0)})
    expect(await findInterruptedRefunds()).toContain(orderId)
    await stripeFails('none')
    await resumeRefund(orderId)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
  })

  test('is refused where it or its order is unknown, or where Stripe has refused it', async () => {
    const {orderId} = await aPaidOrder()
    expect(await attempt(orderId, 'unknown')).toMatchObject({reason: 'refund-failed'})
    expect(await attempt('unknown', 'unknown')).toMatchObject({reason: 'refund-failed'})
    await stripeFails('error', {status: 402, ...refunding})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    const {docs} = await firestore.collection(`orders/${orderId}/refunds`).get()
    expect(docs).toHaveLength(1)
    expect(docs[0]?.data()).toMatchObject({state: 'refused', attempt: 1})
    expect(await attempt(orderId, docs[0]?.id ?? '')).toMatchObject({
      reason: 'refund-failed',
      cause: 'The refund is refused.',
    })
  })

  test('is refused to all who have asked for it at once', async () => {
    const {orderId} = await aPaidOrder()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    const {refundId} = (await read(`orders/${orderId}`))?.['staffRefund'] ?? {}
    await stripeFails('error', {status: 402, ...refunding})
    const errors = await Promise.all([attempt(orderId, refundId), attempt(orderId, refundId)])
    expect(errors).toMatchObject([{reason: 'refund-failed'}, {reason: 'refund-failed'}])
    expect(await read(`orders/${orderId}/refunds/${refundId}`)).toMatchObject({state: 'refused', attempt: 2})
    await stripeFails('none')
  })

  test('of a return whose money has gone back otherwise approves it for all who have asked at once', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    await webhooks.holdBack()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(approve(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    const {refundId} = (await read(`orders/${orderId}`))?.['staffRefund'] ?? {}
    await refundInDashboard(sessionId)
    expect(await Promise.all([attempt(orderId, refundId), attempt(orderId, refundId)])).toEqual([null, null])
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', decidedBy: staff.uid})
  })

  test('of an order that nobody has paid stays begun', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {orderId} = await ada.pressPay([course])
    const begun = firestore.doc(`orders/${orderId}/refunds/begun`)
    const refund = {state: 'begun', amountCents: 5999, lines: [], attempt: 0, stripeId: null, by: staff.uid}
    await begun.set(refund)
    expect(await attempt(orderId, 'begun')).toMatchObject({reason: 'refund-failed'})
    expect((await begun.get()).data()).toEqual(refund)
    await begun.delete()
  })

  test('by a failure of the shop’s own is made once, and known the next time', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await webhooks.holdBack()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    const {refundId} = (await read(`orders/${orderId}`))?.['staffRefund'] ?? {}
    const batch = vi.spyOn(functionsFirestore(), 'batch').mockImplementationOnce(() => {
      throw new Error('The database does not answer.')
    })
    expect(await attempt(orderId, refundId)).toMatchObject({message: 'The database does not answer.'})
    batch.mockRestore()
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 0})
    expect(await attempt(orderId, refundId)).toBeNull()
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
    expect(await ada.courses()).toEqual([])
  })

  test('ends alone where another one has begun since', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 500, ...refunding})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    const {staffRefund} = (await read(`orders/${orderId}`)) ?? {}
    const another = {...staffRefund, refundId: 'another'}
    await firestore.doc(`orders/${orderId}`).update({staffRefund: another})
    await stripeFails('error', {status: 402, ...refunding})
    expect(await attempt(orderId, staffRefund.refundId)).toMatchObject({
      reason: 'refund-failed',
      cause: {statusCode: 402},
    })
    expect(await read(`orders/${orderId}/refunds/${staffRefund.refundId}`)).toMatchObject({state: 'refused'})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', staffRefund: another})
    await firestore.doc(`orders/${orderId}`).update({staffRefund: FieldValue.delete()})
    await stripeFails('none')
    await refund(orderId)
    expect(await refundsOf(sessionId)).toHaveLength(1)
  })
})

test('where no answer comes, Stripe is asked for the same refund again', async () => {
  const {orderId, sessionId} = await aPaidOrder()
  await webhooks.holdBack()
  await stripeFails('lost', refunding)
  expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
  expect(await begunOf(orderId)).toMatchObject({state: 'begun', attempt: 0})
  await stripeFails('none')
  await refund(orderId)
  expect(await refundsOf(sessionId)).toHaveLength(1)
})

test('Stripe keeps the lines of a refund with it, and none with an amount alone', async () => {
  const {orderId, sessionId} = await ofThreeCourses()
  await refundBy(staff, orderId, 3000, ['2'])
  await refundBy(staff, orderId, 700, [])
  const stored = await firestore.collection(`orders/${orderId}/refunds`).orderBy('amountCents').get()
  const [ofAnAmount, ofALine] = stored.docs.map(({id}) => id)
  expect((await refundsOf(sessionId)).map(({metadata}) => metadata)).toEqual([
    {orderId, refundId: ofAnAmount},
    {orderId, refundId: ofALine, lines: '2:3000'},
  ])
})

test('a return of an order that was never paid cannot be approved, nor does a refund make it a paid one', async () => {
  const {ada, orderId, sessionId} = await aPaidOrder()
  await ada.requestReturn(orderId)
  await firestore.doc(`orders/${orderId}`).update({status: 'failed'})
  expect(await refusal(approve(orderId))).toEqual({reason: 'refund-failed'})
  expect(await read(`returns/${orderId}`)).toMatchObject({status: 'pending'})
  await webhooks.holdBack()
  await refundInDashboard(sessionId, 500)
  await settleRefunds(orderId)
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'failed', refundedCents: 0})
  // It was paid: every comparison would try to complete it.
  await firestore.doc(`orders/${orderId}`).update({status: 'completed'})
})

test('a refund that began before refunds were stored ends with what Stripe has made of it', async () => {
  const [{orderId, sessionId}, {orderId: unmade}] = await Promise.all([aPaidOrder(), aPaidOrder()])
  await webhooks.holdBack()
  await refundInDashboard(sessionId)
  const begun = {by: staff.uid, email: staff.email, at: Timestamp.fromMillis(0)}
  for (const id of [orderId, unmade]) await firestore.doc(`orders/${id}`).update({staffRefund: begun})
  await letTimePass()
  for (const [id, status] of [
    [orderId, 'refunded'],
    [unmade, 'completed'],
  ] as const) {
    const order = await read(`orders/${id}`)
    expect(order).toMatchObject({status})
    expect(order).not.toHaveProperty('staffRefund')
  }
})
