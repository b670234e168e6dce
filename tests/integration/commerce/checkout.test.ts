import {cancelCheckout, createCheckout} from '@lectern/domain/checkout/contracts'
import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {changePrice, clearShelf, firestore, lake, linesOf, publishCourse, read} from './back-office.ts'
import {call, callRaw, refusal} from './callable.ts'
import {signUp} from './learner.ts'
import {paymentPage, postEvent, stripe, stripeFails, webhooks} from './payments.ts'

afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

describe('pressing pay again', () => {
  test(
    'twice at once gives one order and one session',
    {tags: ['S2.08.18', 'S2.08.19', 'S7.01.08']},
    async () => {
      const ada = await signUp()
      const courses = [await publishCourse(), await publishCourse()]
      const pressed = await Promise.all([
        ada.pressPay(courses),
        ada.pressPay(courses),
        ada.pressPay(courses.toReversed()),
      ])
      expect(new Set(pressed.map(({orderId}) => orderId)).size).toBe(1)
      expect(new Set(pressed.map(({sessionId}) => sessionId)).size).toBe(1)
      expect(await ada.orders()).toHaveLength(1)
      expect(await ada.pressPay(courses)).toEqual(pressed[0])
    },
  )

  test('with another cart closes the first session', async () => {
    const ada = await signUp()
    const [course, another] = await Promise.all([publishCourse(), publishCourse()])
    const first = await ada.pressPay([course])
    const second = await ada.pressPay([course, another])
    expect(second.sessionId).not.toBe(first.sessionId)
    expect((await stripe.checkout.sessions.retrieve(first.sessionId)).status).toBe('expired')
    expect(await read(`orders/${first.orderId}`)).toMatchObject({status: 'expired', replaced: true})
    expect((await stripe.checkout.sessions.retrieve(second.sessionId)).status).toBe('open')
  })

  test('after paying in another tab gives what was paid, and does not sell it twice', async () => {
    const ada = await signUp()
    const [course, another] = await Promise.all([publishCourse(), publishCourse()])
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    const owned = {reason: 'already-owned', courseIds: [course.id]}
    expect(await refusal(ada.pressPay([course, another]))).toEqual(owned)
    expect(await refusal(ada.pressPay([course]))).toEqual(owned)
    expect((await read(`orders/${orderId}`))?.['status']).toBe('completed')
    expect(await ada.orders()).toHaveLength(1)
  })

  test.each([
    ['a bank transfer', paymentPage.payByBankTransfer, 5999, {paymentProcessing: true}],
    ['a payment of another amount', paymentPage.payByCard, 9999, {problem: 'amount'}],
  ])(
    'after %s in another tab, of which nobody has told, sells nothing twice',
    async (_, pay, amountCents, found) => {
      const ada = await signUp()
      const [course, another] = await Promise.all([publishCourse(), publishCourse()])
      await webhooks.holdBack()
      const {sessionId, orderId} = await ada.pressPay([course])
      await firestore.doc(`orders/${orderId}`).update({amountCents})
      await pay(sessionId)
      const inProgress = {reason: 'payment-in-progress', courseIds: [course.id]}
      expect(await refusal(ada.pressPay([course]))).toEqual(inProgress)
      expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending', ...found})
      expect(await refusal(ada.pressPay([course, another]))).toEqual(inProgress)
      expect(await ada.orders()).toHaveLength(1)
    },
  )

  test('after the price has changed opens a session at the new price', {tags: ['S7.01.02']}, async () => {
    const ada = await signUp()
    const course = await publishCourse(5999)
    const first = await ada.pressPay([course])
    await changePrice(course, 6999)
    expect(await refusal(ada.pressPay([course]))).toEqual({reason: 'price-changed', totalCents: 6999})
    const second = await ada.pressPay([course], 6999)
    expect((await stripe.checkout.sessions.retrieve(first.sessionId)).status).toBe('expired')
    expect((await stripe.checkout.sessions.retrieve(second.sessionId)).amount_total).toBe(6999)
  })
})

describe('a cart is refused, and no order made,', () => {
  test(
    'with a price that the browser made up',
    {tags: ['S2.08.18', 'S7.01.02', 'S7.01.07', 'S9.06.04']},
    async () => {
      const ada = await signUp()
      const course = await publishCourse(5999)
      expect(await refusal(ada.pressPay([course], 1))).toEqual({reason: 'price-changed', totalCents: 5999})
      expect(await ada.orders()).toEqual([])
    },
  )

  test('with a course that does not exist or is only a draft', {tags: ['S2.08.18', 'S7.01.07']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    const draft = {...course, id: 'course-test-draft'}
    await lake.createOrReplace({_id: 'drafts.course-test-draft', _type: 'course', title: 'Draft', price: 1})
    expect(await refusal(ada.pressPay([course, draft]))).toEqual({
      reason: 'unknown-course',
      courseIds: ['course-test-draft'],
    })
    expect(await ada.orders()).toEqual([])
    await lake.delete('drafts.course-test-draft')
  })

  test('with a course that costs nothing, which is named', async () => {
    const ada = await signUp()
    const [course, free] = await Promise.all([publishCourse(), publishCourse(0)])
    expect(await refusal(ada.pressPay([course, free]))).toEqual({
      reason: 'unknown-course',
      courseIds: [free.id],
    })
    expect(await ada.orders()).toEqual([])
  })

  test('with something that is not a course', async () => {
    const ada = await signUp()
    const settings = {id: 'siteSettings', title: '', priceCents: 0}
    expect(await refusal(ada.pressPay([settings]))).toMatchObject({reason: 'unknown-course'})
  })

  test('with the same course twice', {tags: ['S2.08.18', 'S7.01.07']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    expect(await refusal(ada.pressPay([course, course]))).toEqual({
      reason: 'duplicate-course',
      courseIds: [course.id],
    })
    expect(await ada.orders()).toEqual([])
  })

  test('with a course that one owns', {tags: ['S2.08.18', 'S7.01.07']}, async () => {
    const ada = await signUp()
    const [owned, another] = await Promise.all([publishCourse(), publishCourse()])
    await ada.buy(owned)
    expect(await refusal(ada.pressPay([owned, another]))).toEqual({
      reason: 'already-owned',
      courseIds: [owned.id],
    })
    expect(await ada.orders()).toHaveLength(1)
  })

  test('signed out', {tags: ['S7.01.01']}, async () => {
    const course = await publishCourse()
    const input = {lines: linesOf([course]), expectedTotalCents: 5999}
    expect(await refusal(call(createCheckout, input))).toEqual({reason: 'signed-out'})
  })

  test.each([
    ['no lines', {lines: [], expectedTotalCents: 0}, 'lines'],
    ['an id that is none', {lines: [{kind: 'course', id: '*[true]'}], expectedTotalCents: 0}, 'lines.0.id'],
    ['a kind that is none', {lines: [{kind: 'page', id: 'a'}], expectedTotalCents: 0}, 'lines.0.kind'],
    ['half a cent', {lines: linesOf([{id: 'course-a'}]), expectedTotalCents: 0.5}, 'expectedTotalCents'],
    ['no total', {lines: linesOf([{id: 'course-a'}])}, 'expectedTotalCents'],
    ['nothing', null, 'lines'],
    [
      'fifty-one courses',
      {lines: Array.from({length: 51}, (_, n) => ({kind: 'course', id: `c${n}`})), expectedTotalCents: 1},
      'lines',
    ],
    ['a number of Firebase’s that is none', {'@type': 'type.googleapis.com/google.protobuf.Int64Value'}, ''],
    ['a type that nobody knows', {lines: [{'@type': 'x'}], expectedTotalCents: 1}, ''],
  ])('with %s, naming the field', async (_, input, field) => {
    const {idToken} = await signUp()
    expect(await refusal(callRaw('createCheckout', input, idToken))).toEqual({
      reason: 'invalid-argument',
      field,
    })
  })
})

describe('Stripe fails', () => {
  const opening = {method: 'POST', path: '/v1/checkout/sessions'}

  test('for good: pay says so, and works when Stripe is back, with the same order', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await stripeFails('error', {status: 500, ...opening})
    expect(await refusal(ada.pressPay([course]))).toEqual({reason: 'payment-unavailable'})
    const [order] = await ada.orders()
    await stripeFails('none')
    expect((await ada.pressPay([course])).orderId).toBe(order?.id)
  })

  test('by refusing the order for good: it has failed, and the next cart works at once', async () => {
    const ada = await signUp()
    const [tiny, course] = await Promise.all([publishCourse(30), publishCourse()])
    expect(await refusal(ada.pressPay([tiny]))).toEqual({reason: 'amount-refused'})
    expect(await ada.orders()).toMatchObject([
      {status: 'failed', failure: 'amount-refused', nextCheckAt: null},
    ])
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
    await ada.buy(course)

    await stripeFails('error', {status: 400, times: 1, ...opening})
    const another = await publishCourse()
    expect(await refusal(ada.pressPay([another]))).toEqual({reason: 'payment-refused'})
    await ada.buy(another)
  })

  test('by refusing an order that was begun and left: another cart closes it', async () => {
    const ada = await signUp()
    const [left, wanted] = await Promise.all([publishCourse(), publishCourse()])
    await stripeFails('error', {status: 500, ...opening})
    expect(await refusal(ada.pressPay([left]))).toEqual({reason: 'payment-unavailable'})
    const [order] = await ada.orders()
    await stripeFails('error', {status: 400, times: 1, ...opening})
    await ada.buy(wanted)
    expect(await read(`orders/${order?.id}`)).toMatchObject({status: 'failed', failure: 'payment-refused'})
  })

  test('by saying that the key of an order was used for another: the order ends, and pay works', async () => {
    const ada = await signUp()
    const [course, other] = await Promise.all([publishCourse(), publishCourse()])
    /** An order without a session, whose key Stripe knows with other parameters, as from before a release. */
    const ofUsedKey = async () => {
      const {orderId} = await ada.pressPay([course])
      await firestore.doc(`checkouts/${ada.uid}`).update({sessionId: null, url: null})
      await firestore.doc(`orders/${orderId}`).update({checkoutSessionId: null, sessionAttempt: 1})
      const line = {
        quantity: 1,
        price_data: {currency: 'usd', unit_amount: 700, product_data: {name: 'Other'}},
      }
      await stripe.checkout.sessions.create(
        {mode: 'payment', line_items: [line], success_url: 'https://shop.test/'},
        {idempotencyKey: `checkout-${orderId}-1`},
      )
      return orderId
    }
    const first = await ofUsedKey()
    const pressed = await ada.pressPay([course])
    expect(pressed.orderId).not.toBe(first)
    expect(await read(`orders/${first}`)).toMatchObject({status: 'expired', nextCheckAt: null})
    expect(await read(`orders/${first}`)).not.toHaveProperty('replaced')
    await ada.call(cancelCheckout, {orderId: pressed.orderId})

    const second = await ofUsedKey()
    await ada.buy(other)
    expect(await read(`orders/${second}`)).toMatchObject({status: 'expired', replaced: true})

    const third = await ofUsedKey()
    expect(await ada.call(cancelCheckout, {orderId: third})).toEqual({status: 'cancelled'})
  })

  test('by refusing the email address: the payment page asks for another', async () => {
    const ada = await signUp(`ada<${crypto.randomUUID().slice(0, 8)}>@example.com`)
    const course = await publishCourse()
    const {sessionId, orderId} = await ada.pressPay([course])
    expect((await stripe.checkout.sessions.retrieve(sessionId)).customer_email).toBeNull()
    expect(await ada.pressPay([course])).toMatchObject({sessionId, orderId})
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    expect((await read(`orders/${orderId}`))?.['email']).toBe('payer@lectern.test')
  })

  test('by losing its answer: no second session is opened', {tags: ['S2.08.19']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await stripeFails('lost', {times: 1, ...opening})
    const {orderId} = await ada.pressPay([course])
    const {data} = await stripe.checkout.sessions.list({limit: 100})
    expect(data.filter(({metadata}) => metadata?.['orderId'] === orderId)).toHaveLength(1)
  })

  test('while its own news is worked on: it is asked to send it again', async () => {
    const ada = await signUp()
    await webhooks.holdBack()
    const {sessionId, orderId} = await ada.pressPay([await publishCourse()])
    await paymentPage.payByCard(sessionId)
    const news = {
      type: 'checkout.session.completed',
      object: await stripe.checkout.sessions.retrieve(sessionId),
    }
    await stripeFails('error', {status: 500})
    expect(await postEvent(news)).toBe(500)
    await stripeFails('none')
    expect(await postEvent(news)).toBe(200)
    await ada.orderBecomes(orderId, 'completed')
  })

  test('on the success page: it says so, and the order waits', {tags: ['S8.03.05']}, async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await webhooks.holdBack()
    const {sessionId} = await ada.pressPay([course])
    await paymentPage.payByCard(sessionId)
    await stripeFails('error', {status: 500})
    expect(await refusal(ada.confirm(sessionId))).toEqual({reason: 'payment-unavailable'})
    await stripeFails('none')
    expect((await ada.confirm(sessionId)).status).toBe('completed')
  })
})

test('an order that was never noted with its session is taken up by the next press', async () => {
  const ada = await signUp()
  const course = await publishCourse()
  const {orderId, sessionId} = await ada.pressPay([course])
  await firestore.doc(`checkouts/${ada.uid}`).update({sessionId: null, url: null})
  await firestore.doc(`orders/${orderId}`).update({checkoutSessionId: null})
  expect(await ada.pressPay([course])).toMatchObject({orderId, sessionId})
  await paymentPage.payByCard(sessionId)
  await ada.orderBecomes(orderId, 'completed')
})
