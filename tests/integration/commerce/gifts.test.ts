import {
  acceptGift,
  giveCourse,
  listGifts,
  readGift,
  sendGift,
  takeGiftBack,
} from '@lectern/domain/gifts/contracts'
import {orderDetails, refundOrder, settleProblem} from '@lectern/domain/orders/contracts'
import {exportOwnData} from '@lectern/domain/people/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {settleRefunds} from '../../../functions/src/refunds/settle-refunds.ts'
import {
  clearShelf,
  compareFromNewest,
  firestore,
  letTimePass,
  publishBundle,
  publishCourse,
  read,
} from './back-office.ts'
import {call, refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {claimBecomes, claimIn, codeIn, codeMailedTo, give, pressGive, someAddress} from './gifts.ts'
import {mailEvent, mailsTo, mailTo, refuseAddresses} from './inbox.ts'
import {signUp, signUpStaff, type Checkout, type Learner} from './learner.ts'
import {bank, paymentPage, refundInDashboard, refundsOf, stripe, stripeFails, webhooks} from './payments.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(async () => {
  await refuseAddresses([])
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

const lineId = '1'
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** A course that Ada gives and Ben may accept. */
async function given(change: Parameters<typeof give>[2] = {}) {
  const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse()])
  const email = someAddress()
  const order = await give(ada, course, {email, ...change})
  return {ada, ben, course, email, ...order}
}

async function accepted() {
  const gift = await given()
  const code = await codeMailedTo(gift.email)
  await gift.ben.call(acceptGift, {code})
  return {...gift, code}
}

const refund = (orderId: string, amountCents = 5999) =>
  staff.call(refundOrder, {
    orderId,
    requestId: crypto.randomUUID(),
    lineIds: [lineId],
    amountCents,
    reason: 'Goodwill',
  })
const giftOf = async (giver: Learner, orderId: string) => (await giver.call(listGifts, {orderId})).gifts[0]

describe('a gift', () => {
  test('is paid for by one and accepted by another, who owns it then', async () => {
    const {ada, ben, course, orderId, sessionId, email} = await given()
    expect(await ada.courses()).toEqual([])
    expect(await read(`orders/${orderId}`)).toMatchObject({items: [{lineId, id: course.id, for: 'gift'}]})
    const receipt = await mailTo(ada.email, 'receipt')
    expect(receipt.text).toContain(`See your gift: `)
    expect(receipt.text).not.toContain('/my-courses')
    expect(JSON.stringify(await stripe.checkout.sessions.retrieve(sessionId))).not.toContain(email)

    const code = await codeMailedTo(email)
    expect(await call(readGift, {code})).toEqual({
      kind: 'gift',
      from: null,
      toName: 'Ben',
      title: course.title,
      courses: [],
      message: 'Happy birthday!',
      isAccepted: false,
    })
    expect(await ben.call(acceptGift, {code})).toEqual({courseIds: [course.id]})
    // Pressed twice, it is the same.
    expect(await ben.call(acceptGift, {code})).toEqual({courseIds: [course.id]})
    expect(await ben.courses()).toEqual([course.id])
    expect(await read(`enrollments/${ben.uid}_${course.id}`)).toMatchObject({orderId, orderIds: [orderId]})
    expect(await mailTo(ada.email, 'gift-accepted')).toMatchObject({
      subject: `Your gift was accepted: ${course.title}`,
    })
    expect(await giftOf(ada, orderId)).toMatchObject({state: 'accepted', code: null})
    expect(await call(readGift, {code})).toMatchObject({isAccepted: true})
    expect(await refusal((await signUp()).call(acceptGift, {code}))).toEqual({reason: 'gift-accepted'})
    expect(await mailsTo(ada.email, 'gift-accepted')).toHaveLength(1)
  })

  test('is stored without its code, which nobody guesses', async () => {
    const {ada, ben, orderId, email} = await given()
    const code = await codeMailedTo(email)
    expect((await giftOf(ada, orderId))?.code).toBe(code)
    const stored = await Promise.all(
      ['claims', 'mail', 'orders'].map(async (name) => (await firestore.collection(name).get()).docs),
    )
    expect(JSON.stringify(stored.flat().map((snapshot) => snapshot.data()))).not.toContain(code)
    const wrong = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`
    expect(await refusal(call(readGift, {code: wrong}))).toEqual({reason: 'unknown-gift'})
    expect(await refusal(ben.call(acceptGift, {code: wrong}))).toEqual({reason: 'unknown-gift'})
    expect(await refusal(ben.call(listGifts, {orderId}))).toEqual({reason: 'unknown-order'})
  })

  test('of a course that the giver owns can be given, and bought for oneself as well', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    await ada.buy(course)
    const {orderId} = await give(ada, course)
    expect(await ada.courses()).toEqual([course.id])
    await ada.call(takeGiftBack, {orderId, lineId})
    expect(await ada.courses()).toEqual([course.id])
    const [eva, other] = await Promise.all([signUp(), publishCourse()])
    await give(eva, other)
    await eva.buy(other)
    expect(await eva.courses()).toEqual([other.id])
  })

  test('whose transfer is under way keeps nobody from buying the course, nor such a purchase from giving it', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const isUnderWay = ({orderId}: Checkout) =>
      eventually(
        'the transfer to be under way',
        async () => (await read(`orders/${orderId}`))?.['paymentProcessing'],
      )
    const gift = await pressGive(ada, course)
    await paymentPage.payByBankTransfer(gift.sessionId)
    await isUnderWay(gift)
    const own = await ada.pressPay([course])
    await paymentPage.payByBankTransfer(own.sessionId)
    await isUnderWay(own)
    expect(await refusal(ada.pressPay([course]))).toMatchObject({reason: 'payment-in-progress'})
    expect((await pressGive(ada, course)).url).toContain('/pay/cs_')
  })

  test('of a bundle gives what somebody does not own; of whoever owns all it can be passed on', async () => {
    const [ada, ben, eva, one, two] = await Promise.all([
      signUp(),
      signUp(),
      signUp(),
      publishCourse(),
      publishCourse(),
    ])
    const bundle = await publishBundle([one, two], 7000)
    await Promise.all([ben.buy(one), eva.buy(one, two)])
    const email = someAddress()
    const {orderId} = await give(ada, bundle, {email})
    const code = await codeMailedTo(email)
    expect(await call(readGift, {code})).toMatchObject({title: bundle.title, courses: [one.title, two.title]})
    expect(await refusal(eva.call(acceptGift, {code}))).toEqual({reason: 'already-owned'})
    await ben.call(acceptGift, {code})
    expect(await ben.courses()).toEqual([one.id, two.id].toSorted())
    await refund(orderId, 7000)
    expect(await ben.courses()).toEqual([one.id])
    expect((await mailTo(ben.email, 'gift-withdrawn')).text).toContain(`You keep ${one.title}`)
  })

  test('is refused at another price, on no day that is possible, and without its address', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    expect(await refusal(pressGive(ada, {...course, priceCents: 1}))).toEqual({
      reason: 'price-changed',
      totalCents: 5999,
    })
    for (const day of [dayIn(-3), dayIn(370), 'soon'])
      expect(await refusal(pressGive(ada, course, {day}))).toEqual({reason: 'day-not-possible'})
    expect(await refusal(pressGive(ada, course, {email: ''}))).toEqual({
      reason: 'invalid-argument',
      field: 'email',
    })
    expect(await refusal(pressGive(ada, {...course, id: 'no-course'}))).toMatchObject({
      reason: 'unknown-course',
    })
    expect(await refusal(call(giveCourse, {} as never))).toEqual({reason: 'signed-out'})
  })

  test('pressed twice is one order; for somebody else it is another', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const email = someAddress()
    const [first, again] = [await pressGive(ada, course, {email}), await pressGive(ada, course, {email})]
    expect(again.orderId).toBe(first.orderId)
    const other = await pressGive(ada, course)
    expect(other.orderId).not.toBe(first.orderId)
    const forHerself = await ada.pressPay([course])
    expect(forHerself.orderId).not.toBe(other.orderId)
    expect(await ada.orders()).toHaveLength(3)
  })

  test('is not accepted before it is paid, and needs no mail to be handed over', async () => {
    const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse()])
    const {orderId, sessionId} = await pressGive(ada, course, {delivery: 'print', email: ''})
    expect((await ada.call(listGifts, {orderId})).gifts).toEqual([])
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    const gift = await giftOf(ada, orderId)
    expect(gift).toMatchObject({email: null, deliverAt: null, sentAt: null, state: 'held'})
    await ben.call(acceptGift, {code: gift?.code ?? ''})
    expect(await ben.courses()).toEqual([course.id])
  })
})

describe('the mail of a gift', () => {
  test('waits in the outbox for its day', async () => {
    const day = dayIn(20)
    const {ada, orderId, email} = await given({day})
    const due = Date.parse(`${day}T09:00:00Z`)
    const mail = await firestore.doc(`mail/gift-${orderId}-1-1`).get()
    expect(mail.data()).toMatchObject({to: [email], state: 'queued', attempts: 0})
    expect(mail.get('nextAttemptAt')).toEqual(Timestamp.fromMillis(due))
    expect(await giftOf(ada, orderId)).toMatchObject({deliverAt: due, sentAt: null})
    expect(await mailsTo(email, 'gift')).toEqual([])
    await letTimePass()
    await codeMailedTo(email)
    await eventually('the gift to be sent', async () => (await giftOf(ada, orderId))?.sentAt)
  })

  test('goes again with the same code, and with another to another address', async () => {
    const {ada, ben, orderId, email} = await given()
    const first = await codeMailedTo(email)
    await ada.call(sendGift, {orderId, lineId, name: 'Ben', email: email.toUpperCase()})
    const again = await eventually('a second mail', async () => (await mailsTo(email, 'gift'))[1])
    expect(codeIn(again.text ?? '')).toBe(first)
    const other = someAddress()
    await ada.call(sendGift, {orderId, lineId, name: 'Benno', email: other})
    const code = await codeMailedTo(other)
    expect(code).not.toBe(first)
    expect(await refusal(call(readGift, {code: first}))).toEqual({reason: 'unknown-gift'})
    expect(await call(readGift, {code})).toMatchObject({toName: 'Benno'})
    await ben.call(acceptGift, {code})
    expect(await refusal(ada.call(sendGift, {orderId, lineId, name: 'Ben', email}))).toEqual({
      reason: 'gift-accepted',
    })
    expect(await refusal(ben.call(sendGift, {orderId, lineId, name: 'Ben', email}))).toEqual({
      reason: 'unknown-gift',
    })
  })

  test('of which the address was changed before its day goes to the new one alone', async () => {
    const {ada, orderId, email} = await given({day: dayIn(20)})
    const other = someAddress()
    const {sendsAt} = await ada.call(sendGift, {orderId, lineId, name: 'Ben', email: other})
    expect(sendsAt).toBe(Date.parse(`${dayIn(20)}T09:00:00Z`))
    await letTimePass()
    await codeMailedTo(other)
    expect(await mailsTo(email, 'gift')).toEqual([])
    expect(await read(`mail/gift-${orderId}-1-1`)).toMatchObject({state: 'skipped'})
  })

  test('that comes back is told to the giver', async () => {
    const {ada, orderId, email} = await given()
    await codeMailedTo(email)
    expect(await mailEvent('failed', email)).toBe(200)
    expect((await mailTo(ada.email, 'gift-returned')).text).toContain(email)
    expect((await giftOf(ada, orderId))?.bouncedAt).not.toBeNull()
    await ada.call(sendGift, {orderId, lineId, name: 'Ben', email: someAddress()})
    expect((await giftOf(ada, orderId))?.bouncedAt).toBeNull()
    // From now on the mail service drops what is sent there.
    await ada.call(sendGift, {orderId, lineId, name: 'Ben', email})
    await eventually(
      'the dropped mail to be said',
      async () => (await giftOf(ada, orderId))?.bouncedAt !== null,
    )
  })

  test('that the mail service refuses, too', async () => {
    const email = someAddress()
    await refuseAddresses([email])
    const {ada, orderId} = await given({email})
    await mailTo(ada.email, 'gift-returned')
    expect(await giftOf(ada, orderId)).toMatchObject({sentAt: null})
    expect((await giftOf(ada, orderId))?.bouncedAt).not.toBeNull()
  })
})

describe('the money of a gift', () => {
  test('goes back to its giver until it is accepted', async () => {
    const {ada, ben, email, orderId, sessionId} = await given()
    const code = await codeMailedTo(email)
    expect(await refusal(ben.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'unknown-gift'})
    expect(await ada.call(takeGiftBack, {orderId, lineId})).toEqual({amountCents: 5999})
    expect(await ada.call(takeGiftBack, {orderId, lineId})).toEqual({amountCents: 5999})
    expect(await refundsOf(sessionId)).toHaveLength(1)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
    expect(await claimIn(orderId)).toMatchObject({state: 'refunded'})
    expect(await refusal(call(readGift, {code}))).toEqual({reason: 'gift-taken-back'})
    expect(await refusal(ben.call(acceptGift, {code}))).toEqual({reason: 'gift-taken-back'})
    expect((await mailTo(ada.email, 'refunded')).text).toContain('The gift cannot be used any more.')
    expect(await refusal(ada.call(sendGift, {orderId, lineId, name: 'Ben', email}))).toEqual({
      reason: 'gift-taken-back',
    })
  })

  test('stays once it is accepted, until staff give it back', async () => {
    const {ada, ben, course, orderId} = await accepted()
    expect(await refusal(ada.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'gift-accepted'})
    expect((await staff.call(orderDetails, {orderId})).gifts).toMatchObject([
      {lineId, state: 'accepted', uid: ben.uid, toName: 'Ben'},
    ])
    await refund(orderId)
    expect(await ben.courses()).toEqual([])
    expect(await claimIn(orderId)).toMatchObject({state: 'refunded', uid: ben.uid})
    expect((await mailTo(ben.email, 'gift-withdrawn')).subject).toBe(`A gift was taken back: ${course.title}`)
  })

  test('that is given back in Stripe’s dashboard ends the gift', async () => {
    const {ada, ben, email, orderId, sessionId} = await given()
    const code = await codeMailedTo(email)
    await refundInDashboard(sessionId)
    await ada.orderBecomes(orderId, 'refunded')
    expect(await refusal(ben.call(acceptGift, {code}))).toEqual({reason: 'gift-taken-back'})
    expect(await refusal(ada.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'gift-taken-back'})
  })

  test('that its giver takes back after that, before the shop has heard of it, is taken back', async () => {
    const {ada, ben, email, orderId, sessionId} = await given()
    const code = await codeMailedTo(email)
    await webhooks.holdBack()
    await refundInDashboard(sessionId)
    expect(await refusal(ada.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'gift-taken-back'})
    expect(await refundsOf(sessionId)).toHaveLength(1)
    const order = await read(`orders/${orderId}`)
    expect(order).toMatchObject({status: 'refunded', refundedCents: 5999})
    expect(order).not.toHaveProperty('staffRefund')
    expect(await refusal(ben.call(acceptGift, {code}))).toEqual({reason: 'gift-taken-back'})
  })

  test('of which a part went back in the dashboard, unheard of, is what is left of it, as its giver is told first', async () => {
    const {ada, email, orderId, sessionId} = await given()
    await codeMailedTo(email)
    await webhooks.holdBack()
    await refundInDashboard(sessionId, 1000)
    expect(await refusal(ada.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'amount-differs'})
    expect(await claimIn(orderId)).toMatchObject({state: 'held'})
    expect(await ada.call(takeGiftBack, {orderId, lineId})).toEqual({amountCents: 4999})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'refunded', refundedCents: 5999})
  })

  test('that did not arrive after all leaves the gift as it was', async () => {
    const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse()])
    const email = someAddress()
    const {orderId, sessionId} = await pressGive(ada, course, {email})
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    const code = await codeMailedTo(email)
    await ada.call(takeGiftBack, {orderId, lineId})
    const [made] = await refundsOf(sessionId)
    await bank.refundFails(made?.id ?? '')
    await claimBecomes(orderId, 'held')
    // Its mail had gone before.
    expect(await claimIn(orderId)).toMatchObject({mails: 1})
    // Once more, under another key.
    await ada.call(takeGiftBack, {orderId, lineId})
    const failing = (await refundsOf(sessionId)).find(({status}) => status === 'succeeded')
    await bank.refundFails(failing?.id ?? '')
    await claimBecomes(orderId, 'held')
    await ben.call(acceptGift, {code})
    expect(await ben.courses()).toEqual([course.id])
  })

  test('that did not arrive after all has the mail go whose day was in between', async () => {
    const {ada, ben, email, orderId, sessionId, course} = await given({day: dayIn(20)})
    await ada.call(takeGiftBack, {orderId, lineId})
    await letTimePass()
    await eventually('the mail to be passed over', async () => {
      const mail = await read(`mail/gift-${orderId}-1-1`)
      return mail?.['state'] === 'skipped'
    })
    const [made] = await refundsOf(sessionId)
    await bank.refundFails(made?.id ?? '')
    await claimBecomes(orderId, 'held')
    expect(await claimIn(orderId)).toMatchObject({mails: 2, refundAttempt: 1})
    await letTimePass()
    await ben.call(acceptGift, {code: await codeMailedTo(email)})
    expect(await ben.courses()).toEqual([course.id])
  })

  test('that a bank refuses before the shop has heard of it leaves the gift as it was', async () => {
    const {ada, ben, email, orderId, sessionId, course} = await given()
    const code = await codeMailedTo(email)
    await webhooks.holdBack()
    await stripeFails('indeterminate', {method: 'POST', path: '/v1/refunds'})
    expect(await refusal(ada.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'refund-failed'})
    await stripeFails('none')
    expect(await claimIn(orderId)).toMatchObject({state: 'revoked', refundAttempt: 0})
    expect(await refusal(ben.call(acceptGift, {code}))).toEqual({reason: 'gift-taken-back'})
    const [made] = await refundsOf(sessionId)
    await bank.refundFails(made?.id ?? '')
    await settleRefunds(orderId)
    expect(await claimIn(orderId)).toMatchObject({state: 'held', refundAttempt: 1})
    await ben.call(acceptGift, {code})
    expect(await ben.courses()).toEqual([course.id])
  })

  test('that Stripe refuses to give back leaves the gift as it was', async () => {
    const {ada, ben, email, orderId, sessionId, course} = await given()
    const code = await codeMailedTo(email)
    await bank.disputes(sessionId)
    expect(await refusal(ada.call(takeGiftBack, {orderId, lineId}))).toEqual({reason: 'payment-disputed'})
    expect(await claimIn(orderId)).toMatchObject({state: 'held'})
    await ben.call(acceptGift, {code})
    expect(await ben.courses()).toEqual([course.id])
  })

  test('of which a bank has taken a part leaves the gift as it was, unless staff withdraw it', async () => {
    const [kept, withdrawn] = await Promise.all([given(), given()])
    for (const {orderId, sessionId} of [kept, withdrawn]) {
      const dispute = await bank.disputes(sessionId, {amount: 1000})
      await bank.decides(dispute, 'lost')
      await eventually('the loss', async () => (await read(`orders/${orderId}`))?.['chargeback'])
      const courses = orderId === kept.orderId ? 'left' : 'withdrawn'
      await staff.call(settleProblem, {problemId: `dispute-lost-${dispute}`, courses, reason: 'Decided'})
    }
    const codes = await Promise.all([kept, withdrawn].map(({email}) => codeMailedTo(email)))
    await kept.ben.call(acceptGift, {code: codes[0] ?? ''})
    expect(await kept.ben.courses()).toEqual([kept.course.id])
    const refused = await refusal(withdrawn.ben.call(acceptGift, {code: codes[1] ?? ''}))
    expect(refused).toEqual({reason: 'gift-taken-back'})
  })

  test('that a bank has taken takes the course from whoever has accepted it, where staff say so', async () => {
    const {ben, course, orderId, sessionId} = await accepted()
    const dispute = await bank.disputes(sessionId)
    await bank.decides(dispute, 'lost')
    await eventually('the loss', async () => (await read(`orders/${orderId}`))?.['chargeback'])
    expect(await ben.courses()).toEqual([course.id])
    const problemId = `dispute-lost-${dispute}`
    await staff.call(settleProblem, {problemId, courses: 'withdrawn', reason: 'Lost'})
    expect(await ben.courses()).toEqual([])
  })

  test('goes back or the gift is accepted, and never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const {ada, ben, email, orderId, course} = await given()
      const code = await codeMailedTo(email)
      const [taken, got] = await Promise.allSettled([
        ada.call(takeGiftBack, {orderId, lineId}),
        ben.call(acceptGift, {code}),
      ])
      expect([taken.status, got.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const isBack = taken.status === 'fulfilled'
      expect(await read(`orders/${orderId}`)).toMatchObject({status: isBack ? 'refunded' : 'completed'})
      expect(await ben.courses()).toEqual(isBack ? [] : [course.id])
    }
  })

  test('pays for the course of whoever has accepted it, should that be missing', async () => {
    const {ada, ben, course} = await accepted()
    await firestore.doc(`enrollments/${ben.uid}_${course.id}`).delete()
    await compareFromNewest()
    await letTimePass()
    await eventually('the course to be back', async () => (await ben.courses()).includes(course.id))
    expect(await ada.courses()).toEqual([])
  })
})

test('both sides find it in their data, each without what is the other’s', async () => {
  const {ada, ben, orderId} = await accepted()
  const of = async (who: Learner) =>
    JSON.parse((await who.call(exportOwnData, {})).json) as Record<string, object[]>
  const [adas, bens] = [await of(ada), await of(ben)]
  expect(adas['giftsGiven']).toMatchObject([{id: `${orderId}-1`, message: 'Happy birthday!'}])
  expect(bens['giftsReceived']).toMatchObject([{uid: ben.uid, message: 'Happy birthday!'}])
  expect(JSON.stringify([adas['giftsGiven'], bens['giftsReceived']])).not.toMatch(/nonce|codeHash/)
  expect(JSON.stringify(adas['giftsGiven'])).not.toContain(ben.uid)
})
