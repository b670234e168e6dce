import {acceptGift, listGifts} from '@lectern/domain/gifts/contracts'
import type {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeEach, describe, expect, test} from 'vitest'
import {sessionParameters} from '../../../functions/src/checkout/session.ts'
import {restoreOrder} from '../../../functions/src/payments/restore-order.ts'
import type {Order} from '../../../functions/src/orders/order.ts'
import {clearShelf, firestore, publishCourse, read} from './back-office.ts'
import {letTimePass, paid} from './comparing.ts'
import {countsOf, makeCode} from './discount-codes.ts'
import {eventually} from './eventually.ts'
import {claimIn, give} from './gifts.ts'
import {mailsTo, mailTo} from './inbox.ts'
import {runUntilCommit} from './interleave.ts'
import {signUp, signUpStaff} from './learner.ts'
import {control, dropWebhooks, paymentPage, refundInDashboard, stripe, webhooks} from './payments.ts'
import {buyTeam, seen, teamOf} from './teams.ts'

beforeEach(() => webhooks.holdBack())
afterEach(async () => {
  await dropWebhooks()
  await webhooks.behave()
})
afterAll(clearShelf)

/** Does something of which Stripe tells. */
async function withNews<T>(work: () => Promise<T>): Promise<T> {
  await webhooks.behave()
  const result = await work()
  await webhooks.holdBack()
  return result
}

describe('a paid session whose order is missing', () => {
  test('has its order, its courses and its account written again', async () => {
    const {ada, course, orderId, sessionId} = await paid()
    const before = await read(`orders/${orderId}`)
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    await firestore.doc(`mail/receipt-${orderId}`).delete()
    await ada.deleteAccount()
    await letTimePass()
    const after = await ada.orderBecomes(orderId, 'completed')
    const {createdAt, completedAt: _, ...same} = before ?? {}
    expect(after).toMatchObject(same)
    // Stripe counts in seconds.
    const later = (after['createdAt'] as Timestamp).toMillis() - (createdAt as Timestamp).toMillis()
    expect(Math.abs(later)).toBeLessThan(60_000)
    expect(await ada.courses()).toEqual([course.id])
    expect((await ada.account())?.email).toBe(ada.email)
    expect(await ada.confirm(sessionId)).toMatchObject({status: 'completed', orderId})
  })

  test('has the discount that it had, which counts as used once more', async () => {
    const [ada, staff, course] = await Promise.all([signUp(), signUpStaff(), publishCourse(8000)])
    const code = await makeCode(staff, {value: 25})
    const {orderId, sessionId} = await ada.pressPay([course], 6000, code)
    await paymentPage.payByCard(sessionId)
    await ada.confirm(sessionId)
    const before = await read(`orders/${orderId}`)
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`discountUses/${orderId}`).delete()
    await firestore.doc(`discountCodes/${code}`).update({used: 0, discountedCents: 0})
    await letTimePass()
    const {amountCents, items, discount} = await ada.orderBecomes(orderId, 'completed')
    expect({amountCents, items, discount}).toEqual({
      amountCents: 6000,
      items: before?.['items'],
      discount: {code, discountCents: 2000},
    })
    expect(await countsOf(code)).toEqual({used: 1, reserved: 0})
    expect(await read(`discountUses/${orderId}`)).toMatchObject({code, userId: ada.uid, state: 'used'})
    // Their account is there.
    expect(await read(`problems/account-missing-${orderId}`)).toBeNull()
  })

  test('is a gift again, of which its giver has to say whom it is for', async () => {
    const [ada, ben, course] = await Promise.all([signUp(), signUp(), publishCourse()])
    const {orderId} = await withNews(() => give(ada, course, {email: ben.email}))
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`claims/${orderId}-1`).delete()
    await letTimePass()
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([])
    expect(await claimIn(orderId)).toMatchObject({state: 'held', giverId: ada.uid, to: null})
    const {gifts} = await ada.call(listGifts, {orderId})
    await ben.call(acceptGift, {code: gifts[0]?.code ?? ''})
    expect(await ben.courses()).toEqual([course.id])
  })

  test('has its seats again', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse(10_000)])
    const {orderId} = await withNews(() => buyTeam(ada, course, 5))
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`teams/${teamOf(ada, course)}`).delete()
    await letTimePass()
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({
      amountCents: 45_000,
      items: [{for: 'team', quantity: 5, priceCents: 45_000}],
    })
    expect(await seen(ada, teamOf(ada, course))).toMatchObject({seats: 5, free: 5})
  })

  test.each([
    ['was added to its prices', 'exclusive', 11_900, 1900],
    ['is part of its prices', 'inclusive', 10_000, 1597],
  ] as const)('has the tax again that %s', async (_, taxBehavior, amountCents, taxCents) => {
    const [ada, course] = await Promise.all([signUp(), publishCourse(10_000)])
    const {orderId: unpaid} = await ada.pressPay([course])
    const order = {...((await read(`orders/${unpaid}`)) as Order), taxBehavior}
    const {id: orderId} = firestore.collection('orders').doc()
    const {id: sessionId} = await stripe.checkout.sessions.create(sessionParameters(orderId, order))
    await paymentPage.payFrom(sessionId, {country: 'DE'})
    await letTimePass()
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({
      taxBehavior,
      amountCents,
      items: [{priceCents: 10_000, taxCents, taxPercent: 19, taxCode: order.items[0]?.taxCode}],
    })
  })

  test('has its account with the address that Stripe has asked for, where the shop knew none', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {orderId: unpaid} = await ada.pressPay([course])
    const order = {...((await read(`orders/${unpaid}`)) as Order), email: null}
    const {id: orderId} = firestore.collection('orders').doc()
    const {id: sessionId} = await stripe.checkout.sessions.create(sessionParameters(orderId, order))
    const email = `asked-${orderId.toLowerCase()}@lectern.test`
    await control(`/sessions/${sessionId}/pay`, {email})
    await ada.deleteAccount()
    await letTimePass()
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({email})
    expect((await ada.account())?.email).toBe(email)
    await mailTo(email, 'receipt')
  })

  test('is written once, however many find it missing at the same time', async () => {
    const {ada, orderId, sessionId} = await paid()
    const before = await read(`orders/${orderId}`)
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    await firestore.doc(`orders/${orderId}`).delete()
    const slow = await runUntilCommit(() => restoreOrder(orderId, session))
    await restoreOrder(orderId, session)
    const restored = await ada.orderBecomes(orderId, 'completed')
    slow.commit()
    await slow.ended
    expect(await read(`orders/${orderId}`)).toEqual(restored)
    expect(restored['items']).toEqual(before?.['items'])
  })

  test('is filed where the code of a discount is not said to have taken off what its lines say', async () => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {orderId: unpaid} = await ada.pressPay([course])
    const stored = (await read(`orders/${unpaid}`)) as Order
    const items = stored.items.map((line) => ({...line, discountCents: 500}))
    const discount = {code: 'GONE', discountCents: 500}
    const {metadata, ...parameters} = sessionParameters('of-no-order', {...stored, items, discount})
    const {id} = await stripe.checkout.sessions.create({
      ...parameters,
      metadata: {...metadata, discountCents: 499},
    })
    await paymentPage.payByCard(id)
    await letTimePass()
    const filed = await eventually('the payment to be filed', () => read(`problems/order-missing-${id}`))
    expect(filed).toMatchObject({orderId: 'of-no-order', details: {session: id}})
  })

  test('has the discount of a session from before, which a coupon took off, with the tax of each line', async () => {
    const [ada, ...courses] = await Promise.all([signUp(), publishCourse(10_000), publishCourse(10_000)])
    const {orderId: unpaid} = await ada.pressPay(courses)
    const stored = (await read(`orders/${unpaid}`)) as Order
    const {id: orderId} = firestore.collection('orders').doc()
    const discount = {code: `OLD-${orderId.slice(0, 8).toUpperCase()}`, discountCents: 5000}
    const items = stored.items.map((line, index) => ({...line, discountCents: index === 0 ? 5000 : 0}))
    const parameters = sessionParameters(orderId, {...stored, items, discount})
    const {id: coupon} = await stripe.coupons.create({amount_off: 5000, currency: 'usd'})
    const {id} = await stripe.checkout.sessions.create({
      ...parameters,
      line_items: (parameters.line_items ?? []).map((line) => ({
        ...line,
        ...(line.price_data && {price_data: {...line.price_data, unit_amount: 10_000}}),
      })),
      metadata: {orderId, discountCode: discount.code},
      discounts: [{coupon}],
    })
    await paymentPage.payFrom(id, {country: 'DE'})
    await letTimePass()
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({
      amountCents: 15_000,
      discount,
      items: [
        {priceCents: 10_000, discountCents: 5000, taxCents: 798},
        {priceCents: 10_000, discountCents: 0, taxCents: 1596},
      ],
    })
  })

  test.each(['a coupon without its code', 'a code without its coupon'] as const)(
    'has no discount where Stripe knows %s',
    async (known) => {
      const [ada, course] = await Promise.all([signUp(), publishCourse()])
      const {orderId: unpaid} = await ada.pressPay([course])
      const stored = (await read(`orders/${unpaid}`)) as Order
      const {id: orderId} = firestore.collection('orders').doc()
      const {metadata, ...parameters} = sessionParameters(orderId, stored)
      const hasCoupon = known === 'a coupon without its code'
      const coupon = hasCoupon && (await stripe.coupons.create({amount_off: 500, currency: 'usd'}))
      const {id} = await stripe.checkout.sessions.create({
        ...parameters,
        metadata: {...metadata, ...(!coupon && {discountCode: 'GONE'})},
        ...(coupon && {discounts: [{coupon: coupon.id}]}),
      })
      await paymentPage.payByCard(id)
      await letTimePass()
      const restored = await ada.orderBecomes(orderId, 'completed')
      expect(restored).toMatchObject({amountCents: coupon ? 5499 : 5999, items: stored.items})
      expect(restored).not.toHaveProperty('discount')
    },
  )

  test('names the account as missing where its address belongs to another by now', async () => {
    const {ada, orderId} = await paid()
    await firestore.doc(`orders/${orderId}`).delete()
    await ada.deleteAccount()
    await signUp(ada.email)
    await letTimePass()
    const filed = await eventually('the account to be named', () =>
      read(`problems/account-missing-${orderId}`),
    )
    expect(filed).toMatchObject({orderId, details: {uid: ada.uid, email: ada.email}})
  })

  const known = (courseId: string) => ({name: 'A course', metadata: {courseId}})
  const unknown = () => ({name: 'A course'})
  test.each([
    ['what was bought', [unknown], true],
    ['all that was bought', [known, unknown], true],
    ['who has bought it', [known], false],
  ] as const)('is filed for staff where it does not say %s', async (what, bought, isBuyerNamed) => {
    const [ada, course] = await Promise.all([signUp(), publishCourse()])
    const {id} = await stripe.checkout.sessions.create({
      mode: 'payment',
      ...(isBuyerNamed && {client_reference_id: ada.uid}),
      line_items: bought.map((product) => ({
        quantity: 1,
        price_data: {currency: 'usd', unit_amount: 5999, product_data: product(course.id)},
      })),
      metadata: {orderId: `without ${what}`.replaceAll(' ', '-')},
      success_url: 'https://lectern.example/payment-success',
    })
    await paymentPage.payByCard(id)
    await letTimePass()
    const filed = await eventually('the payment to be filed', () => read(`problems/order-missing-${id}`))
    expect(filed).toMatchObject({
      kind: 'order-missing',
      details: {session: id, amountCents: 5999 * bought.length, email: 'payer@lectern.test'},
    })
  })
})

test('after the database was restored from an older state everything that was sold is there again', async () => {
  const [one, two, refunded] = await Promise.all([paid(), paid(), paid()])
  await refundInDashboard(refunded.sessionId)
  const sold = [one, two, refunded]
  const before = await Promise.all(sold.map(({orderId}) => read(`orders/${orderId}`)))
  for (const {ada, course, orderId} of sold) {
    await firestore.doc(`orders/${orderId}`).delete()
    await firestore.doc(`enrollments/${ada.uid}_${course.id}`).delete()
    await firestore.doc(`mail/receipt-${orderId}`).delete()
    await ada.deleteAccount()
  }
  await letTimePass()
  await one.ada.orderBecomes(one.orderId, 'completed')
  await two.ada.orderBecomes(two.orderId, 'completed')
  await refunded.ada.orderBecomes(refunded.orderId, 'refunded')
  for (const [index, {ada, course, orderId}] of sold.entries()) {
    const {userId, email, amountCents, items, paymentIntentId} = before[index] ?? {}
    expect(await read(`orders/${orderId}`)).toMatchObject({
      userId,
      email,
      amountCents,
      items,
      paymentIntentId,
    })
    expect(await ada.courses()).toEqual(orderId === refunded.orderId ? [] : [course.id])
    expect((await ada.account())?.email).toBe(ada.email)
  }
  // It may have been told before.
  expect(await mailsTo(refunded.ada.email, 'refunded')).toEqual([])
})
