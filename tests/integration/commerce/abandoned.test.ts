import {cancelCheckout, resumeCheckout} from '@lectern/domain/checkout/contracts'
import {acceptGift} from '@lectern/domain/gifts/contracts'
import {grantCourse} from '@lectern/domain/people/contracts'
import {afterAll, afterEach, describe, expect, test} from 'vitest'
import {clearShelf, firestore, publishBundle, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {codeMailedTo, give, pressGive} from './gifts.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {bank, paymentPage, stripe, stripeFails, webhooks} from './payments.ts'

afterEach(async () => {
  await stripeFails('none')
  await webhooks.behave()
})
afterAll(clearShelf)

/** Somebody who has pressed pay and left the payment page. */
async function leftThePaymentPage() {
  const ada = await signUp()
  const course = await publishCourse()
  return {ada, course, ...(await ada.pressPay([course]))}
}

const resume = (who: Learner, orderId: string) => who.call(resumeCheckout, {orderId})
const cancel = (who: Learner, orderId: string) => who.call(cancelCheckout, {orderId})

describe('an order that was left on the payment page', () => {
  test('is resumed on the same page, and paid there', async () => {
    const {ada, course, orderId, sessionId, url} = await leftThePaymentPage()
    expect(await resume(ada, orderId)).toEqual({url})
    await paymentPage.payByCard(sessionId)
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    expect(await refusal(cancel(ada, orderId))).toEqual({reason: 'not-open'})
  })

  test('is cancelled: nobody can pay it any more', async () => {
    const {ada, orderId, sessionId} = await leftThePaymentPage()
    expect(await cancel(ada, orderId)).toEqual({status: 'cancelled'})
    expect(await read(`orders/${orderId}`)).not.toHaveProperty('replaced')
    expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired')
    expect(await read(`checkouts/${ada.uid}`)).toBeNull()
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
  })

  test('is not cancelled when it is paid at that moment', async () => {
    const {ada, course, orderId, sessionId} = await leftThePaymentPage()
    await webhooks.holdBack()
    await paymentPage.payByCard(sessionId)
    expect(await refusal(cancel(ada, orderId))).toEqual({reason: 'not-open'})
    await ada.orderBecomes(orderId, 'completed')
    expect(await ada.courses()).toEqual([course.id])
  })

  test('has failed where its bank transfer did at that moment', async () => {
    const {ada, orderId, sessionId} = await leftThePaymentPage()
    await webhooks.holdBack()
    await paymentPage.payByBankTransfer(sessionId)
    await bank.transferFails(sessionId)
    expect(await cancel(ada, orderId)).toEqual({status: 'failed'})
    expect(await read(`orders/${orderId}`)).toMatchObject({failure: 'transfer-failed'})
  })

  test('is not resumed while a bank transfer is on its way', async () => {
    const {ada, orderId, sessionId} = await leftThePaymentPage()
    await paymentPage.payByBankTransfer(sessionId)
    await ada.confirm(sessionId)
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    expect(await refusal(cancel(ada, orderId))).toEqual({reason: 'not-open'})
  })

  test.each([
    ['does not answer', {}],
    ['does not end its session', {method: 'POST'}],
  ])('stays as it is while Stripe %s', async (_, what) => {
    const {ada, orderId} = await leftThePaymentPage()
    await stripeFails('error', {status: 500, ...what})
    expect(await refusal(cancel(ada, orderId))).toEqual({reason: 'payment-unavailable'})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
    await stripeFails('none')
    expect(await cancel(ada, orderId)).toEqual({status: 'cancelled'})
  })

  test('that no session was opened for is opened, or cancelled', async () => {
    const ada = await signUp()
    const course = await publishCourse()
    await stripeFails('error', {status: 500, method: 'POST', path: '/v1/checkout/sessions'})
    expect(await refusal(ada.pressPay([course]))).toEqual({reason: 'payment-unavailable'})
    await stripeFails('none')
    const [order] = await ada.orders()
    const {url} = await resume(ada, order?.id ?? '')
    expect(url).toContain('/pay/cs_')
    expect(await cancel(ada, order?.id ?? '')).toEqual({status: 'cancelled'})
  })

  test('is not resumed once another cart was taken to the payment page', async () => {
    const {ada, orderId} = await leftThePaymentPage()
    const other = await ada.pressPay([await publishCourse()])
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    // As a press leaves it that has replaced the checkout and not yet ended the order.
    await firestore.doc(`orders/${orderId}`).update({status: 'pending'})
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    expect(await resume(ada, other.orderId)).toEqual({url: other.url})
  })

  test('is not resumed where its page has closed, which the shop has not heard, or its checkout is gone', async () => {
    const {ada, orderId, sessionId} = await leftThePaymentPage()
    await webhooks.holdBack()
    await paymentPage.letExpire(sessionId)
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    // As it is while the news arrives.
    await firestore.doc(`checkouts/${ada.uid}`).delete()
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
  })

  test.each<[string, object]>([
    ['is given up', {status: 'cancelled'}],
    ['is looked into by staff', {problem: 'amount'}],
    ['waits for its bank', {paymentProcessing: true}],
  ])('that %s is neither resumed nor cancelled', async (_, change) => {
    const {ada, orderId} = await leftThePaymentPage()
    await firestore.doc(`orders/${orderId}`).update(change)
    const before = await read(`orders/${orderId}`)
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    expect(await refusal(cancel(ada, orderId))).toEqual({reason: 'not-open'})
    expect(await read(`orders/${orderId}`)).toEqual(before)
  })

  test('is not resumed once a course of it is theirs, and cancelled all the same', async () => {
    const [ada, ben, given, other] = await Promise.all([signUp(), signUp(), publishCourse(), publishCourse()])
    const {orderId} = await ada.pressPay([given, other])
    await give(ben, given, {email: ada.email})
    await ada.call(acceptGift, {code: await codeMailedTo(ada.email)})
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'already-owned', courseIds: [given.id]})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
    expect(await cancel(ada, orderId)).toEqual({status: 'cancelled'})
  })

  test('is cancelled as staff give a course that it sells, so that nobody pays for what was given', async () => {
    const {ada, course, orderId, sessionId} = await leftThePaymentPage()
    const [staff, further] = await Promise.all([signUpStaff(), publishCourse()])
    const grant = (courseId: string) =>
      staff.call(grantCourse, {uid: ada.uid, courseId, reason: 'She has won it.'})
    await grant(further.id)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
    await grant(course.id)
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'cancelled'})
    await expect(paymentPage.payByCard(sessionId)).rejects.toThrow('cannot be paid')
  })

  test('of a bundle is cancelled once staff have given its last course', async () => {
    const [ada, staff, first, last] = await Promise.all([
      signUp(),
      signUpStaff(),
      publishCourse(),
      publishCourse(),
    ])
    const {orderId} = await ada.pressPay([await publishBundle([first, last])])
    const reason = 'She has won it.'
    await staff.call(grantCourse, {uid: ada.uid, courseId: first.id, reason})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'pending'})
    await staff.call(grantCourse, {uid: ada.uid, courseId: last.id, reason})
    expect(await read(`orders/${orderId}`)).toMatchObject({status: 'cancelled'})
  })

  test('is resumed where what is theirs is for somebody else', async () => {
    const {ada, course, orderId} = await leftThePaymentPage()
    const {url, orderId: giftId} = await pressGive(ada, course)
    expect(await refusal(resume(ada, orderId))).toEqual({reason: 'not-open'})
    const staff = await signUpStaff()
    await staff.call(grantCourse, {uid: ada.uid, courseId: course.id, reason: 'She has won it.'})
    expect(await resume(ada, giftId)).toEqual({url})
  })

  test('is nobody else’s', async () => {
    const {orderId} = await leftThePaymentPage()
    const ben = await signUp()
    expect(await refusal(resume(ben, orderId))).toEqual({reason: 'unknown-order'})
    expect(await refusal(cancel(ben, orderId))).toEqual({reason: 'unknown-order'})
    expect(await refusal(cancel(ben, 'there-is-none'))).toEqual({reason: 'unknown-order'})
  })
})
