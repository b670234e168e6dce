import {settleProblem} from '@lectern/domain/orders/contracts'
import {lineOfCourse} from '@lectern/domain/orders/lines'
import {DAY_MS} from '@lectern/domain/statistics/days'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, expect, describe, test} from 'vitest'
import {expireOrphanedOrder} from '../../../functions/src/checkout/expire-orphaned-orders.ts'
import {fulfil} from '../../../functions/src/checkout/fulfil.ts'
import {stack} from '../../stack.ts'
import {clearShelf, firestore, letTimePass, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {mailsTo, mailTo} from './inbox.ts'
import {eventually} from './eventually.ts'
import {signUp, signUpStaff} from './learner.ts'
import {
  bank,
  paymentPage,
  postEvent,
  postPayload,
  refundInDashboard,
  refundsOf,
  sign,
  stripe,
  webhooks,
  stripeFails,
} from './payments.ts'

afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

test(
  'paying makes the order completed, the courses owned and a receipt',
  {
    tags: [
      'S0.01.02',
      'S1.04.08',
      'S2.08.19',
      'S3.09.01',
      'S3.10.01',
      'S7.00.02',
      'S7.01.02',
      'S7.01.04',
      'S7.03.01',
      'S7.13.03',
      'S9.06.04',
    ],
  },
  async () => {
    const ada = await signUp()
    const [typography, colour] = await Promise.all([publishCourse(5999), publishCourse(11_999)])
    const lines = [typography, colour].map(({id, title, priceCents}, index) => ({
      ...lineOfCourse({courseId: id, courseTitle: title, priceCents}, index),
      taxCode: 'txcd_20060058',
      taxPercent: 0,
    }))
    const {sessionId, orderId} = await ada.pressPay([typography, colour])

    const session = await stripe.checkout.sessions.retrieve(sessionId, {expand: ['line_items']})
    expect(session.amount_total).toBe(17_998)
    expect(session.currency).toBe('usd')
    expect(session.customer_email).toBe(ada.email)
    expect(session.client_reference_id).toBe(ada.uid)
    expect(session.metadata).toEqual({orderId, name: '2 Courses'})
    expect(session.custom_text.submit?.message).toBe('You are buying: 2 Courses.')
    expect(session.line_items?.data.map(({description}) => description)).toEqual([
      typography.title,
      colour.title,
    ])
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'pending', paymentProcessing: false, orderId})
    expect(await ada.courses()).toEqual([])

    await paymentPage.payByCard(sessionId)

    expect(await ada.confirm(sessionId)).toEqual({
      status: 'completed',
      orderId,
      amountCents: 17_998,
      items: lines,
      discount: null,
      paymentProcessing: false,
      underReview: false,
      failure: null,
    })
    expect(await read(`orders/${orderId}`)).toEqual({
      courseIds: [typography.id, colour.id],
      userId: ada.uid,
      email: ada.email,
      amountCents: 17_998,
      currency: 'usd',
      status: 'completed',
      items: lines,
      taxBehavior: 'inclusive',
      tax: {
        country: 'US',
        evidence: {billing: 'US', card: 'US'},
        isReverseCharge: false,
        buyer: {name: 'Test Payer', address: [], country: 'US', taxNumber: null},
      },
      invoice: expect.stringMatching(/^INV-/),
      siteUrl: stack.siteUrl,
      sessionAttempt: 0,
      checkoutSessionId: sessionId,
      paymentIntentId: expect.stringMatching(/^pi_/),
      paymentMethod: {type: 'card', brand: 'visa', last4: '4242'},
      paymentProcessing: false,
      createdAt: expect.any(Timestamp),
      completedAt: expect.any(Timestamp),
      refundedAt: null,
      refundedCents: 0,
      nextCheckAt: null,
    })
    expect(await ada.courses()).toEqual([typography.id, colour.id].toSorted())
    expect(await ada.askForReceipt(sessionId)).toEqual({email: ada.email})
    const receipt = await mailTo(ada.email, 'receipt')
    expect(receipt.subject).toBe('Your receipt: 2 Courses')
    expect(receipt.text).toContain(`${typography.title}: $59.99`)
    expect(receipt.html).toContain('$179.98')
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
  },
)

describe('the news that somebody has paid', () => {
  test('comes by webhook alone', {tags: ['S4.09.02', 'S7.02.01']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
    await mailTo(ada.email, 'receipt')
  })

  test('comes by the success page alone', {tags: ['S2.09.01', 'S4.09.02', 'S7.02.01']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    expect((await ada.confirm(sessionId)).status).toBe('completed')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('is asked for by the success page until it is known, and of Stripe no more', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.buy(course)
    await stripeFails('error', {status: 500})
    const known = {
      orderId,
      amountCents: course.priceCents,
      discount: null,
      paymentProcessing: false,
      underReview: false,
      failure: null,
    }
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'completed', ...known})
    await stripeFails('none')
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    await stripeFails('error', {status: 500})
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'refunded', ...known})
    const ben = await signUp()
    expect(await refusal(ben.confirm(sessionId))).toEqual({reason: 'unknown-session'})
  })

  test('comes by neither, and the clock finds it out', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await letTimePass()
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('comes twenty times at once, and counts once', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    const session = await stripe.checkout.sessions.retrieve(sessionId)

    // The webhook and the success page as they are deployed, and many more of what they both call: a process each would
    // be too much to ask of the emulator.
    const events = Array.from({length: 2}, () =>
      postEvent({type: 'checkout.session.completed', object: session}),
    )
    const statuses = await Promise.all([
      ...Array.from({length: 20}, () => fulfil(sessionId).then(({order}) => order.status)),
      ...Array.from({length: 2}, () => ada.confirm(sessionId).then(({status}) => status)),
    ])
    const answers = await Promise.all(events)

    expect(new Set(statuses)).toEqual(new Set(['completed']))
    expect(answers).toEqual([200, 200])
    const completedAt = (await read(`orders/${orderId}`))?.['completedAt']
    await webhooks.release()
    await ada.askForReceipt(sessionId)
    expect((await read(`orders/${orderId}`))?.['completedAt']).toEqual(completedAt)
    expect(await ada.courses()).toEqual([course.id])
    const mails = await firestore.collection('mail').where('to', 'array-contains', ada.email).get()
    expect(mails.size).toBe(1)
    expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
  })

  test('comes repeated and in the wrong order', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByBankTransfer(sessionId)
    await bank.transferArrives(sessionId)
    await webhooks.release('reverse')
    await ada.orderBecomes(orderId, 'completed')
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    for (const type of [
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
      'checkout.session.completed',
    ]) {
      expect(await postEvent({type, object: session})).toBe(200)
    }
    expect((await read(`orders/${orderId}`))?.['status']).toBe('completed')
    await mailTo(ada.email, 'receipt')
    expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
  })
})

describe('a bank transfer', () => {
  test('is on its way, then arrives', {tags: ['S3.09.02']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByBankTransfer(sessionId)
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'pending', paymentProcessing: true})
    expect(await ada.courses()).toEqual([])
    expect(await refusal(ada.askForReceipt(sessionId))).toEqual({reason: 'not-paid'})

    await bank.transferArrives(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('keeps its courses from being bought again, and no others', async () => {
    const ada = await signUp()
    const [course, another] = await Promise.all([publishCourse(), publishCourse()])
    const {sessionId} = await ada.pressPay([course])
    await webhooks.holdBack()
    await paymentPage.payByBankTransfer(sessionId)

    expect(await refusal(ada.pressPay([course]))).toEqual({
      reason: 'payment-in-progress',
      courseIds: [course.id],
    })
    expect(await refusal(ada.pressPay([another, course]))).toMatchObject({courseIds: [course.id]})
    expect((await ada.pressPay([another])).sessionId).not.toBe(sessionId)
  })

  test('fails, and the course can be bought again', {tags: ['S3.09.02']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByBankTransfer(sessionId)
    // It is not sent any more where the transfer has failed by then.
    expect((await mailTo(ada.email, 'order-placed')).text).toContain('is on its way')
    await bank.transferFails(sessionId)
    await ada.orderBecomes(orderId, 'failed')
    expect(await ada.confirm(sessionId)).toMatchObject({
      status: 'failed',
      failure: 'transfer-failed',
      paymentProcessing: false,
      underReview: false,
    })
    expect((await mailTo(ada.email, 'payment-failed')).text).toContain(`/account/orders/${orderId}`)
    expect(await ada.courses()).toEqual([])
    await ada.buy(course)
    expect(await ada.courses()).toEqual([course.id])
  })
})

describe('a session that nobody pays', () => {
  test('expires, and its order with it', {tags: ['S3.09.02']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.letExpire(sessionId)
    await ada.orderBecomes(orderId, 'expired')
    const again = await ada.pressPay([course])
    expect(again.orderId).not.toBe(orderId)
  })

  test('completes its order all the same where it turns out paid', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await firestore.doc(`orders/${orderId}`).update({status: 'expired'})
    await paymentPage.payByCard(sessionId)
    await webhooks.release()
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
  })
})

describe('an order whose session Stripe does not know', () => {
  async function unknownAtStripe(change: object = {}) {
    const ada = await signUp()
    const {orderId} = await ada.pressPay([await publishCourse()])
    const checkoutSessionId = `cs_test_${crypto.randomUUID().replaceAll('-', '')}`
    await firestore.doc(`orders/${orderId}`).update({checkoutSessionId, ...change})
    return {ada, orderId}
  }
  const since = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS)

  test('is asked about again later, so that others are not kept waiting', async () => {
    const {orderId} = await unknownAtStripe({createdAt: since(0.5)})
    await letTimePass()
    await eventually('the next question to be later', async () => {
      const {nextCheckAt} = (await read(`orders/${orderId}`)) ?? {}
      return (nextCheckAt as Timestamp).toMillis() > Date.now() + 30 * 60_000
    })
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
  })

  test('expires after a day', async () => {
    const {ada, orderId} = await unknownAtStripe({createdAt: since(1.1)})
    await letTimePass()
    await ada.orderBecomes(orderId, 'expired')
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
  })

  test.each<[string, object, string]>([
    ['a day and an hour after it was made', {createdAt: since(26 / 24)}, 'expired'],
    ['not before', {createdAt: since(24.5 / 24)}, 'pending'],
    ['an hour after its session has ended', {sessionExpiresAt: since(1.1 / 24)}, 'expired'],
    ['not before, of a short session either', {sessionExpiresAt: since(0.9 / 24)}, 'pending'],
    ['not where it is paid', {createdAt: since(2), status: 'completed'}, 'completed'],
  ])('expires %s', async (_, change, status) => {
    const {orderId} = await unknownAtStripe(change)
    const {checkoutSessionId} = (await read(`orders/${orderId}`)) ?? {}
    await expireOrphanedOrder(orderId, null)
    await expireOrphanedOrder(orderId, 'cs_test_another')
    expect((await read(`orders/${orderId}`))?.['status']).not.toBe('expired')
    await expireOrphanedOrder(orderId, checkoutSessionId as string)
    expect(await read(`orders/${orderId}`)).toMatchObject({status})
  })

  test('is told to staff where a transfer was under way, and ends when they settle it', async () => {
    const {ada, orderId} = await unknownAtStripe({createdAt: since(1.1), paymentProcessing: true})
    await letTimePass()
    const problemId = `payment-missing-${orderId}`
    const filed = await eventually('the order to be filed', () => read(`problems/${problemId}`))
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'pending', paymentProcessing: true})
    const details = {payment: null, session: order?.['checkoutSessionId'] as string}
    expect(filed).toMatchObject({orderId, details, settledAt: null})
    const staff = await signUpStaff()
    await staff.call(settleProblem, {problemId, reason: 'The bank knows nothing of it.'})
    await ada.orderBecomes(orderId, 'failed')
    expect(await read(`orders/${orderId}`)).toMatchObject({failure: 'transfer-failed', nextCheckAt: null})
  })
})

describe('what does not complete an order', () => {
  test('a payment of another amount', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await firestore.doc(`orders/${orderId}`).update({amountCents: 9999})
    await paymentPage.payByCard(sessionId)
    await webhooks.release()
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'pending', underReview: true})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending', problem: 'amount'})
    expect(await ada.courses()).toEqual([])
  })

  describe('a payment of another amount, filed for staff,', () => {
    async function aMismatch() {
      const ada = await signUp()
      const course = await publishCourse()
      await webhooks.holdBack()
      const {sessionId, orderId} = await ada.pressPay([course])
      await firestore.doc(`orders/${orderId}`).update({amountCents: 9999})
      await paymentPage.payByCard(sessionId)
      const begin = Date.now()
      await ada.confirm(sessionId)
      return {ada, course, sessionId, orderId, begin}
    }

    test('is no open checkout: other courses can be bought, and these only once it is settled', async () => {
      const {ada, course, orderId, sessionId, begin} = await aMismatch()
      expect(await read(`checkouts/${ada.uid}`)).toBeNull()
      expect(await ada.confirm(sessionId)).toMatchObject({status: 'pending', underReview: true})
      const {nextCheckAt} = (await read(`orders/${orderId}`)) ?? {}
      expect((nextCheckAt as Timestamp).toMillis()).toBeGreaterThan(begin)
      expect(await refusal(ada.pressPay([course]))).toEqual({
        reason: 'payment-in-progress',
        courseIds: [course.id],
      })
      const another = await publishCourse()
      await ada.pressPay([another])
      expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending', problem: 'amount'})
    })

    test('ends with its refund in full, which settles the problem; the course can be bought', async () => {
      const {ada, course, sessionId, orderId} = await aMismatch()
      await refundInDashboard(sessionId)
      expect(await ada.confirm(sessionId)).toMatchObject({status: 'failed', underReview: false})
      const order = await read(`orders/${orderId}`)
      expect(order).toMatchObject({failure: 'payment-mismatch', nextCheckAt: null})
      expect(order).not.toHaveProperty('problem')
      expect(await read(`problems/payment-mismatch-${sessionId}`)).toMatchObject({
        settledBy: 'system',
        outcome: 'refunded',
      })
      await webhooks.release()
      await webhooks.behave()
      await ada.buy(course)
      expect(await ada.courses()).toEqual([course.id])
      // The clock still finds the first payment at Stripe.
      await letTimePass()
      expect(await read(`orders/${orderId}`)).toMatchObject({status: 'failed'})
    })

    test.each([
      {status: 'pending', end: {status: 'failed', failure: 'payment-mismatch'}},
      {status: 'expired', end: {status: 'expired', failure: null}},
    ])('and given back before the shop heard of it is filed as settled ($status)', async ({status, end}) => {
      const ada = await signUp()
      await webhooks.holdBack()
      const {sessionId, orderId} = await ada.pressPay([await publishCourse()])
      await firestore.doc(`orders/${orderId}`).update({amountCents: 9999, status})
      await paymentPage.payByCard(sessionId)
      await refundInDashboard(sessionId)
      expect(await ada.confirm(sessionId)).toMatchObject({...end, underReview: false})
      expect(await read(`orders/${orderId}`)).not.toHaveProperty('problem')
      expect(await read(`problems/payment-mismatch-${sessionId}`)).toMatchObject({outcome: 'refunded'})
    })

    test('of an order that had ended stays a problem of it until it goes back', async () => {
      const ada = await signUp()
      await webhooks.holdBack()
      const {sessionId, orderId} = await ada.pressPay([await publishCourse()])
      await firestore.doc(`orders/${orderId}`).update({amountCents: 9999, status: 'expired'})
      await paymentPage.payByCard(sessionId)
      expect(await ada.confirm(sessionId)).toMatchObject({status: 'expired', underReview: false})
      const filed = `problems/payment-mismatch-${sessionId}`
      expect(await read(filed)).toMatchObject({
        settledAt: null,
        details: {session: sessionId, mismatch: 'amount', amountCents: 5999, currency: 'usd'},
      })
      await ada.confirm(sessionId)
      expect(await read(`orders/${orderId}`)).toMatchObject({status: 'expired', problem: 'amount'})
      await refundInDashboard(sessionId)
      await ada.confirm(sessionId)
      const order = await read(`orders/${orderId}`)
      expect(order).toMatchObject({status: 'expired'})
      expect(order).not.toHaveProperty('problem')
      expect(await read(filed)).toMatchObject({settledBy: 'system', outcome: 'refunded'})
    })

    test('that came by bank transfer is on its way no more', async () => {
      const ada = await signUp()
      await webhooks.holdBack()
      const {sessionId, orderId} = await ada.pressPay([await publishCourse()])
      await paymentPage.payByBankTransfer(sessionId)
      await ada.confirm(sessionId)
      await firestore.doc(`orders/${orderId}`).update({amountCents: 9999})
      await bank.transferArrives(sessionId)
      expect(await ada.confirm(sessionId)).toMatchObject({
        status: 'pending',
        underReview: true,
        paymentProcessing: false,
      })
    })
  })

  test('an event that Stripe has not signed', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    const news = {
      type: 'checkout.session.completed',
      object: await stripe.checkout.sessions.retrieve(sessionId),
    }
    expect(await postEvent(news, 'whsec_forged')).toBe(400)
    expect(await postPayload(JSON.stringify(news), null)).toBe(400)
    expect(await postPayload('{}', 't=1,v1=00')).toBe(400)
    expect((await read(`orders/${orderId}`))?.['status']).toBe('pending')
  })

  test('an event that says paid where Stripe says open', async () => {
    const ada = await signUp()
    const {sessionId, orderId} = await ada.pressPay([await publishCourse()])
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    const object = {...session, status: 'complete', payment_status: 'paid'}
    expect(await postEvent({type: 'checkout.session.completed', object})).toBe(200)
    expect((await read(`orders/${orderId}`))?.['status']).toBe('pending')
  })

  test('an event that Stripe has signed and that says nothing', async () => {
    for (const payload of [
      '{}',
      'null',
      '[]',
      '"x"',
      '{"id":"evt_1","type":"charge.refunded","data":null}',
    ]) {
      expect(await postPayload(payload, sign(payload))).toBe(400)
    }
    for (const object of [{}, {id: {}}, {id: 'ch_1', payment_intent: {}}]) {
      expect(await postEvent({type: 'charge.refunded', object})).toBe(400)
    }
  })

  test('an event about something else', async () => {
    expect(await postEvent({type: 'customer.created', object: {id: 'cus_1'}})).toBe(200)
    expect(await postEvent({type: 'checkout.session.completed', object: {id: 'cs_test_unknown'}})).toBe(200)
  })
})

test(
  "somebody else's session is as unknown as none",
  {tags: ['S6.03.02', 'S7.02.01', 'S7.03.01']},
  async () => {
    const [ada, ben] = await Promise.all([signUp(), signUp()])
    const {sessionId} = await ada.buy(await publishCourse())
    const unknown = {reason: 'unknown-session'}
    expect(await refusal(ben.confirm(sessionId))).toEqual(unknown)
    expect(await refusal(ben.askForReceipt(sessionId))).toEqual(unknown)
    expect(await refusal(ben.confirm('cs_test_doesNotExist'))).toEqual(unknown)
    // 60 a minute are answered; the minute of the clock may end while they are asked.
    const asked: unknown[] = []
    const isLimited = () => JSON.stringify(asked.at(-1)) === JSON.stringify({reason: 'rate-limited'})
    while (asked.length < 121 && !isLimited()) asked.push(await refusal(ben.confirm('cs_test_doesNotExist')))
    expect(asked.at(-1)).toEqual({reason: 'rate-limited'})
  },
)

describe('a refund', () => {
  test(
    'given in Stripe’s dashboard withdraws the courses, and its learner is told',
    {tags: ['S0.01.04', 'S3.09.01', 'S3.09.02']},
    async () => {
      const ada = await signUp()
      const [course, kept] = await Promise.all([publishCourse(), publishCourse()])
      await ada.buy(kept)
      const {sessionId, orderId} = await ada.buy(course)
      await refundInDashboard(sessionId)
      const order = await ada.orderBecomes(orderId, 'refunded')
      expect(order['refundedAt']).not.toBeNull()
      expect(await ada.courses()).toEqual([kept.id])
      expect((await ada.confirm(sessionId)).status).toBe('refunded')
      expect((await mailTo(ada.email, 'refunded')).text).toContain('The course is no longer among yours.')
    },
  )

  test('whose news comes before that of the payment ends refunded, and stays it', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await refundInDashboard(sessionId)
    const {data: charges} = await stripe.charges.list({limit: 1})
    expect(await postEvent({type: 'charge.refunded', object: charges[0] ?? {}})).toBe(200)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await ada.courses()).toEqual([])
    await webhooks.release('reverse')
    expect((await read(`orders/${orderId}`))?.['status']).toBe('refunded')
    expect(await ada.courses()).toEqual([])
  })

  test('of a part leaves the course, and is one of the order like those of staff', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.buy(course)
    await refundInDashboard(sessionId, 100)
    await refundInDashboard(sessionId, 50)
    await webhooks.arrive()
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'completed', refundedCents: 150})
    expect(await ada.courses()).toEqual([course.id])
    const refunds = await refundsOf(sessionId)
    const stored = await Promise.all(refunds.map(({id}) => read(`orders/${orderId}/refunds/${id}`)))
    const alone = (amountCents: number) => ({state: 'made', amountCents, lines: [], by: null})
    expect(stored).toMatchObject([alone(50), alone(100)])

    await refundInDashboard(sessionId)
    expect(await ada.orderBecomes(orderId, 'refunded')).toMatchObject({refundedCents: 5999})
    expect(await ada.courses()).toEqual([])
  })
})
