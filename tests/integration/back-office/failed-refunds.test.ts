import {sumCents} from '@lectern/domain/money'
import {settleProblem} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {addDays, dayOf} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {applyDisputes} from '../../../functions/src/payments/disputes.ts'
import {applyRefunds} from '../../../functions/src/payments/refunds.ts'
import {settleRefunds} from '../../../functions/src/refunds/settle-refunds.ts'
import {readDays} from '../../../functions/src/statistics/daily-counters.ts'
import {clearShelf, firestore, read} from '../commerce/back-office.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailsTo, mailTo} from '../commerce/inbox.ts'
import {signUpStaff, type Learner} from '../commerce/learner.ts'
import {
  bank,
  dropWebhooks,
  paymentOf,
  refundInDashboard,
  refundsOf,
  stripe,
  webhooks,
} from '../commerce/payments.ts'
import {ofThreeCourses, refundBy, restorePayments} from './staff-orders.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(async () => {
  await dropWebhooks()
  await restorePayments()
})
afterAll(clearShelf)

/** An order of three courses, of which the shop hears what a test tells it. */
async function unheard() {
  const {ada, courses, orderId, sessionId} = await ofThreeCourses()
  await webhooks.holdBack()
  const payment = await paymentOf(sessionId)
  const [first = '', second = '', third = ''] = courses.map(({id}) => id)
  const refund = async (amountCents: number, ...lineIds: string[]) => {
    await refundBy(staff, orderId, amountCents, lineIds)
    return newest()
  }
  const newest = async () => (await refundsOf(sessionId))[0]?.id ?? ''
  /** The shop hears that a refund has not arrived. */
  const fails = async (id: string) => {
    await bank.refundFails(id)
    await applyRefunds(payment)
  }
  const problemOf = (id: string) => read(`problems/refund-failed-${id}`)
  const order = async () => (await read(`orders/${orderId}`)) ?? {}
  const owned = async () => new Set(await ada.courses())
  return {
    ada,
    first,
    second,
    third,
    orderId,
    sessionId,
    payment,
    refund,
    newest,
    fails,
    problemOf,
    order,
    owned,
  }
}

describe('an order whose refund has failed', () => {
  test('has no problem any more once its line went back by another, and what is left of it can be returned', async () => {
    const {refund, fails, problemOf, order} = await unheard()
    const ofSecond = await refund(3000, '2')
    await fails(ofSecond)
    expect(await order()).toMatchObject({problem: 'refund-failed'})
    await refund(3000, '2')
    expect(await problemOf(ofSecond)).toMatchObject({outcome: 'refunded again'})
    expect(await order()).toMatchObject({status: 'completed', refundedCents: 3000})
    expect(await order()).not.toHaveProperty('problem')
  })

  test('has none either where both are heard of at once, and nobody is told', async () => {
    const {refund, problemOf, order, payment, sessionId} = await unheard()
    const ofSecond = await refund(3000, '2')
    await bank.refundFails(ofSecond)
    await stripe.refunds.create({payment_intent: payment, amount: 3000, metadata: {lines: '2:3000'}})
    await applyRefunds(payment)
    expect(await problemOf(ofSecond)).toMatchObject({settledBy: 'system', outcome: 'refunded again'})
    expect(await read(`mail/refund-failed-${ofSecond}`)).toBeNull()
    expect(await order()).toMatchObject({status: 'completed', refundedCents: 3000})
    expect(await order()).not.toHaveProperty('problem')
    expect(await refundsOf(sessionId)).toHaveLength(2)
  })

  test('keeps it for one of an amount alone, until staff have settled that', async () => {
    const {refund, fails, order} = await unheard()
    const ofAnAmount = await refund(700)
    await fails(ofAnAmount)
    await fails(await refund(3000, '2'))
    await refund(3000, '2')
    expect(await order()).toMatchObject({problem: 'refund-failed'})
    await staff.call(settleProblem, {problemId: `refund-failed-${ofAnAmount}`, reason: 'Sent by cheque.'})
    expect(await order()).not.toHaveProperty('problem')
    await fails(await refund(5000, '3'))
    await refund(5000, '3')
    expect(await order()).not.toHaveProperty('problem')
  })
})

describe('of several refunds that have failed', () => {
  test('one is settled when its own line goes back, and the last when the whole order does', async () => {
    const {first, third, refund, fails, problemOf, order, owned} = await unheard()
    const ofSecond = await refund(3000, '2')
    const ofThird = await refund(5000, '3')
    expect(await order()).not.toHaveProperty('problem')
    expect(await order()).not.toHaveProperty('refundFailureAt')
    await fails(ofSecond)
    expect((await order())['refundFailureAt']).toBeInstanceOf(Timestamp)
    await fails(ofThird)
    expect(await order()).toMatchObject({status: 'completed', refundedCents: 0, problem: 'refund-failed'})
    expect(await owned()).toHaveLength(3)

    await refund(3000, '2')
    expect(await problemOf(ofSecond)).toMatchObject({outcome: 'refunded again', settledBy: 'system'})
    expect(await problemOf(ofThird)).toMatchObject({
      settledAt: null,
      details: {refund: ofThird, amountCents: 5000},
    })
    expect(await owned()).toEqual(new Set([first, third]))
    expect(await order()).toMatchObject({status: 'completed', problem: 'refund-failed'})

    // What went back otherwise says nothing of it.
    const settled = await problemOf(ofSecond)
    await refund(500)
    expect(await problemOf(ofSecond)).toEqual(settled)
    expect(await problemOf(ofThird)).toMatchObject({settledAt: null})

    await refund(6500, '3', '1')
    expect(await problemOf(ofThird)).toMatchObject({outcome: 'refunded again', settledBy: 'system'})
    expect(await owned()).toEqual(new Set())
    expect(await order()).toMatchObject({status: 'refunded', refundedCents: 10_000})
    expect(await order()).not.toHaveProperty('problem')
  })

  test('one of two lines waits until both are back, and one of an amount alone until all is', async () => {
    const {refund, fails, problemOf, order} = await unheard()
    const ofTwo = await refund(8000, '2', '3')
    await fails(ofTwo)
    const ofAnAmount = await refund(700)
    await fails(ofAnAmount)
    await refund(3000, '2')
    expect(await problemOf(ofTwo)).toMatchObject({settledAt: null})
    await refund(5000, '3')
    expect(await problemOf(ofTwo)).toMatchObject({outcome: 'refunded again'})
    expect(await problemOf(ofAnAmount)).toMatchObject({settledAt: null})
    expect(await order()).toMatchObject({status: 'completed', refundedCents: 8000})
    await refund(2000, '1')
    expect(await problemOf(ofAnAmount)).toMatchObject({outcome: 'refunded again'})
  })

  test('the mail about one says nothing of a course that has gone back before', async () => {
    const {ada, refund, fails} = await unheard()
    await refund(3000, '2')
    await refund(5000, '3')
    await fails(await refund(2000, '1'))
    const {subject, text} = await mailTo(ada.email, 'refund-failed')
    expect(subject).not.toContain('3 Courses')
    expect(text).toContain('Until this is settled your course is yours.')
  })

  test('one that was made good by its line stays so when the rest of the order comes back', async () => {
    const {refund, fails, problemOf, order} = await unheard()
    const ofSecond = await refund(3000, '2')
    await fails(ofSecond)
    await refund(3000, '2')
    const settled = await problemOf(ofSecond)
    const rest = await refund(7000, '1', '3')
    expect(await order()).toMatchObject({status: 'refunded'})
    await fails(rest)
    expect(await order()).toMatchObject({status: 'completed', problem: 'refund-failed'})
    expect(await problemOf(rest)).toMatchObject({settledAt: null})
    expect(await problemOf(ofSecond)).toEqual(settled)
  })

  test('those of a whole order are open again when the last of its refunds fails, too', async () => {
    const {ada, refund, fails, problemOf, order, owned} = await unheard()
    const before = await refund(3000, '2')
    await fails(before)
    const whole = await refund(10_000, '1', '2', '3')
    expect(await problemOf(before)).toMatchObject({outcome: 'refunded again'})
    await fails(whole)
    expect(await problemOf(before)).toMatchObject({settledAt: null, settledBy: null})
    expect(await problemOf(whole)).toMatchObject({settledAt: null})
    expect(await order()).toMatchObject({
      status: 'completed',
      refundedCents: 0,
      refundedAt: null,
      problem: 'refund-failed',
    })
    expect(await owned()).toHaveLength(3)
    await eventually('both mails', async () => (await mailsTo(ada.email, 'refund-failed')).length === 2)
  })
})

test('where one has failed and another was made, some courses come back and some go', async () => {
  const {first, second, refund, order, owned, problemOf} = await unheard()
  const ofSecond = await refund(3000, '2')
  await bank.refundFails(ofSecond)
  await refund(5000, '3')
  expect(await owned()).toEqual(new Set([first, second]))
  expect(await problemOf(ofSecond)).toMatchObject({settledAt: null})
  expect(await order()).toMatchObject({
    status: 'completed',
    refundedCents: 5000,
    problem: 'refund-failed',
    items: [{refundedCents: 0}, {refundedCents: 0}, {refundedCents: 5000, isGivenBack: true}],
  })
})

test('one that has failed after the whole order went back otherwise is told as settled, and to nobody else', async () => {
  const {refund, sessionId, payment, problemOf, order} = await unheard()
  const ofSecond = await refund(3000, '2')
  await bank.refundFails(ofSecond)
  await refundInDashboard(sessionId)
  await applyRefunds(payment)
  expect(await order()).toMatchObject({status: 'refunded', refundedCents: 10_000})
  expect(await problemOf(ofSecond)).toMatchObject({
    settledBy: 'system',
    outcome: 'refunded again',
    details: {refund: ofSecond, amountCents: 3000},
  })
  expect(await read(`mail/refund-failed-${ofSecond}`)).toBeNull()
})

test('the failed refund of a return is made good by staff, and that of another line is not the return’s', async () => {
  const {ada, second, orderId, refund, newest, fails} = await unheard()
  await ada.requestReturn(orderId, [second])
  await staff.call(decideReturn, {orderId, decision: 'approved'})
  const request = async () => (await read(`returns/${orderId}`)) ?? {}
  await fails(await newest())
  const failed = await request()
  expect(failed).toMatchObject({status: 'approved', refundAttempt: 1})
  expect(failed['refundFailedAt']).toBeDefined()
  await fails(await refund(5000, '3'))
  await refund(5000, '3')
  expect(await request()).toEqual(failed)
  await refund(3000, '2')
  expect(await request()).toMatchObject({status: 'approved', refundAttempt: 1})
  expect(await request()).not.toHaveProperty('refundFailedAt')
})

test('a return that was rejected stays so when the refund of its order fails', async () => {
  const {ada, orderId, refund, fails} = await unheard()
  await ada.requestReturn(orderId)
  await staff.call(decideReturn, {orderId, decision: 'rejected', reason: 'You finished it.'})
  const rejected = await read(`returns/${orderId}`)
  await fails(await refund(10_000, '1', '2', '3'))
  expect(await read(`returns/${orderId}`)).toEqual(rejected)
})

test('a return that was approved while a bank had the money is done once staff give its line back', async () => {
  const {ada, second, orderId, sessionId, payment, refund} = await unheard()
  const decides = async (dispute: string, outcome: 'won' | 'lost') => {
    await bank.decides(dispute, outcome)
    await applyDisputes(payment)
  }
  const dispute = await bank.disputes(sessionId)
  await decides(dispute, 'lost')
  await ada.requestReturn(orderId, [second])
  await staff.call(decideReturn, {orderId, decision: 'approved'})
  const problem = `problems/refund-failed-${orderId}`
  expect(await read(problem)).toBeNull()
  await decides(dispute, 'won')
  expect(await read(problem)).toMatchObject({settledAt: null, details: {dispute, amountCents: 3000}})
  await refund(5000, '3')
  expect(await read(problem)).toMatchObject({settledAt: null})
  await refund(3000, '2')
  expect(await read(problem)).toMatchObject({settledBy: 'system', outcome: 'refunded again'})
  expect(await read(`returns/${orderId}`)).not.toHaveProperty('refundFailedAt')
})

test('a return of which a bank has the rest names the refund that was made, not a newer one that has failed', async () => {
  const {ada, second, orderId, sessionId, payment, refund, fails} = await unheard()
  const made = await refund(2000, '1')
  await fails(await refund(5000, '3'))
  const dispute = await bank.disputes(sessionId)
  await bank.decides(dispute, 'lost')
  await applyDisputes(payment)
  await ada.requestReturn(orderId, [second])
  await staff.call(decideReturn, {orderId, decision: 'approved'})
  expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', refundId: made})
})

test('courses that staff have withdrawn for a dispute stay so when a refund from before it fails', async () => {
  const {ada, first, second, third, sessionId, payment, refund, fails, order, owned} = await unheard()
  const ofSecond = await refund(3000, '2')
  const dispute = await bank.disputes(sessionId, {amount: 1000})
  await bank.decides(dispute, 'lost')
  await applyDisputes(payment)
  const problemId = `dispute-lost-${dispute}`
  await staff.call(settleProblem, {problemId, courses: 'withdrawn', reason: 'Their bank has the money.'})
  expect(await owned()).toEqual(new Set())

  await fails(ofSecond)
  expect(await order()).toMatchObject({problem: 'refund-failed', chargeback: {courses: 'withdrawn'}})
  expect(await owned()).toEqual(new Set())
  const {text} = await mailTo(ada.email, 'refund-failed')
  expect(text).toContain('We are looking into it')
  expect(text).not.toContain('Until this is settled')

  await bank.decides(dispute, 'won')
  await applyDisputes(payment)
  expect(await owned()).toEqual(new Set([first, second, third]))
})

test('a loss whose dispute is won unheard ends with the refund of the whole order', async () => {
  const {orderId, sessionId, payment, order} = await unheard()
  const dispute = await bank.disputes(sessionId, {amount: 1000})
  await bank.decides(dispute, 'lost')
  await applyDisputes(payment)
  expect(await order()).toMatchObject({chargeback: {amountCents: 1000}})
  await bank.decides(dispute, 'won')
  await refundInDashboard(sessionId)
  // Without asking about disputes as well.
  await settleRefunds(orderId)
  expect(await order()).toMatchObject({status: 'refunded', refundedCents: 10_000})
  expect(await order()).not.toHaveProperty('chargeback')
  expect(await read(`problems/dispute-lost-${dispute}`)).toMatchObject({
    settledBy: 'system',
    outcome: 'refunded in full',
  })
})

test('what was given back is counted once of each course, while it is given back', async () => {
  const {first, second, third, refund, fails, newest, sessionId, payment} = await unheard()
  const counted = async () => {
    const now = dayOf(Date.now())
    // The day may end meanwhile.
    const days = await readDays(addDays(now, -1), addDays(now, 1))
    const of = (id: string) =>
      sumCents([...days.values()].map(({courses}) => courses[id]?.refundedCents ?? 0))
    return [first, second, third].map(of)
  }
  const ofSecond = await refund(3000, '2')
  expect(await counted()).toEqual([0, 3000, 0])
  await refund(5000, '3')
  expect(await counted()).toEqual([0, 3000, 5000])
  await fails(ofSecond)
  expect(await counted()).toEqual([0, 0, 5000])
  const dispute = await bank.disputes(sessionId, {amount: 1000})
  await bank.decides(dispute, 'lost')
  await applyDisputes(payment)
  expect(await counted()).toEqual([400, 600, 5000])
  await bank.decides(dispute, 'won')
  await refundInDashboard(sessionId)
  await applyRefunds(payment)
  expect(await counted()).toEqual([2000, 3000, 5000])
  await fails(await newest())
  expect(await counted()).toEqual([0, 0, 5000])
})

describe('an order', () => {
  test('that is older than its refunds is brought up to date', async () => {
    const {ada, third, orderId, refund, order, owned} = await unheard()
    const before = await order()
    await refund(3000, '2')
    await refund(2000, '1')
    const after = await order()
    expect(after).toMatchObject({status: 'completed', refundedCents: 5000, refundedAt: null})
    const stored = firestore.doc(`orders/${orderId}`)
    await stored.set(before)
    await settleRefunds(orderId)
    expect(await order()).toMatchObject({refundedCents: 5000, items: after['items'] as object[]})
    expect(await owned()).toEqual(new Set([third]))

    // As one that says that all of it went back.
    await stored.update({status: 'refunded', refundedAt: Timestamp.now()})
    await settleRefunds(orderId)
    expect(await order()).toMatchObject({status: 'completed', refundedAt: null})
    expect(await ada.courses()).toEqual([third])
  })

  test('of whose refunds nothing is new stays as it is, also when all of it went back', async () => {
    const {orderId, refund, order} = await unheard()
    const written = async () => (await firestore.doc(`orders/${orderId}`).get()).updateTime
    for (const [amountCents, ...lineIds] of [
      [3000, '2'],
      [7000, '1', '3'],
    ] as const) {
      await refund(amountCents, ...lineIds)
      const at = await written()
      await settleRefunds(orderId)
      expect(await written()).toEqual(at)
    }
    const {refundedAt} = await order()
    expect(refundedAt).toBeInstanceOf(Timestamp)
    // A refund that is known anew does not change when all of it was back.
    for (const {ref} of (await firestore.collection(`orders/${orderId}/refunds`).get()).docs)
      await ref.delete()
    await settleRefunds(orderId)
    expect(await order()).toMatchObject({status: 'refunded', refundedAt})
  })
})

describe('what the shop has forgotten of a refund', () => {
  test('is read from Stripe again, with its lines', async () => {
    const {orderId, payment, refund} = await unheard()
    const id = await refund(3000, '2')
    const {docs} = await firestore.collection(`orders/${orderId}/refunds`).get()
    expect(docs).toHaveLength(1)
    const stored = docs[0]?.data()
    await docs[0]?.ref.delete()
    await applyRefunds(payment)
    const again = await docs[0]?.ref.get()
    expect(again?.data()).toMatchObject({
      state: 'made',
      amountCents: 3000,
      lines: stored?.['lines'] as object[],
      reason: null,
      by: null,
      email: null,
      withReturn: false,
      stripeId: id,
      attempt: 0,
    })
    const {created} = await stripe.refunds.retrieve(id)
    expect(again?.get('createdAt').seconds).toBe(created)
    expect(again?.get('madeAt')).not.toBeNull()
  })

  test('is no line where the amount is not theirs, nor a refund of ours by its name alone', async () => {
    const {orderId, payment, refund, owned} = await unheard()
    await refund(3000, '2')
    const {docs} = await firestore.collection(`orders/${orderId}/refunds`).get()
    const metadata = {orderId, refundId: docs[0]?.id ?? '', lines: '1:2000 3:5000'}
    const {id} = await stripe.refunds.create({payment_intent: payment, amount: 100, metadata})
    await applyRefunds(payment)
    expect(await read(`orders/${orderId}/refunds/${id}`)).toMatchObject({amountCents: 100, lines: []})
    expect((await docs[0]?.ref.get())?.data()).toEqual(docs[0]?.data())
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 3100})
    expect(await owned()).toHaveLength(2)
  })
})

test('what Stripe does not list any more stays given back', async () => {
  const {orderId, sessionId, payment, refund, owned} = await unheard()
  await refund(3000, '2')
  const [known] = (await firestore.collection(`orders/${orderId}/refunds`).get()).docs
  await known?.ref.parent.doc('unlisted').set({
    ...known.data(),
    amountCents: 2000,
    lines: [{lineId: '1', amountCents: 2000}],
    stripeId: 're_unlisted',
  })
  await refundInDashboard(sessionId, 500)
  await applyRefunds(payment)
  expect(await read(`orders/${orderId}`)).toMatchObject({
    status: 'completed',
    refundedCents: 5500,
    items: [{isGivenBack: true}, {isGivenBack: true}, {refundedCents: 0}],
  })
  expect(await owned()).toHaveLength(1)
})
