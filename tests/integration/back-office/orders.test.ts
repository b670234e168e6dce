import {
  addOrderNote,
  listOrders,
  listProblems,
  orderDetails,
  recheckOrder,
  refundOrder,
  resendReceipt,
  settleProblem,
} from '@lectern/domain/orders/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, firestore, letTimePass, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailService, mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {bank, paymentOf, paymentPage, refundInDashboard, stripeFails, webhooks} from '../commerce/payments.ts'
import {ALL_ORDERS, aPaidOrder, recorded, refundBy, restorePayments} from './staff-orders.ts'

let staff: Learner
let other: Learner
beforeAll(async () => {
  ;[staff, other] = await Promise.all([signUpStaff(), signUpStaff()])
})
afterEach(restorePayments)
afterAll(clearShelf)

describe('sending a receipt again', () => {
  const resend = (orderId: string, requestId = crypto.randomUUID()) =>
    staff.call(resendReceipt, {orderId, requestId})

  test('sends one more, once a request, and is recorded', async () => {
    const {ada, orderId} = await aPaidOrder()
    await mailTo(ada.email, 'receipt')
    const requestId = crypto.randomUUID()
    expect(await resend(orderId, requestId)).toEqual({email: ada.email, sent: true})
    expect(await resend(orderId, requestId)).toEqual({email: ada.email, sent: true})
    expect(await mailsTo(ada.email, 'receipt')).toHaveLength(2)
    expect(await recorded(orderId)).toMatchObject([{action: 'receipt-resent', staffId: staff.uid}])
  })

  test('says that it waits while the mail service is down, and what has no receipt', async () => {
    const {ada, course, orderId} = await aPaidOrder()
    await mailTo(ada.email, 'receipt')
    await mailService('down')
    expect(await resend(orderId)).toEqual({email: ada.email, sent: false})
    await mailService('up')
    const ben = await signUp()
    const open = await ben.pressPay([course])
    expect(await refusal(resend(open.orderId))).toEqual({reason: 'not-paid'})
    expect(await refusal(resend('nothing'))).toEqual({reason: 'unknown-order'})
    await firestore.doc(`orders/${orderId}`).update({email: null})
    expect(await refusal(resend(orderId))).toEqual({reason: 'no-address'})
  })
})

test('asking Stripe again finds a payment, a refund and a dispute that no webhook has told', async () => {
  const [ada, course] = await Promise.all([signUp(), publishCourse()])
  const {orderId, sessionId} = await ada.pressPay([course])
  await webhooks.holdBack()
  await paymentPage.payByCard(sessionId)
  expect(await staff.call(recheckOrder, {orderId})).toEqual({status: 'completed'})
  const dispute = await bank.disputes(sessionId)
  await staff.call(recheckOrder, {orderId})
  expect(await read(`orders/${orderId}`)).toMatchObject({dispute: {id: dispute}})
  await bank.decides(dispute, 'won')
  await refundInDashboard(sessionId)
  expect(await staff.call(recheckOrder, {orderId})).toEqual({status: 'refunded'})
  expect((await recorded(orderId)).map(({action}) => String(action))).toEqual([
    'order-rechecked',
    'order-rechecked',
    'order-rechecked',
  ])
  await stripeFails('error', {status: 500})
  expect(await refusal(staff.call(recheckOrder, {orderId}))).toEqual({reason: 'payment-unavailable'})
})

describe('one order', () => {
  test('has its whole story', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    await firestore.doc(`profiles/${ada.uid}`).set({firstName: 'Ada', lastName: 'Fenn'})
    await mailTo(ada.email, 'receipt')
    await ada.requestReturn(orderId)
    const requestId = crypto.randomUUID()
    const note = {orderId, requestId, text: 'She called.'}
    await Promise.all([staff.call(addOrderNote, note), staff.call(addOrderNote, note)])
    await refundBy(staff, orderId)
    expect(await staff.call(orderDetails, {orderId})).toMatchObject({
      order: {
        id: orderId,
        userId: ada.uid,
        status: 'refunded',
        items: [{courseIds: [course.id]}],
        paymentIntentId: await paymentOf(sessionId),
        refundBegun: null,
      },
      learner: {name: 'Ada Fenn', email: ada.email},
      returned: {status: 'approved', reason: 'Not for me.'},
      problems: [],
      mails: expect.arrayContaining([
        expect.objectContaining({kind: 'receipt', state: 'sent', to: [ada.email]}),
      ]),
      actions: expect.arrayContaining([
        expect.objectContaining({action: 'order-noted', reason: 'She called.', staffEmail: staff.email}),
        expect.objectContaining({action: 'order-refunded', reason: 'Out of goodwill'}),
      ]),
      stripe: {
        url: expect.stringContaining('http'),
        events: [
          {what: 'session-opened', amountCents: 5999},
          {what: 'charge-succeeded', amountCents: 5999},
          {what: 'refund-made', amountCents: 5999, detail: 'succeeded'},
        ],
      },
    })
    expect((await recorded(orderId)).filter(({action}) => action === 'order-noted')).toHaveLength(1)
  })

  test('is shown without Stripe’s part while Stripe does not answer, and not where there is none', async () => {
    const {orderId} = await aPaidOrder()
    await stripeFails('error', {status: 500})
    const {order, stripe} = await staff.call(orderDetails, {orderId})
    expect([order?.id, stripe]).toEqual([orderId, null])
    expect(await refusal(staff.call(orderDetails, {orderId: 'nothing'}))).toEqual({reason: 'unknown-order'})
  })
})

describe('problems', () => {
  async function aMismatch() {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {orderId, sessionId} = await ada.pressPay([course])
    await firestore.doc(`orders/${orderId}`).update({amountCents: 100})
    await paymentPage.payByCard(sessionId)
    const problemId = `payment-mismatch-${sessionId}`
    await eventually('the problem to be filed', async () => (await read(`problems/${problemId}`)) !== null)
    return {orderId, problemId}
  }

  test('are listed, shown with their order, and settled once with a reason', async () => {
    const {orderId, problemId} = await aMismatch()
    const open = await staff.call(listProblems, {kind: 'payment-mismatch', state: 'open', cursor: null})
    expect(open.problems[0]).toMatchObject({id: problemId, orderId, settledAt: null})
    expect((await staff.call(orderDetails, {orderId})).problems).toMatchObject([{id: problemId}])

    const settle = (who: Learner) => who.call(settleProblem, {problemId, reason: 'Refunded at Stripe.'})
    const answers = await Promise.allSettled([settle(staff), settle(other)])
    expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(settle(staff))).toEqual({reason: 'already-settled'})
    expect(await read(`problems/${problemId}`)).toMatchObject({outcome: 'Refunded at Stripe.'})
    expect(await recorded(orderId)).toMatchObject([
      {action: 'problem-settled', reason: 'Refunded at Stripe.'},
    ])

    // Stripe still says the same of the order, which is asked about again and again.
    await letTimePass()
    const order = await read(`orders/${orderId}`)
    expect(order).not.toHaveProperty('problem')
    expect(order).toMatchObject({status: 'failed', failure: 'payment-mismatch', nextCheckAt: null})
    const settled = await staff.call(listProblems, {kind: null, state: 'settled', cursor: null})
    expect(settled.problems[0]).toMatchObject({id: problemId, outcome: 'Refunded at Stripe.'})
    const unknown = staff.call(settleProblem, {problemId: 'nothing', reason: 'x'})
    expect(await refusal(unknown)).toEqual({reason: 'unknown-problem'})
  })

  test('an order keeps counting as one with a problem until the last is settled', async () => {
    const {orderId, problemId} = await aMismatch()
    const another = {kind: 'dispute', orderId, details: {}, since: Timestamp.now(), settledAt: null}
    await firestore.doc(`problems/dispute-${orderId}`).set({...another, settledBy: null, outcome: null})
    await staff.call(settleProblem, {problemId, reason: 'One.'})
    expect(await read(`orders/${orderId}`)).toHaveProperty('problem')
    await staff.call(settleProblem, {problemId: `dispute-${orderId}`, reason: 'Two.'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('problem')
  })

  test('of a missing order can be opened', async () => {
    const problem = {
      kind: 'order-missing',
      orderId: 'gone-order',
      details: {session: 'cs_1'},
      since: Timestamp.now(),
    }
    await firestore
      .doc('problems/order-missing-cs_1')
      .set({...problem, settledAt: null, settledBy: null, outcome: null})
    expect(await staff.call(orderDetails, {orderId: 'gone-order'})).toMatchObject({
      order: null,
      learner: null,
      problems: [{kind: 'order-missing', details: {session: 'cs_1'}}],
    })
  })
})

test('a learner gets nothing of it', async () => {
  const {ada, orderId} = await aPaidOrder()
  const amountCents = 5999
  const requestId = crypto.randomUUID()
  const attempts = [
    () => ada.call(listOrders, ALL_ORDERS),
    () => ada.call(orderDetails, {orderId}),
    () => ada.call(refundOrder, {orderId, requestId, lineIds: ['1'], amountCents, reason: 'Mine'}),
    () => ada.call(resendReceipt, {orderId, requestId}),
    () => ada.call(recheckOrder, {orderId}),
    () => ada.call(addOrderNote, {orderId, requestId, text: 'x'}),
    () => ada.call(settleProblem, {problemId: 'one', reason: 'x'}),
    () => ada.call(listProblems, {kind: null, state: 'open', cursor: null}),
  ]
  for (const attempt of attempts) expect(await refusal(attempt())).toEqual({reason: 'not-staff'})
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed'})
  expect(await recorded(orderId)).toEqual([])
})
