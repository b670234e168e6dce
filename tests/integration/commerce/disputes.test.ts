import {settleProblem, refundOrder} from '@lectern/domain/orders/contracts'
import {decideReturn, returnDetails} from '@lectern/domain/returns/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {sessionParameters} from '../../../functions/src/checkout/session.ts'
import {orders} from '../../../functions/src/orders/order.ts'
import {applyDisputes} from '../../../functions/src/payments/disputes.ts'
import {applyRefunds} from '../../../functions/src/payments/refunds.ts'
import {clearShelf, firestore, letTimePass, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailsTo, mailTo, manyMailsTo} from './inbox.ts'
import {interleave, INTERLEAVINGS} from './interleave.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {
  bank,
  dropWebhooks,
  paymentOf,
  paymentPage,
  refundInDashboard,
  refundsOf,
  stripe,
  webhooks,
} from './payments.ts'

let staff: Learner
let other: Learner
beforeAll(async () => {
  ;[staff, other] = await Promise.all([signUpStaff(), signUpStaff()])
})
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(clearShelf)

const PRICE = 5999

async function bought() {
  const [ada, course] = await Promise.all([signUp(), publishCourse(PRICE)])
  return {ada, course, ...(await ada.buy(course))}
}

/** A payment whose dispute was lost. */
async function lost(how: {amount?: number} = {}) {
  const purchase = await bought()
  const dispute = await bank.disputes(purchase.sessionId, how)
  await bank.decides(dispute, 'lost')
  await isChargedBack(purchase.orderId)
  return {...purchase, dispute, problemId: `dispute-lost-${dispute}`}
}

const isChargedBack = (orderId: string) =>
  eventually('the loss to be known', async () => (await read(`orders/${orderId}`))?.['chargeback'])

const decide = (problemId: string, courses: 'left' | 'withdrawn', who = staff) =>
  who.call(settleProblem, {problemId, courses, reason: 'We looked into it.'})
const refund = (orderId: string) =>
  staff.call(refundOrder, {
    orderId,
    requestId: crypto.randomUUID(),
    lineIds: ['1'],
    amountCents: PRICE,
    reason: 'Goodwill',
  })

/** What staff did to an order, by its record. */
async function recorded(orderId: string) {
  const found = await firestore.collection('staffActions').where('subject.id', '==', orderId).get()
  return found.docs.map((snapshot) => snapshot.data())
}

describe('a dispute that is lost', () => {
  test('counts as given back, closes the refund, and waits for a decision about the courses', async () => {
    const {ada, course, orderId, sessionId, dispute, problemId} = await lost()
    expect(await read(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      dispute: {id: dispute, status: 'lost'},
      chargeback: {amountCents: PRICE, courses: 'undecided'},
    })
    expect(await read(`problems/dispute-${dispute}`)).toMatchObject({outcome: 'lost', settledBy: 'system'})
    expect(await read(`problems/${problemId}`)).toMatchObject({
      orderId,
      settledAt: null,
      details: {dispute, amountCents: PRICE, paidCents: PRICE},
    })
    await eventually(
      'staff to be told',
      async () => (await read(`mail/problem-${problemId}`))?.['state'] === 'sent',
    )
    expect(await ada.courses()).toEqual([course.id])
    expect(await refusal(refund(orderId))).toEqual({reason: 'payment-disputed'})
    expect(await refundsOf(sessionId)).toEqual([])
    const undecided = staff.call(settleProblem, {problemId, reason: 'Done.'})
    expect(await refusal(undecided)).toEqual({reason: 'invalid-argument', field: 'courses'})
  })

  test('withdraws the courses as staff decide, once, however many decide at once', async () => {
    const {ada, course, orderId, problemId} = await lost()
    const answers = await Promise.allSettled([
      decide(problemId, 'withdrawn'),
      decide(problemId, 'left', other),
    ])
    expect(answers.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(decide(problemId, 'withdrawn'))).toEqual({reason: 'already-settled'})
    const [act, ...more] = await recorded(orderId)
    expect(more).toEqual([])
    const courses = String(act?.['action']).replace('courses-', '')
    expect(await read(`orders/${orderId}`)).toMatchObject({chargeback: {courses}})
    expect(await ada.courses()).toEqual(courses === 'withdrawn' ? [] : [course.id])
  })

  test('takes the courses with their decision, tells the learner, and lets them buy again', async () => {
    const {ada, course, orderId, problemId} = await lost()
    await decide(problemId, 'withdrawn')
    expect(await ada.courses()).toEqual([])
    expect(await recorded(orderId)).toMatchObject([
      {action: 'courses-withdrawn', staffId: staff.uid, reason: 'We looked into it.'},
    ])
    expect((await mailTo(ada.email, 'courses-withdrawn')).text).toContain('taken the money back')
    // What is compared later gives nothing back.
    await letTimePass()
    expect(await ada.courses()).toEqual([])
    await ada.buy(course)
    expect(await ada.courses()).toEqual([course.id])
  })

  test('leaves the courses where staff decide so', async () => {
    const {ada, course, orderId, problemId} = await lost()
    await decide(problemId, 'left')
    await letTimePass()
    expect(await read(`orders/${orderId}`)).toMatchObject({chargeback: {amountCents: PRICE, courses: 'left'}})
    expect(await read(`problems/${problemId}`)).toMatchObject({settledBy: staff.uid})
    expect(await ada.courses()).toEqual([course.id])
    expect(await mailsTo(ada.email, 'courses-withdrawn')).toEqual([])
  })

  test('and is won after all gives everything back', async () => {
    const {ada, course, orderId, dispute, problemId} = await lost()
    await decide(problemId, 'withdrawn')
    await bank.decides(dispute, 'won')
    await eventually('the courses to be back', async () => (await ada.courses()).length > 0)
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('chargeback')
    expect(await read(`problems/dispute-${dispute}`)).toMatchObject({outcome: 'won'})
    expect(await ada.courses()).toEqual([course.id])
    await bank.decides(dispute, 'lost')
    await isChargedBack(orderId)
    expect(await read(`problems/${problemId}`)).toMatchObject({settledAt: null})
  })

  test('and is won after all before anybody has decided leaves nothing to decide', async () => {
    const {ada, course, orderId, dispute, problemId} = await lost()
    await bank.decides(dispute, 'won')
    const settled = await eventually('the loss to be settled', async () => {
      const problem = await read(`problems/${problemId}`)
      return problem?.['settledAt'] && problem
    })
    expect(settled).toMatchObject({settledBy: 'system', outcome: 'won after all'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('chargeback')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('and is won after its return was approved lets the return wait for its refund', async () => {
    const {ada, orderId, sessionId, dispute} = await lost()
    await ada.requestReturn(orderId)
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    await bank.decides(dispute, 'won')
    const problem = `problems/refund-failed-${orderId}`
    const waiting = {settledAt: null, orderId, details: {dispute, amountCents: PRICE}}
    expect(await eventually('staff to be told', () => read(problem))).toMatchObject(waiting)
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved', refundAttempt: 1})

    await bank.decides(dispute, 'lost')
    await eventually('the problem to be over', async () => (await read(problem))?.['settledAt'] !== null)
    expect(await read(problem)).toMatchObject({settledBy: 'system', outcome: 'taken back by the bank'})
    await bank.decides(dispute, 'won')
    await eventually('the problem to be open', async () => (await read(problem))?.['settledAt'] === null)
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([PRICE])
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
    expect(await ada.courses()).toEqual([])
  })

  test('and is won after the learner has bought the course again is a second payment for it', async () => {
    const {ada, course, sessionId, dispute, problemId} = await lost()
    await decide(problemId, 'withdrawn')
    const again = await ada.buy(course)
    await bank.decides(dispute, 'won')
    const problem = await eventually('staff to be told', () => read(`problems/paid-twice-${sessionId}`))
    expect(problem).toMatchObject({details: {first: again.orderId}})
  })

  test('of a part counts as that part, and closes the refund of the rest', async () => {
    const {ada, course, orderId, problemId} = await lost({amount: 1000})
    expect(await read(`orders/${orderId}`)).toMatchObject({chargeback: {amountCents: 1000}})
    expect(await refusal(refund(orderId))).toEqual({reason: 'payment-disputed'})
    await ada.requestReturn(orderId)
    const approval = staff.call(decideReturn, {orderId, decision: 'approved'})
    expect(await refusal(approval)).toEqual({reason: 'payment-disputed'})
    await staff.call(decideReturn, {orderId, decision: 'rejected', reason: 'The bank decided.'})
    await decide(problemId, 'left')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('is followed by another of the rest', async () => {
    const {ada, orderId, sessionId, problemId} = await lost({amount: 1000})
    await decide(problemId, 'left')
    const second = await bank.disputes(sessionId)
    await bank.decides(second, 'lost')
    await eventually(
      'all of it to be lost',
      async () => (await read(`orders/${orderId}`))?.['chargeback'].amountCents === PRICE,
    )
    expect(await read(`orders/${orderId}`)).toMatchObject({chargeback: {courses: 'undecided'}})
    await decide(`dispute-lost-${second}`, 'withdrawn')
    expect(await ada.courses()).toEqual([])
  })

  test('is followed by another of the rest, with nothing to decide where the courses are withdrawn', async () => {
    const {orderId, sessionId, problemId} = await lost({amount: 1000})
    const first = await read(`orders/${orderId}`)
    await decide(problemId, 'withdrawn')
    const second = await bank.disputes(sessionId)
    await bank.decides(second, 'lost')
    const order = await eventually('all of it to be lost', async () => {
      const order = await read(`orders/${orderId}`)
      return order?.['chargeback'].amountCents === PRICE && order
    })
    expect(order).toMatchObject({chargeback: {courses: 'withdrawn', at: first?.['chargeback'].at}})
    expect(await read(`problems/dispute-lost-${second}`)).toBeNull()
  })

  test('is won and lost again, and takes the courses each time', async () => {
    const {ada, course, sessionId, dispute, problemId} = await lost()
    await webhooks.holdBack()
    const payment = await paymentOf(sessionId)
    for (const count of [1, 2]) {
      await decide(problemId, 'withdrawn')
      expect(await ada.courses()).toEqual([])
      await manyMailsTo(ada.email, 'courses-withdrawn', count)
      await bank.decides(dispute, 'won')
      await applyDisputes(payment)
      expect(await ada.courses()).toEqual([course.id])
      await bank.decides(dispute, 'lost')
      await applyDisputes(payment)
    }
  })

  test('closes a return that waits without money, which can only be approved', async () => {
    const {ada, course, orderId, sessionId} = await lost()
    await ada.requestReturn(orderId)
    expect(await staff.call(returnDetails, {orderId})).toMatchObject({isRefunded: true})
    const rejection = staff.call(decideReturn, {orderId, decision: 'rejected', reason: 'No.'})
    expect(await refusal(rejection)).toEqual({reason: 'already-refunded'})
    await staff.call(decideReturn, {orderId, decision: 'approved'})
    expect(await read(`returns/${orderId}`)).toMatchObject({status: 'approved'})
    expect(await refundsOf(sessionId)).toEqual([])
    const {text} = await mailTo(ada.email, 'return-decided')
    expect(text).toContain('your bank has already given you $59.99 back')
    expect(text).not.toContain('no longer among yours')
    expect(await ada.courses()).toEqual([course.id])
  })
})

describe('of several disputes of a payment', () => {
  /** A payment of which a bank has taken $10 and then asks for the rest; the shop hears of it as a test tells it. */
  async function disputedTwice() {
    const purchase = await bought()
    await webhooks.holdBack()
    const {orderId, sessionId} = purchase
    const payment = await paymentOf(sessionId)
    const decides = async (dispute: string, outcome: 'won' | 'lost') => {
      await bank.decides(dispute, outcome)
      await applyDisputes(payment)
    }
    const first = await bank.disputes(sessionId, {amount: 1000})
    await decides(first, 'lost')
    const second = await bank.disputes(sessionId)
    await applyDisputes(payment)
    const order = async () => (await read(`orders/${orderId}`)) ?? {}
    return {...purchase, payment, first, second, decides, order}
  }

  test('the newest is shown, as it is now', async () => {
    const {second, decides, order, payment, orderId} = await disputedTwice()
    const amountCents = PRICE - 1000
    expect(await order()).toMatchObject({dispute: {id: second, status: 'needs_response', amountCents}})
    await decides(second, 'lost')
    expect(await order()).toMatchObject({dispute: {id: second, status: 'lost'}})
    // As of an order that was restored from before, whose problems are known.
    await firestore.doc(`orders/${orderId}`).update({'dispute.status': 'needs_response'})
    await applyDisputes(payment)
    expect(await order()).toMatchObject({dispute: {id: second, status: 'lost'}})
  })

  test('one that is won after all leaves what is decided of the other, and nothing to decide of its own', async () => {
    const {ada, course, first, second, decides, order} = await disputedTwice()
    await decides(second, 'lost')
    expect(await order()).toMatchObject({chargeback: {amountCents: PRICE, courses: 'undecided'}})
    await decides(first, 'won')
    expect(await read(`problems/dispute-lost-${first}`)).toMatchObject({outcome: 'won after all'})
    expect(await read(`problems/dispute-lost-${second}`)).toMatchObject({settledAt: null})
    await decide(`dispute-lost-${second}`, 'left')
    await decides(first, 'lost')
    // There is more to decide about.
    expect(await order()).toMatchObject({chargeback: {amountCents: PRICE, courses: 'undecided'}})
    expect(await read(`problems/dispute-lost-${first}`)).toMatchObject({settledAt: null})
    await decide(`dispute-lost-${first}`, 'left')
    await decides(first, 'won')
    expect(await order()).toMatchObject({chargeback: {amountCents: PRICE - 1000, courses: 'left'}})
    expect(await ada.courses()).toEqual([course.id])
  })

  test('the courses stay withdrawn while one is lost', async () => {
    const {ada, course, first, second, decides, order} = await disputedTwice()
    await decides(second, 'lost')
    await decide(`dispute-lost-${second}`, 'withdrawn')
    await decides(first, 'won')
    expect(await order()).toMatchObject({chargeback: {amountCents: PRICE - 1000, courses: 'withdrawn'}})
    expect(await ada.courses()).toEqual([])
    await decides(second, 'won')
    expect(await order()).not.toHaveProperty('chargeback')
    expect(await ada.courses()).toEqual([course.id])
  })
})

test('staff read until when a dispute is to be answered, and what they have settled stays settled', async () => {
  const {orderId, sessionId} = await bought()
  await webhooks.holdBack()
  const payment = await paymentOf(sessionId)
  const dispute = await bank.disputes(sessionId)
  await applyDisputes(payment)
  const {evidence_details: evidence} = await stripe.disputes.retrieve(dispute)
  const problem = `problems/dispute-${dispute}`
  const answerBefore = new Date((evidence.due_by ?? 0) * 1000).toISOString()
  expect(await read(problem)).toMatchObject({
    orderId,
    details: {dispute, amountCents: PRICE, reason: 'fraudulent', status: 'needs_response', answerBefore},
  })
  await staff.call(settleProblem, {problemId: `dispute-${dispute}`, reason: 'Answered.'})
  await bank.decides(dispute, 'won')
  await applyDisputes(payment)
  expect(await read(problem)).toMatchObject({settledBy: staff.uid, details: {status: 'won'}})
})

test('an inquiry that counted as closed is open again once it is a dispute', async () => {
  const {sessionId} = await bought()
  await webhooks.holdBack()
  const payment = await paymentOf(sessionId)
  const dispute = await bank.disputes(sessionId, {inquiry: true})
  await applyDisputes(payment)
  const problem = `problems/dispute-${dispute}`
  const closed = {settledAt: Timestamp.now(), settledBy: 'system', outcome: 'warning_closed'}
  await firestore.doc(problem).update(closed)
  await bank.escalates(dispute)
  await applyDisputes(payment)
  expect(await read(problem)).toMatchObject({settledAt: null, settledBy: null, outcome: null})
})

test('a return whose refund has failed waits for that alone, whatever a bank decides', async () => {
  const {ada, orderId, sessionId} = await bought()
  await webhooks.holdBack()
  const payment = await paymentOf(sessionId)
  await ada.requestReturn(orderId)
  await staff.call(decideReturn, {orderId, decision: 'approved'})
  const [made] = await refundsOf(sessionId)
  await bank.refundFails(made?.id ?? '')
  await applyRefunds(payment)
  const waiting = await read(`returns/${orderId}`)
  expect(waiting).toMatchObject({status: 'approved', refundAttempt: 1})
  const dispute = await bank.disputes(sessionId, {amount: 1000})
  for (const outcome of ['lost', 'won'] as const) {
    await bank.decides(dispute, outcome)
    await applyDisputes(payment)
    expect(await read(`returns/${orderId}`)).toEqual(waiting)
  }
})

test.each([applyDisputes, applyRefunds])(
  'what becomes of a payment that is not the shop’s is nothing to it',
  async (apply) => {
    await expect(apply('pi_of_somebody_else')).resolves.toBeUndefined()
  },
)

describe('a dispute that is won', () => {
  test('takes nothing, settles itself, and the payment can be refunded', async () => {
    const {ada, course, orderId, sessionId} = await bought()
    const dispute = await bank.disputes(sessionId)
    await eventually('the dispute to be filed', () => read(`problems/dispute-${dispute}`))
    expect(await refusal(refund(orderId))).toEqual({reason: 'payment-disputed'})
    await bank.decides(dispute, 'won')
    await eventually(
      'the dispute to be settled',
      async () => (await read(`problems/dispute-${dispute}`))?.['settledBy'] === 'system',
    )
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'completed', dispute: {status: 'won'}})
    expect(order).not.toHaveProperty('chargeback')
    expect(await ada.courses()).toEqual([course.id])
    await refund(orderId)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded'})
  })
})

describe('an inquiry', () => {
  test('that is closed is no loss, and never kept the payment from being refunded', async () => {
    const [closed, refunded] = [await bought(), await bought()]
    const inquiry = await bank.disputes(closed.sessionId, {inquiry: true})
    await bank.decides(inquiry, 'warning_closed')
    await eventually(
      'it to be closed',
      async () => (await read(`problems/dispute-${inquiry}`))?.['outcome'] === 'warning_closed',
    )
    expect(await read(`orders/${closed.orderId}`)).not.toHaveProperty('chargeback')
    await bank.disputes(refunded.sessionId, {inquiry: true})
    await refund(refunded.orderId)
    expect(await read(`orders/${refunded.orderId}`)).toMatchObject({status: 'refunded'})
  })

  test('that becomes a dispute is opened again, and can be lost', async () => {
    const {orderId, sessionId} = await bought()
    const dispute = await bank.disputes(sessionId, {inquiry: true})
    await eventually('the inquiry to be filed', () => read(`problems/dispute-${dispute}`))
    await bank.escalates(dispute)
    await bank.decides(dispute, 'lost')
    expect(await isChargedBack(orderId)).toMatchObject({amountCents: PRICE})
  })
})

describe('news of disputes', () => {
  test.each(['forward', 'reverse'] as const)('that comes twice and %s is told once', async (order) => {
    const {ada, course, orderId, sessionId} = await bought()
    await webhooks.sendTwice()
    await webhooks.holdBack()
    const dispute = await bank.disputes(sessionId)
    await bank.decides(dispute, 'lost')
    await webhooks.release(order)
    await webhooks.arrive()
    const chargeback = await isChargedBack(orderId)
    await webhooks.behave()
    expect((await read(`orders/${orderId}`))?.['chargeback']).toEqual(chargeback)
    const filed = await firestore.collection('problems').where('orderId', '==', orderId).get()
    expect(filed.docs.map(({id}) => id).toSorted()).toEqual([`dispute-${dispute}`, `dispute-lost-${dispute}`])
    expect(await ada.courses()).toEqual([course.id])
  })

  test('late, after staff have decided, changes nothing', async () => {
    const {ada, orderId, sessionId, problemId} = await lost()
    await decide(problemId, 'withdrawn')
    const before = await read(`orders/${orderId}`)
    await applyDisputes(await paymentOf(sessionId))
    expect(await read(`orders/${orderId}`)).toEqual(before)
    expect(await read(`problems/${problemId}`)).toMatchObject({settledBy: staff.uid})
    expect(await ada.courses()).toEqual([])
  })
})

describe('a dispute and a refund', () => {
  test.each(INTERLEAVINGS)(
    'of a part, in the order %s, never give back more than was paid',
    async (steps) => {
      const {orderId, sessionId} = await bought()
      await webhooks.holdBack()
      const payment = await paymentOf(sessionId)
      await refundInDashboard(sessionId, 1000)
      await bank.decides(await bank.disputes(sessionId), 'lost')
      await interleave(steps, {a: () => applyRefunds(payment), b: () => applyDisputes(payment)})
      expect(await read(`orders/${orderId}`)).toMatchObject({
        status: 'completed',
        refundedCents: 1000,
        chargeback: {amountCents: PRICE - 1000},
      })
    },
  )

  test('at once give the money back once', async () => {
    const {orderId, sessionId} = await bought()
    const [given, disputed] = await Promise.allSettled([refund(orderId), bank.disputes(sessionId)])
    if (disputed.status === 'fulfilled') await bank.decides(disputed.value, 'lost')
    await webhooks.arrive()
    const back = (await refundsOf(sessionId)).reduce((sum, {amount}) => sum + amount, 0)
    const order = await read(`orders/${orderId}`)
    expect([given.status, back, order?.['status'], order?.['chargeback']?.amountCents ?? 0]).toEqual(
      given.status === 'fulfilled'
        ? ['fulfilled', PRICE, 'refunded', 0]
        : ['rejected', 0, 'completed', PRICE],
    )
  })

  test('whose failure is known only after the loss counts as taken by the bank', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse(PRICE)])
    const {orderId, sessionId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    await refund(orderId)
    const [made] = await refundsOf(sessionId)
    await webhooks.holdBack()
    await bank.refundFails(made?.id ?? '')
    const dispute = await bank.disputes(sessionId)
    await bank.decides(dispute, 'lost')
    // While the refund counts as made nothing is left that a bank could take.
    await applyDisputes(await paymentOf(sessionId))
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', dispute: {status: 'lost'}})
    await applyRefunds(await paymentOf(sessionId))
    expect(await read(`orders/${orderId}`)).toMatchObject({
      status: 'completed',
      chargeback: {amountCents: PRICE, courses: 'undecided'},
    })
  })
})

test('what becomes of a second payment for an order leaves the order as it is', async () => {
  const {ada, course, orderId, sessionId} = await bought()
  const order = (await orders().doc(orderId).get()).data()
  if (!order) throw new Error('There is no order.')
  const pay = async () => {
    const {id} = await stripe.checkout.sessions.create(sessionParameters(orderId, order))
    await paymentPage.payByCard(id)
    await webhooks.arrive()
    return id
  }
  const [refunded, disputed] = [await pay(), await pay()]
  await eventually('staff to be told', () => read(`problems/paid-twice-${disputed}`))
  await refundInDashboard(refunded)
  await bank.decides(await bank.disputes(disputed), 'lost')
  await webhooks.arrive()
  const after = await read(`orders/${orderId}`)
  expect(after).toMatchObject({status: 'completed', checkoutSessionId: sessionId})
  expect(after).not.toHaveProperty('chargeback')
  expect(await ada.courses()).toEqual([course.id])
})
