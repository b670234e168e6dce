import {decideReturn} from '@lectern/domain/returns/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {clearShelf, compareFromNewest, firestore, letTimePass, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailsTo, mailTo} from './inbox.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {
  bank,
  dropWebhooks,
  paymentOf,
  postEvent,
  refundInDashboard,
  refundsOf,
  stripe,
  webhooks,
} from './payments.ts'

/* What the runs of tests/faults have found about refunds and disputes. */

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
beforeEach(async () => {
  await compareFromNewest()
})
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(clearShelf)

const approve = (orderId: string) => staff.call(decideReturn, {orderId, decision: 'approved'})

async function bought() {
  const ada = await signUp()
  const course = await publishCourse()
  return {ada, course, ...(await ada.buy(course))}
}

async function newestRefund(sessionId: string): Promise<string> {
  const [newest] = await refundsOf(sessionId)
  if (!newest) throw new Error('Nothing was refunded.')
  return newest.id
}

const settled = (problem: string) =>
  eventually(`${problem} to be settled`, async () => (await read(problem))?.['settledAt'] !== null)

test('a dispute of which the shop hears when it is won is told, and is over', async () => {
  const {orderId, sessionId, ada} = await bought()
  await webhooks.holdBack()
  const dispute = await bank.disputes(sessionId)
  await bank.decides(dispute, 'won')
  await webhooks.behave()
  const filed = await eventually('the dispute to be filed', () => read(`problems/dispute-${dispute}`))
  expect(filed).toMatchObject({settledBy: 'system', outcome: 'won'})
  expect(await read(`orders/${orderId}`)).toMatchObject({dispute: {status: 'won'}})
  expect(await ada.courses()).toHaveLength(1)
})

test('a return that Stripe has refused while the payment was disputed is approved once the dispute is won', async () => {
  const {orderId, sessionId, ada} = await bought()
  const dispute = await bank.disputes(sessionId)
  await ada.requestReturn(orderId)
  expect(await refusal(approve(orderId))).toEqual({reason: 'payment-disputed'})
  await bank.decides(dispute, 'won')
  expect(await approve(orderId)).toEqual({status: 'approved'})
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
  expect(await refundsOf(sessionId)).toHaveLength(1)
})

test('a refund that had failed before anybody noticed it is settled by the next one', async () => {
  const {ada, course, orderId, sessionId} = await bought()
  await webhooks.holdBack()
  await refundInDashboard(sessionId)
  const refund = await newestRefund(sessionId)
  await bank.refundFails(refund)
  await webhooks.behave()
  const problem = `problems/refund-failed-${refund}`
  await eventually('the refund to be filed', () => read(problem))
  expect(await read(problem)).toMatchObject({settledAt: null})
  expect(await ada.courses()).toEqual([course.id])

  await refundInDashboard(sessionId)
  await ada.orderBecomes(orderId, 'refunded')
  await settled(problem)
})

test('a refund that nobody noticed to have failed before the next is told, by the comparison as well', async () => {
  const [told, compared] = [await bought(), await bought()]
  await webhooks.holdBack()
  const failures: string[] = []
  for (const {sessionId} of [told, compared]) {
    await refundInDashboard(sessionId)
    failures.push(await newestRefund(sessionId))
    await bank.refundFails(failures.at(-1) ?? '')
    await refundInDashboard(sessionId)
  }
  await dropWebhooks()
  await postEvent({
    type: 'charge.refunded',
    object: {id: 'ch_any', payment_intent: await paymentOf(told.sessionId)},
  })
  await letTimePass()
  for (const id of failures) {
    const filed = await eventually('the failure to be filed', () => read(`problems/refund-failed-${id}`))
    expect(filed).toMatchObject({settledBy: 'system', outcome: 'refunded again'})
  }
  expect(await read(`orders/${compared.orderId}`)).toMatchObject({status: 'refunded'})
})

describe('an approval that was interrupted after its refund', () => {
  test('is completed by the news, and open again when that refund has failed since', async () => {
    const {ada, course, orderId, sessionId} = await bought()
    await ada.requestReturn(orderId)
    await interruptApproval(orderId, sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', decidedBy: staff.uid})
    const failed = await newestRefund(sessionId)
    await bank.refundFails(failed)
    await ada.orderBecomes(orderId, 'completed')
    expect(await read(`orders/${orderId}`)).toMatchObject({problem: 'refund-failed', refundedCents: 0})
    expect(await read(`problems/refund-failed-${failed}`)).toMatchObject({settledAt: null})
    expect(await ada.courses()).toEqual([course.id])

    expect(await approve(orderId)).toEqual({status: 'approved'})
    expect(await refundsOf(sessionId)).toHaveLength(2)
    await settled(`problems/refund-failed-${failed}`)
    expect(await ada.courses()).toEqual([])
  })

  test('and which counts as arrived all the same is found, and its problem is open again', async () => {
    const {ada, course, orderId, sessionId} = await bought()
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    const failed = await newestRefund(sessionId)
    await bank.refundFails(failed)
    await ada.orderBecomes(orderId, 'completed')
    // Time that passes while it is on its way would send it once more.
    await mailTo(ada.email, 'refund-failed')
    // As whoever wrote it had read Stripe's books before the refund failed.
    const problem = `problems/refund-failed-${failed}`
    await firestore.doc(`orders/${orderId}`).update({status: 'refunded'})
    await firestore.doc(problem).update({settledAt: Timestamp.now(), settledBy: 'system'})
    await letTimePass()
    await ada.orderBecomes(orderId, 'completed')
    expect(await read(problem)).toMatchObject({settledAt: null, settledBy: null})
    expect(await ada.courses()).toEqual([course.id])
    expect(await mailsTo(ada.email, 'refund-failed')).toHaveLength(1)
  })
})

test('a return that waits to be refunded again is done when the money goes back past it', async () => {
  const {ada, orderId, sessionId} = await bought()
  await ada.requestReturn(orderId)
  await approve(orderId)
  await bank.refundFails(await newestRefund(sessionId))
  await eventually(
    'the return to wait',
    async () => (await read(`returns/${orderId}`))?.['refundFailedAt'] !== undefined,
  )
  await webhooks.holdBack()
  await refundInDashboard(sessionId)
  // Late news of the payment is the first that the shop hears.
  await postEvent({type: 'checkout.session.completed', object: {id: sessionId}})
  await ada.orderBecomes(orderId, 'refunded')
  await dropWebhooks()
  await letTimePass()
  await eventually(
    'the return to be done',
    async () => (await read(`returns/${orderId}`))?.['refundFailedAt'] === undefined,
  )
  expect(await refusal(approve(orderId))).toEqual({reason: 'already-decided'})
})

/** What an approval leaves whose process ends right after Stripe has answered. */
async function interruptApproval(orderId: string, sessionId: string): Promise<void> {
  const payment = await paymentOf(sessionId)
  const refundId = `return-${orderId}-0`
  const begun = {by: staff.uid, email: staff.email}
  const at = Timestamp.fromMillis(Date.now() - 10 * 60_000)
  await firestore.doc(`orders/${orderId}/refunds/${refundId}`).set({
    ...begun,
    state: 'begun',
    amountCents: 5999,
    lines: [{lineId: '1', amountCents: 5999}],
    reason: null,
    withReturn: true,
    stripeId: null,
    attempt: 0,
    createdAt: at,
    madeAt: null,
  })
  await firestore.doc(`orders/${orderId}`).update({staffRefund: {...begun, refundId, at}})
  await stripe.refunds.create(
    {payment_intent: payment, reason: 'requested_by_customer', metadata: {orderId, refundId}},
    {idempotencyKey: refundId},
  )
}
