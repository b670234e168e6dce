import {cancelCheckout} from '@lectern/domain/checkout/contracts'
import {checkDiscount, endDiscount} from '@lectern/domain/discount/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {checkDiscount as discountCheck} from '../../../functions/src/discounts/check-discount.ts'
import {reserveDiscount, settleDiscount} from '../../../functions/src/discounts/discount-uses.ts'
import {optimistically} from '../../../functions/src/services/optimistic.ts'
import {outcomeOf} from '../cost/run-function.ts'
import {
  changePrice,
  clearShelf,
  compareFromNewest,
  firestore,
  letTimePass,
  publishCourse,
  read,
} from './back-office.ts'
import {callRaw, refusal} from './callable.ts'
import {countsOf, makeCode, signUpVerified} from './discount-codes.ts'
import {eventually} from './eventually.ts'
import {mailTo} from './inbox.ts'
import {INTERLEAVINGS, interleave} from './interleave.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {bank, dropWebhooks, paymentPage, refundsOf, stripe, stripeFails, webhooks} from './payments.ts'

let sam: Learner
beforeAll(async () => {
  sam = await signUpStaff()
})
afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

/** Somebody with a verified address, as the function sees them. */
const userOf = (uid: string) => ({uid, verifiedEmail: async () => `${uid}@example.com`})

describe('a discount', () => {
  test('is the same in the order, at Stripe and on the receipt, and a refund gives back what was paid', async () => {
    const ada = await signUp()
    const [one, two] = await Promise.all([publishCourse(5999), publishCourse(8999)])
    const code = await makeCode(sam)
    expect(await ada.call(checkDiscount, {code: ` ${code.toLowerCase()} `})).toEqual({
      code,
      kind: 'percentage',
      value: 25,
      courseId: null,
      courseTitle: null,
    })
    const {orderId, sessionId} = await ada.pressPay([one, two], 11_248, code)
    expect(await countsOf(code)).toEqual({used: 0, reserved: 1})
    expect(await stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      amount_total: 11_248,
      metadata: {discountCode: code, discountCents: '3750'},
    })
    const {data} = await stripe.checkout.sessions.listLineItems(sessionId)
    expect(data.map(({amount_total: cents}) => cents)).toEqual([4499, 6749])
    await paymentPage.payByCard(sessionId)
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({
      amountCents: 11_248,
      discount: {code, discountCents: 3750},
      items: [
        {priceCents: 5999, discountCents: 1500},
        {priceCents: 8999, discountCents: 2250},
      ],
    })
    expect(await ada.confirm(sessionId)).toMatchObject({discount: {code, discountCents: 3750}})
    expect(await read(`discountCodes/${code}`)).toMatchObject({used: 1, reserved: 0, discountedCents: 3750})
    const {text} = await mailTo(ada.email, 'receipt')
    for (const words of [`Discount (${code}): -$37.50`, 'Total paid: $112.48']) expect(text).toContain(words)

    await ada.requestReturn(orderId)
    await callRaw('decideReturn', {orderId, decision: 'approved'}, sam.idToken)
    await ada.orderBecomes(orderId, 'refunded')
    expect((await refundsOf(sessionId)).map(({amount}) => amount)).toEqual([11_248])
    expect(await countsOf(code)).toEqual({used: 1, reserved: 0})
  })

  test('of one course is taken off that course alone', async () => {
    const ada = await signUp()
    const [one, two] = await Promise.all([publishCourse(5999), publishCourse(8999)])
    const code = await makeCode(sam, {kind: 'amount', value: 2000, courseId: two.id})
    expect(await ada.call(checkDiscount, {code})).toMatchObject({courseTitle: two.title})
    expect(await refusal(ada.pressPay([one], 3999, code))).toEqual({reason: 'code-not-for-cart'})
    const {orderId} = await ada.pressPay([one, two], 12_998, code)
    expect((await read(`orders/${orderId}`))?.['items']).toMatchObject([
      {discountCents: 0},
      {discountCents: 2000},
    ])
  })

  test('is taken off the prices of today', async () => {
    const ada = await signUp()
    const course = await publishCourse(5999)
    const code = await makeCode(sam)
    await changePrice(course, 8000)
    expect(await refusal(ada.pressPay([course], 4499, code))).toEqual({
      reason: 'price-changed',
      totalCents: 6000,
      discountCents: 2000,
    })
    await ada.pressPay([course], 6000, code)
  })

  test('of another code, or none, is another cart', async () => {
    const ada = await signUpVerified()
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {maxUses: 1, maxUsesPerPerson: 1})
    const first = await ada.pressPay([course], 4500, code)
    expect(await ada.pressPay([course], 4500, code)).toEqual(first)
    // Entered once more, it is the same learner's own reservation that is in the way.
    await ada.call(checkDiscount, {code})
    const another = await publishCourse(2000)
    const second = await ada.pressPay([course, another], 6000, code)
    expect((await stripe.checkout.sessions.retrieve(first.sessionId)).status).toBe('expired')
    await ada.pressPay([course])
    expect((await stripe.checkout.sessions.retrieve(second.sessionId)).status).toBe('expired')
    expect(await countsOf(code)).toEqual({used: 0, reserved: 0})
  })
})

test('a code that has ended leaves the open checkout as it is', async () => {
  const ada = await signUp()
  const [course, another] = await Promise.all([publishCourse(6000), publishCourse(6000)])
  const code = await makeCode(sam)
  const {orderId} = await ada.pressPay([course], 4500, code)
  await sam.call(endDiscount, {code})
  expect(await refusal(ada.pressPay([course, another], 9000, code))).toEqual({reason: 'code-ended'})
  expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
})

describe('a code is refused', () => {
  const day = 24 * 60 * 60_000
  test.each([
    ['before it starts', {startsAt: Date.now() + day}, 'code-not-started'],
    ['after it has ended', {endsAt: Date.now() - day}, 'code-ended'],
  ])('%s', async (_, change, reason) => {
    const ada = await signUp()
    const course = await publishCourse(6000)
    const code = await makeCode(sam, change)
    expect(await refusal(ada.call(checkDiscount, {code}))).toEqual({reason})
    expect(await refusal(ada.pressPay([course], 4500, code))).toEqual({reason})
    expect(await ada.orders()).toEqual([])
  })

  test('where it would leave less than can be paid', async () => {
    const ada = await signUp()
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {kind: 'amount', value: 5951})
    expect(await refusal(ada.pressPay([course], 49, code))).toEqual({reason: 'code-too-large'})
    const {sessionId} = await ada.pressPay([await publishCourse(6001)], 50, code)
    expect((await stripe.checkout.sessions.retrieve(sessionId)).amount_total).toBe(50)
  })

  test('after a few wrong ones, which cannot be guessed by trying', async () => {
    const eve = await signUp()
    const course = await publishCourse(6000)
    const code = await makeCode(sam)
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await refusal(eve.call(checkDiscount, {code: `GUESS-${guess}`}))).toEqual({
        reason: 'unknown-code',
      })
      expect(await refusal(eve.pressPay([course], 1, `GUESS-${guess}`))).toEqual({reason: 'unknown-code'})
    }
    expect(await refusal(eve.call(checkDiscount, {code}))).toEqual({reason: 'rate-limited'})
    expect(await refusal(eve.pressPay([course], 4500, code))).toEqual({reason: 'rate-limited'})
    await eve.pressPay([course])
    // Whoever has a code may enter it as often as they like.
    const ada = await signUp()
    for (let times = 0; times < 12; times += 1) await ada.call(checkDiscount, {code})
  })

  test('after a few wrong ones, also where many are tried at once', async () => {
    const eve = await signUp()
    // Side by side in this process: what comes by a request comes one after the other.
    const guesses = Array.from({length: 18}, (_, index) => ({code: `AT-ONCE-${index}`}))
    const answers = await Promise.all(guesses.map((guess) => outcomeOf(discountCheck, eve.uid, guess)))
    const tried = answers.filter((answer) => answer === 'unknown-code')
    expect(tried.length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)).toBe('rate-limited')
  })
})

describe('uses never exceed the limit', () => {
  test('in all, when many press pay at once', async () => {
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {maxUses: 2})
    const learners = await Promise.all(Array.from({length: 4}, () => signUpVerified()))
    const pressed = await Promise.allSettled(
      learners.map((learner) => learner.pressPay([course], 4500, code)),
    )
    const got = pressed.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(got).toHaveLength(2)
    expect(await countsOf(code)).toEqual({used: 0, reserved: 2})
    await Promise.all(got.map(({sessionId}) => paymentPage.payByCard(sessionId)))
    await eventually('both to count', async () => (await countsOf(code)).used === 2)
    expect(await refusal((await signUpVerified()).pressPay([course], 4500, code))).toEqual({
      reason: 'code-used-up',
    })
  })

  test('by one person, in two browsers at once and afterwards', async () => {
    const ada = await signUp()
    const [one, two, three] = await Promise.all([publishCourse(6000), publishCourse(8000), publishCourse()])
    const code = await makeCode(sam, {maxUsesPerPerson: 1})
    const pressed = await Promise.allSettled([
      ada.pressPay([one], 4500, code),
      ada.pressPay([two], 6000, code),
    ])
    expect((await countsOf(code)).reserved).toBe(1)
    // Whichever came last has closed the other.
    for (const result of pressed)
      if (result.status === 'fulfilled') await paymentPage.payByCard(result.value.sessionId).catch(() => {})
    await eventually('one to count', async () => (await countsOf(code)).used === 1)
    expect(await refusal(ada.call(checkDiscount, {code}))).toEqual({reason: 'code-used'})
    expect(await refusal(ada.pressPay([three], 4499, code))).toEqual({reason: 'code-used'})
  })

  test.each(INTERLEAVINGS)('interleaved as %s', async (steps) => {
    const code = await makeCode(sam, {maxUses: 1})
    const reserve = (orderId: string) => () =>
      optimistically((write) =>
        reserveDiscount(write, orderId, {code, discountCents: 1}, userOf(orderId)),
      ).then(
        () => 'reserved',
        (error: Error) => error.message,
      )
    const [a, b] = [`${code}-a`, `${code}-b`]
    const answers: Record<string, string> = {}
    const work = (name: string, orderId: string) => async () => {
      answers[name] = await reserve(orderId)()
    }
    await interleave(steps, {a: work('a', a), b: work('b', b)})
    expect(Object.values(answers).toSorted()).toEqual(['code-used-up', 'reserved'])
    expect(await countsOf(code)).toEqual({used: 0, reserved: 1})
  })

  test.each(INTERLEAVINGS)(
    'when one is released as another is reserved, interleaved as %s',
    async (steps) => {
      const code = await makeCode(sam, {maxUses: 1})
      const order = (userId: string) => ({userId, discount: {code, discountCents: 1}})
      const {discount} = order('a')
      await optimistically((write) => reserveDiscount(write, `${code}-a`, discount, userOf('a')))
      await interleave(steps, {
        a: () => optimistically((write) => settleDiscount(write, `${code}-a`, order('a'), 'released')),
        b: () =>
          optimistically((write) => reserveDiscount(write, `${code}-b`, discount, userOf('b'))).catch(
            () => {},
          ),
      })
      const uses = await firestore.collection('discountUses').where('code', '==', code).get()
      const reserved = uses.docs.filter((use) => use.get('state') === 'reserved').length
      expect(reserved).toBeLessThanOrEqual(1)
      expect(await countsOf(code)).toEqual({used: 0, reserved})
    },
  )
})

describe('a reservation is released when its order', () => {
  /** Somebody who has taken the only use of a code to the payment page. */
  async function reserved() {
    const ada = await signUpVerified()
    const course = await publishCourse(6000)
    const code = await makeCode(sam, {maxUses: 1})
    return {ada, course, code, ...(await ada.pressPay([course], 4500, code))}
  }
  type Reserved = Awaited<ReturnType<typeof reserved>>

  test.each<[string, (checkout: Reserved) => Promise<unknown>]>([
    ['expires', ({sessionId}) => paymentPage.letExpire(sessionId)],
    ['is cancelled', ({ada, orderId}) => ada.call(cancelCheckout, {orderId})],
    [
      'fails',
      async ({sessionId}) => {
        await paymentPage.payByBankTransfer(sessionId)
        await bank.transferFails(sessionId)
      },
    ],
  ])('%s, and another learner has it', async (_, end) => {
    const checkout = await reserved()
    const {course, code} = checkout
    const ben = await signUpVerified()
    expect(await refusal(ben.call(checkDiscount, {code}))).toEqual({reason: 'code-used-up'})
    await end(checkout)
    await eventually('the reservation to end', async () => (await countsOf(code)).reserved === 0)
    await ben.pressPay([course], 4500, code)
    expect(await countsOf(code)).toEqual({used: 0, reserved: 1})
  })

  test('is refused by Stripe', async () => {
    const ada = await signUpVerified()
    const code = await makeCode(sam, {maxUses: 1})
    await stripeFails('error', {status: 400, path: '/v1/checkout/sessions', times: 1})
    const course = await publishCourse(6000)
    expect(await refusal(ada.pressPay([course], 4500, code))).toEqual({reason: 'payment-refused'})
    expect(await countsOf(code)).toEqual({used: 0, reserved: 0})
  })

  test('never had a session', async () => {
    const {ada, code, orderId} = await reserved()
    const longAgo = Timestamp.fromMillis(Date.now() - 26 * 60 * 60_000)
    await firestore
      .doc(`orders/${orderId}`)
      .update({checkoutSessionId: null, createdAt: longAgo, sessionExpiresAt: longAgo})
    await letTimePass()
    await ada.orderBecomes(orderId, 'expired')
    expect(await countsOf(code)).toEqual({used: 0, reserved: 0})
  })
})

test('money that arrives after the reservation was released counts as a use', async () => {
  const ada = await signUpVerified()
  const code = await makeCode(sam, {maxUses: 1})
  const {orderId, sessionId} = await ada.pressPay([await publishCourse(6000)], 4500, code)
  await optimistically((write) =>
    settleDiscount(write, orderId, {userId: ada.uid, discount: {code, discountCents: 1500}}, 'released'),
  )
  await firestore.doc(`orders/${orderId}`).update({status: 'expired'})
  await paymentPage.payByCard(sessionId)
  await ada.orderBecomes(orderId, 'completed')
  expect(await countsOf(code)).toEqual({used: 1, reserved: 0})
})

test('an order that the database has lost is written again with its discount', async () => {
  await compareFromNewest()
  await webhooks.holdBack()
  const ada = await signUp()
  const [one, two] = await Promise.all([publishCourse(5999), publishCourse(8999)])
  const code = await makeCode(sam, {kind: 'amount', value: 1001})
  const {orderId, sessionId} = await ada.pressPay([one, two], 13_997, code)
  await paymentPage.payByCard(sessionId)
  await ada.confirm(sessionId)
  const before = await read(`orders/${orderId}`)
  await Promise.all([
    firestore.doc(`orders/${orderId}`).delete(),
    firestore.doc(`discountUses/${orderId}`).delete(),
    firestore.doc(`discountCodes/${code}`).update({used: 0, discountedCents: 0}),
  ])
  await letTimePass()
  const {amountCents, items, discount} = await ada.orderBecomes(orderId, 'completed')
  expect({amountCents, items, discount}).toEqual({
    amountCents: before?.['amountCents'],
    items: before?.['items'],
    discount: before?.['discount'],
  })
  expect(await read(`discountCodes/${code}`)).toMatchObject({used: 1, reserved: 0, discountedCents: 1001})
  await dropWebhooks()
})

describe('staff', () => {
  test('make and end codes, which is recorded', async () => {
    const code = await makeCode(sam)
    expect(await refusal(makeCode(sam, {code}))).toEqual({reason: 'code-exists'})
    expect(await refusal(makeCode(sam, {courseId: 'course-gone'}))).toMatchObject({reason: 'unknown-course'})
    const ada = await signUp()
    const course = await publishCourse(6000)
    const {orderId, sessionId} = await ada.pressPay([course], 4500, code)
    await sam.call(endDiscount, {code})
    expect(await refusal(sam.call(endDiscount, {code}))).toEqual({reason: 'code-ended'})
    expect(await refusal((await signUp()).call(checkDiscount, {code}))).toEqual({reason: 'code-ended'})
    const recorded = await firestore.collection('staffActions').where('subject.id', '==', code).get()
    expect(recorded.docs.map((action) => String(action.get('action'))).toSorted()).toEqual([
      'discount-created',
      'discount-ended',
    ])
    // Who is at the payment page already pays what they were shown.
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
  })

  test('alone may do so', async () => {
    const ada = await signUp()
    const code = await makeCode(sam)
    expect(await refusal(ada.call(endDiscount, {code}))).toEqual({reason: 'not-staff'})
    expect(await refusal(callRaw('createDiscount', {code: 'MINE'}, ada.idToken))).toEqual({
      reason: 'not-staff',
    })
    expect(await refusal(callRaw('checkDiscount', {code}))).toEqual({reason: 'signed-out'})
  })
})
