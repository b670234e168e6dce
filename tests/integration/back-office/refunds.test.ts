import {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
import {orderDetails, refundOrder} from '@lectern/domain/orders/contracts'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {clearShelf, firestore, letTimePass, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {bank, paymentPage, refundInDashboard, refundsOf, stripeFails} from '../commerce/payments.ts'
import {aPaidOrder, ofThreeCourses, recorded, refundBy, restorePayments} from './staff-orders.ts'

let staff: Learner
let other: Learner
beforeAll(async () => {
  ;[staff, other] = await Promise.all([signUpStaff(), signUpStaff()])
})
afterEach(restorePayments)
afterAll(clearShelf)

const refund = (orderId: string, amountCents?: number, who = staff, lineIds?: readonly string[]) =>
  refundBy(who, orderId, amountCents, lineIds)

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
    const send = (amountCents: number) =>
      staff.call(refundOrder, {orderId, requestId, lineIds: [], amountCents, reason: 'Sorry'})
    expect(await send(700)).toEqual({amountCents: 700})
    // Whatever was changed in the form meanwhile: it is told what was made.
    expect(await send(300)).toEqual({amountCents: 700})
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

  test('what takes the last of an order names all that ends, for staff and learner', async () => {
    const {ada, courses, orderId} = await ofThreeCourses()
    const [first, second] = courses.map(({id}) => id)
    await refund(orderId, 5000, staff, ['3'])
    await refund(orderId, 2500, staff, [])
    // All that is left is $25, and the second course has cost $30: it cannot go back without the first.
    expect(await refusal(refund(orderId, 2500, staff, ['2']))).toEqual({reason: 'amount-differs'})
    await ada.requestReturn(orderId, second ? [second] : [])
    const {amountCents, courses: named} = await staff.call(returnDetails, {orderId})
    expect([amountCents, named.map(({courseId}) => courseId)]).toEqual([2500, [first, second]])
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect(await ada.courses()).toEqual([])
    const {text} = await mailTo(ada.email, 'return-decided')
    expect(text).toContain('all that was left of this order')
    expect(text).toContain('The courses are no longer among yours.')
    const {refunds} = await staff.call(orderDetails, {orderId})
    expect(refunds.map(({lineIds}) => lineIds)).toContainEqual(['1', '2'])
  })

  test('a return whose money went back in the dashboard names what went back of it', async () => {
    const {ada, orderId, sessionId} = await ofThreeCourses()
    await refund(orderId, 3000, staff, ['2'])
    await ada.requestReturn(orderId)
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect((await mailTo(ada.email, 'return-decided')).text).toContain('sent $70.00 back')
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
        subject: {kind: 'order', id: orderId},
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
    expect(await refundsOf(sessionId)).toEqual([])
    await refund(orderId)
    expect(await refundsOf(sessionId)).toHaveLength(1)

    const {ada: ben, orderId: another} = await aPaidOrder()
    await ben.requestReturn(another)
    await other.call(decideReturn, {orderId: another, decision: 'rejected', reason: 'You finished it.'})
    expect(await refusal(refund(another))).toEqual({reason: 'already-decided'})
    await refund(another, 5999, other)
  })

  test('that has begun keeps a return that was asked for since from being rejected', async () => {
    const {ada, orderId, sessionId} = await aPaidOrder()
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/refunds'})
    expect(await refusal(refund(orderId))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    await ada.requestReturn(orderId)
    const rejected = other.call(decideReturn, {orderId, decision: 'rejected', reason: 'You finished it.'})
    expect(await refusal(rejected)).toEqual({reason: 'already-decided'})
    await refund(orderId)
    const [made] = await refundsOf(sessionId)
    expect(await read(`returns/${orderId}`)).toMatchObject({
      status: 'approved',
      decidedBy: staff.uid,
      refundId: made?.id,
    })
    // The mail of the refund has said so.
    await mailTo(ada.email, 'refunded')
    expect(await mailsTo(ada.email, 'return-decided')).toEqual([])
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
    expect(await read(`problems/refund-failed-${made?.id}`)).toMatchObject({
      settledAt: null,
      orderId,
      details: {refund: made?.id, amountCents: 5999},
    })
    await refund(orderId)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect((await read(`problems/refund-failed-${made?.id}`))?.['outcome']).toBe('refunded again')
    expect((await refundsOf(sessionId)).map(({status}) => status)).toEqual(['succeeded', 'failed'])
  })
})
