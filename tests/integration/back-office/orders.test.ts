import type {Input} from '@lectern/domain/contracts'
import {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
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
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, firestore, letTimePass, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailService, mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {
  bank,
  paymentOf,
  paymentPage,
  refundInDashboard,
  refundsOf,
  stripeFails,
  webhooks,
} from '../commerce/payments.ts'

let staff: Learner
let other: Learner
beforeAll(async () => {
  ;[staff, other] = await Promise.all([signUpStaff(), signUpStaff()])
})
afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

async function aPaidOrder(priceCents = 5999) {
  const [ada, course] = await Promise.all([signUp(), publishCourse(priceCents)])
  const {orderId, sessionId} = await ada.buy(course)
  return {ada, course, orderId, sessionId}
}

const refund = (orderId: string, amountCents = 5999, who = staff, lineIds = ['1']) => {
  const requestId = crypto.randomUUID()
  return who.call(refundOrder, {orderId, requestId, lineIds, amountCents, reason: 'Out of goodwill'})
}

/** What staff did to an order, by its record. */
async function recorded(orderId: string) {
  const found = await firestore.collection('staffActions').where('subject.id', '==', orderId).get()
  return found.docs.map((snapshot) => snapshot.data())
}

/** An order of three courses, at $20, $30 and $50. */
async function ofThreeCourses() {
  const [ada, ...courses] = await Promise.all([
    signUp(),
    publishCourse(2000),
    publishCourse(3000),
    publishCourse(5000),
  ])
  return {ada, courses, ...(await ada.buy(...courses))}
}

describe('giving parts of an order back', () => {
  test('lines go with their courses, an amount alone leaves them, and the last line ends the order', async () => {
    const {ada, courses, orderId, sessionId} = await ofThreeCourses()
    const [first, second, third] = courses.map(({id}) => id)
    await refund(orderId, 3000, staff, ['2'])
    expect(await ada.courses()).toEqual(expect.arrayContaining([first, third]))
    expect(await ada.courses()).not.toContain(second)
    expect(await read(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      refundedCents: 3000,
      items: [{refundedCents: 0}, {refundedCents: 3000, isGivenBack: true}, {refundedCents: 0}],
    })
    expect((await mailTo(ada.email, 'refunded')).text).toContain('$30.00')

    await refund(orderId, 500, staff, [])
    expect(await ada.courses()).toHaveLength(2)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 3500})

    await refund(orderId, 5000, staff, ['3'])
    // What went back beside the lines is not given back with the last one again.
    await refund(orderId, 1500, staff, ['1'])
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 10_000})
    expect(await ada.courses()).toEqual([])
    const made = await refundsOf(sessionId)
    const amounts = [1500, 3000, 500, 5000]
    expect(new Set(made.map(({amount}) => amount))).toEqual(new Set(amounts))
    expect(new Set((await recorded(orderId)).map(({amountCents}) => Number(amountCents)))).toEqual(
      new Set(amounts),
    )
    const {refunds} = await staff.call(orderDetails, {orderId})
    expect(refunds.map(({lineIds}) => lineIds)).toEqual(expect.arrayContaining([['2'], [], ['3'], ['1']]))
  })

  test('asks for what they cost, and for less than all as an amount alone', async () => {
    const {orderId, sessionId} = await ofThreeCourses()
    expect(await refusal(refund(orderId, 2999, staff, ['2']))).toEqual({reason: 'amount-differs'})
    expect(await refusal(refund(orderId, 3000, staff, ['7']))).toEqual({reason: 'amount-differs'})
    expect(await refusal(refund(orderId, 10_000, staff, []))).toEqual({reason: 'amount-differs'})
    await refund(orderId, 3000, staff, ['2'])
    expect(await refusal(refund(orderId, 3000, staff, ['2']))).toEqual({reason: 'amount-differs'})
    expect(await refundsOf(sessionId)).toHaveLength(1)
  })

  test('by two at once is one of the two, and the other is told', async () => {
    const {orderId, sessionId} = await ofThreeCourses()
    const answers = await Promise.allSettled([
      refund(orderId, 3000, staff, ['2']),
      refund(orderId, 5000, other, ['3']),
    ])
    const made = await refundsOf(sessionId)
    const done = answers.filter(({status}) => status === 'fulfilled')
    expect(made.length).toBe(done.length)
    expect(made.length).toBeGreaterThan(0)
    const told = await Promise.all(
      answers.flatMap((answer) =>
        answer.status === 'rejected' ? [refusal(Promise.reject(answer.reason as Error))] : [],
      ),
    )
    const known = [{reason: 'refund-in-progress'}, {reason: 'amount-differs'}]
    for (const one of told) expect(known).toContainEqual(one)
  })

  test('sent twice with the same form is one', async () => {
    const {orderId, sessionId} = await ofThreeCourses()
    const requestId = crypto.randomUUID()
    const send = () =>
      staff.call(refundOrder, {orderId, requestId, lineIds: [], amountCents: 700, reason: 'Sorry'})
    await send()
    await send()
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await read(`orders/${orderId}`)).toMatchObject({refundedCents: 700})
  })

  test('a return may name one of the courses, and its approval gives that back', async () => {
    const {ada, courses, orderId, sessionId} = await ofThreeCourses()
    const [first, second, third] = courses.map(({id}) => id)
    await ada.requestReturn(orderId, second ? [second] : [])
    const {amountCents, courses: named} = await staff.call(returnDetails, {orderId})
    expect([amountCents, named.map(({courseId}) => courseId)]).toEqual([3000, [second]])
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([3000])
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', refundedCents: 3000})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 3000})
    expect(await ada.courses()).toEqual(expect.arrayContaining([first, third]))
    expect((await mailTo(ada.email, 'return-decided')).text).toContain('$30.00')
  })

  test('one that fails at the bank gives its course again, and is settled when it is made anew', async () => {
    const {ada, orderId, sessionId} = await ofThreeCourses()
    await refund(orderId, 3000, staff, ['2'])
    const [made] = await refundsOf(sessionId)
    await bank.refundFails(made?.id ?? '')
    await eventually('the failure', async () => (await read(`orders/${orderId}`))?.['refundedCents'] === 0)
    expect(await ada.courses()).toHaveLength(3)
    await refund(orderId, 3000, staff, ['2'])
    expect(await ada.courses()).toHaveLength(2)
    expect((await read(`problems/refund-failed-${made?.id}`))?.['outcome']).toBe('refunded again')
  })
})

test('an order from before there were lines opens, and is given back', async () => {
  const {ada, course, orderId} = await aPaidOrder()
  const stored = firestore.doc(`orders/${orderId}`)
  await stored.update({
    items: [{courseId: course.id, courseTitle: 'As it was', priceCents: 5999}],
    refundedCents: FieldValue.delete(),
  })
  const {order} = await staff.call(orderDetails, {orderId})
  expect(order).toMatchObject({
    refundedCents: 0,
    items: [{lineId: '1', kind: 'course', title: 'As it was', courseIds: [course.id], for: 'me'}],
  })
  await refund(orderId)
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
  expect(await ada.courses()).toEqual([])
})

describe('refunding an order', () => {
  test('gives the money back, withdraws the course, tells the learner and is recorded', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    expect(await refund(orderId)).toEqual({amountCents: 5999})
    expect(await refundsOf(sessionId)).toMatchObject([{amount: 5999, status: 'succeeded'}])
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'refunded'})
    expect(order).not.toHaveProperty('staffRefund')
    expect(await ada.courses()).toEqual([])
    expect((await mailTo(ada.email, 'refunded')).text).toContain('$59.99')
    expect(await recorded(orderId)).toMatchObject([
      {
        action: 'order-refunded',
        staffId: staff.uid,
        staffEmail: staff.email,
        whom: ada.uid,
        amountCents: 5999,
        reason: 'Out of goodwill',
      },
    ])
    expect(await refusal(refund(orderId))).toEqual({reason: 'already-refunded'})
  })

  test('twice at once is one refund, one record and one mail', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    const answers = await Promise.allSettled([refund(orderId), refund(orderId), refund(orderId, 5999, other)])
    expect(answers.filter(({status}) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await recorded(orderId)).toHaveLength(1)
    await mailTo(ada.email, 'refunded')
    expect(await mailsTo(ada.email, 'refunded')).toHaveLength(1)
  })

  test('asks for the amount, a reason and a payment', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    expect(await refusal(refund(orderId, 5998))).toEqual({reason: 'amount-differs'})
    const wordless = staff.call(refundOrder, {
      orderId,
      requestId: crypto.randomUUID(),
      lineIds: ['1'],
      amountCents: 5999,
      reason: '  ',
    })
    expect(await refusal(wordless)).toEqual({reason: 'invalid-argument', field: 'reason'})
    expect(await refusal(refund('nothing'))).toEqual({reason: 'unknown-order'})
    const ben = await signUp()
    const open = await ben.pressPay([course])
    expect(await refusal(refund(open.orderId))).toEqual({reason: 'not-paid'})
    expect(await refundsOf(sessionId)).toEqual([])
    expect(await ada.courses()).toEqual([course.id])
  })

  test('approves a return that waits, with the mail of the return alone', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    await refund(orderId)
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', decidedBy: staff.uid})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect(await refundsOf(sessionId)).toHaveLength(1)
    await mailTo(ada.email, 'return-decided')
    expect(await mailsTo(ada.email, 'refunded')).toEqual([])
    expect((await recorded(orderId)).map(({action}) => String(action))).toContain('order-refunded')
  })

  test('is open after a rejected return', async () => {
    const {ada, orderId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    await staff.call(decideReturn, {orderId, decision: 'rejected', reason: 'You finished it.'})
    await refund(orderId)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'rejected'})
  })

  test('and a rejection of its return by somebody else: one of the two', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await ada.requestReturn(orderId)
    const reject = () => other.call(decideReturn, {orderId, decision: 'rejected', reason: 'You finished it.'})
    // The refund has begun, and Stripe has not answered yet.
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    expect(await refusal(reject())).toEqual({reason: 'already-decided'})
    await stripeFails('none')

    const {ada: ben, orderId: another} = await aPaidOrder()
    await ben.requestReturn(another)
    await other.call(decideReturn, {orderId: another, decision: 'rejected', reason: 'You finished it.'})
    expect(await refusal(refund(another))).toEqual({reason: 'already-decided'})
    await refund(another, 5999, other)
    expect(await refundsOf(sessionId)).toEqual([])
  })

  test('that has begun keeps a return that was asked for since from being rejected', async () => {
    const {ada, orderId} = await aPaidOrder()
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    await ada.requestReturn(orderId)
    const rejected = other.call(decideReturn, {orderId, decision: 'rejected', reason: 'You finished it.'})
    expect(await refusal(rejected)).toEqual({reason: 'already-decided'})
    await refund(orderId)
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved'})
  })

  test('that Stripe refuses changes nothing, and can be tried again', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 402, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('staffRefund')
    expect(await ada.courses()).toEqual([course.id])
    expect(await recorded(orderId)).toEqual([])
    await stripeFails('none')
    await refund(orderId)
    expect(await refundsOf(sessionId)).toHaveLength(1)
  })

  test('that was interrupted is finished by the clock, in the name of who began it', async () => {
    const {orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    expect(await refusal(refund(orderId, 5999, other))).toEqual({reason: 'refund-in-progress'})
    await firestore.doc(`orders/${orderId}`).update({'staffRefund.at': Timestamp.fromMillis(0)})
    await letTimePass()
    await eventually(
      'the order to be refunded',
      async () => (await read(`orders/${orderId}`))?.['status'] === 'refunded',
    )
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await recorded(orderId)).toMatchObject([{action: 'order-refunded', staffId: staff.uid}])
  })

  test('that failed at the bank is made again, and settles the problem', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {orderId, sessionId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    await refund(orderId)
    const [made] = await refundsOf(sessionId)
    await bank.refundFails(made?.id ?? '')
    await ada.orderBecomes(orderId, 'completed')
    expect((await read(`problems/refund-failed-${made?.id}`))?.['settledAt']).toBeNull()
    await refund(orderId)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect((await read(`problems/refund-failed-${made?.id}`))?.['outcome']).toBe('refunded again')
    expect((await refundsOf(sessionId)).map(({status}) => status)).toEqual(['succeeded', 'failed'])
  })
})

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
    await refund(orderId)
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

describe('searching orders', () => {
  const everything: Input<typeof listOrders> = {
    search: '',
    status: null,
    courseId: null,
    from: null,
    before: null,
    cursor: null,
  }
  const find = (search: Partial<typeof everything>) => staff.call(listOrders, {...everything, ...search})
  const ids = async (search: Partial<typeof everything>) => (await find(search)).orders.map(({id}) => id)

  test('finds by address, name, order, payment and session, and by nothing else', async () => {
    const {ada, course, orderId, sessionId} = await aPaidOrder()
    const firstName = `Zo${crypto.randomUUID().slice(0, 6)}`
    await firestore.doc(`profiles/${ada.uid}`).set({firstName, lastName: 'Fenn'})
    await eventually('the name to be found', async () => (await ids({search: firstName})).length > 0)
    const payment = await paymentOf(sessionId)
    const ways = [ada.email, ` ${ada.email.toUpperCase()}`, firstName.toLowerCase().slice(0, 7), orderId]
    for (const search of [...ways, `${orderId.slice(0, 8)}…`, payment, sessionId]) {
      expect([search, ...(await ids({search}))]).toEqual([search, orderId])
    }
    expect((await find({search: orderId})).orders).toMatchObject([
      {name: `${firstName} Fenn`, email: ada.email, amountCents: 5999, items: [{courseIds: [course.id]}]},
    ])
    for (const search of ['nobody@example.com', 'pi_nothing', 'cs_nothing', 'Xyzzy-nobody', '%', '__x__']) {
      expect([search, ...(await ids({search}))]).toEqual([search])
    }
  })

  test('filters by course, status and time, alone and with a search', async () => {
    const {ada, course, orderId} = await aPaidOrder()
    const ben = await signUp()
    const open = await ben.pressPay([course])
    expect(await ids({courseId: course.id})).toEqual([open.orderId, orderId])
    expect(await ids({courseId: course.id, status: 'completed'})).toEqual([orderId])
    expect(await ids({courseId: course.id, search: ben.email})).toEqual([open.orderId])
    expect(await ids({search: ada.email, status: 'refunded'})).toEqual([])
    expect(await ids({search: orderId, status: 'pending'})).toEqual([])
    await firestore.doc(`orders/${orderId}`).update({createdAt: Timestamp.fromMillis(86_400_000)})
    const day = {courseId: course.id, from: 86_400_000, before: 2 * 86_400_000}
    expect(await ids(day)).toEqual([orderId])
    expect(await ids({...day, from: 86_400_001})).toEqual([])
    expect(await ids({...day, search: orderId})).toEqual([orderId])
    expect(await ids({...day, before: 86_400_000})).toEqual([])
  })

  test('says which discount code was used', async () => {
    const {orderId} = await aPaidOrder()
    const discount = {code: 'SPRING', discountCents: 100}
    await firestore.doc(`orders/${orderId}`).update({discount})
    expect((await find({search: orderId})).orders).toMatchObject([{discountCode: 'SPRING'}])
    expect((await staff.call(orderDetails, {orderId})).order).toMatchObject({discount})
  })

  test.each([
    ['an amount that is none', {amountCents: 'much'}, 'amountCents'],
    ['no items', {items: null}, ''],
    ['a day as its time', {createdAt: '2026-11-20'}, 'createdAt'],
    ['nobody it belongs to', {userId: 7}, 'userId'],
  ])('leaves out an order with %s, and names it among the problems', async (_, broken, field) => {
    const {course, orderId} = await aPaidOrder()
    const brokenId = `broken-${crypto.randomUUID()}`
    const reference = firestore.doc(`orders/${brokenId}`)
    await reference.set({...(await read(`orders/${orderId}`)), ...broken})
    // The list shows of its learner no more than a name, which may be missing.
    const listed = 'userId' in broken ? [brokenId] : []
    expect((await ids({courseId: course.id})).toSorted()).toEqual([orderId, ...listed].toSorted())
    expect(await ids({search: brokenId, courseId: course.id})).toEqual(listed)
    const details = await staff.call(orderDetails, {orderId: brokenId})
    expect(details).toMatchObject({
      order: null,
      problems: [{kind: 'order-malformed', details: field === '' ? {} : {field}}],
    })
    const open = await staff.call(listProblems, {kind: 'order-malformed', state: 'open', cursor: null})
    expect(open.problems.map((problem) => problem.orderId)).toContain(brokenId)
    await Promise.all([reference.delete(), firestore.doc(`problems/order-malformed-${brokenId}`).delete()])
  })

  test('goes through all pages with the cursor, each order once', async () => {
    const courseId = `course-${crypto.randomUUID()}`
    const {orderId} = await aPaidOrder()
    const order = await read(`orders/${orderId}`)
    const made = Array.from({length: 60}, (_, index) => `page-${courseId.slice(-12)}-${index}`)
    const write = firestore.batch()
    // Many of the same moment, so that the id has to decide.
    made.forEach((id, index) =>
      write.set(firestore.doc(`orders/${id}`), {
        ...order,
        courseIds: [courseId],
        createdAt: Timestamp.fromMillis(1000 + Math.floor(index / 20)),
      }),
    )
    await write.commit()
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({courseId, cursor})
      expect(page.orders.length).toBeLessThanOrEqual(25)
      seen.push(...page.orders.map(({id}) => id))
      cursor = page.next
    } while (cursor !== null)
    expect(seen.length).toBe(60)
    expect(seen.toSorted()).toEqual(made.toSorted())
    // What is no cursor begins anew.
    expect((await find({courseId, cursor: '["x"]'})).orders[0]?.id).toBe(seen[0])
    const clean = firestore.batch()
    made.forEach((id) => clean.delete(firestore.doc(`orders/${id}`)))
    await clean.commit()
  })
})

test('a learner gets nothing of it', async () => {
  const {ada, orderId} = await aPaidOrder()
  const amountCents = 5999
  const requestId = crypto.randomUUID()
  const attempts = [
    () =>
      ada.call(listOrders, {
        search: '',
        status: null,
        courseId: null,
        from: null,
        before: null,
        cursor: null,
      }),
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
