import {cancelCheckout} from '@lectern/domain/checkout/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
// The mails that it sends are known by this.
import '../../../functions/src/mails.ts'
import {cartMail} from '../../../functions/src/reminders/cart-mail.ts'
import {stack} from '../../stack.ts'
import {clearShelf, firestore, lake, letTimePass, publishCourse, read, type Course} from './back-office.ts'
import {eventually} from './eventually.ts'
import {pressGive} from './gifts.ts'
import {mailTo, manyMailsTo} from './inbox.ts'
import {signUp, type Learner} from './learner.ts'
import {bank, paymentPage, stripe} from './payments.ts'

afterAll(clearShelf)

/** Somebody with marketing mail on, and an address that is theirs. */
async function reader(): Promise<Learner> {
  const ada = await (await signUp()).verifyAddress()
  await firestore.doc(`settings/${ada.uid}`).set({marketingEmails: true})
  return ada
}

type Left = Awaited<ReturnType<typeof leaves>>

/** They go to the payment page, and its session expires. */
async function leaves(ada: Learner, course: Course, ...more: Course[]) {
  const {orderId, sessionId} = await ada.pressPay([course, ...more])
  await stripe.checkout.sessions.expire(sessionId)
  await ada.orderBecomes(orderId, 'expired')
  return {ada, course, orderId}
}

/** A day has passed, and the clock has looked at it. */
async function aDayLater({uid}: Learner): Promise<void> {
  await firestore.doc(`leftCarts/${uid}`).update({remindAt: Timestamp.fromMillis(Date.now() - 1000)})
  await letTimePass()
  await eventually('the cart to be looked at', async () => {
    return (await read(`leftCarts/${uid}`))?.['remindAt'] === null
  })
}

/** How many of these mails were ever queued for somebody. */
async function remindersOf({email}: Learner): Promise<number> {
  const {docs} = await firestore.collection('mail').where('to', 'array-contains', email).get()
  return docs.filter((snapshot) => snapshot.get('content.kind') === 'cart-left').length
}

test('a cart left at the payment page is reminded of once, a day later, with one press to leave', async () => {
  const {ada, course, orderId} = await leaves(await reader(), await publishCourse())
  const {remindAt} = (await read(`leftCarts/${ada.uid}`)) ?? {}
  const inMs = (remindAt instanceof Timestamp ? remindAt.toMillis() : 0) - Date.now()
  expect(inMs / 3_600_000).toBeGreaterThan(23)
  await aDayLater(ada)
  const mail = await mailTo(ada.email, 'cart-left')
  expect(mail.text).toContain(`- ${course.title}`)
  expect(mail.text).toContain(`${stack.siteUrl}/account/orders/${orderId}`)

  await leaves(ada, course)
  await aDayLater(ada)
  expect(await remindersOf(ada)).toBe(1)

  // Of a cart in which something is new, only that.
  const another = await publishCourse()
  await leaves(ada, course, another)
  await aDayLater(ada)
  const [second] = await manyMailsTo(ada.email, 'cart-left', 2)
  expect(second?.subject).toBe(`Left at the checkout: ${another.title}`)

  const token = /token=([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1]
  const left = await fetch(`${stack.functionsUrl}/pages/api/unsubscribe?token=${token}`, {method: 'POST'})
  expect(left.status).toBe(200)
  await leaves(ada, await publishCourse())
  await aDayLater(ada)
  expect(await remindersOf(ada)).toBe(2)
})

test('nobody is reminded who wants no marketing mail, has cancelled, has bought it, or is paying', async () => {
  const whose: Record<string, (left: Left) => Promise<unknown>> = {
    'without marketing mail': ({ada}) => firestore.doc(`settings/${ada.uid}`).set({marketingEmails: false}),
    bought: async ({ada, course}) => ada.buy(course),
    'paying for another': async ({ada}) => ada.pressPay([await publishCourse()]),
  }
  const counted = await Promise.all(
    Object.entries(whose).map(async ([who, happens]) => {
      const left = await leaves(await reader(), await publishCourse())
      await happens(left)
      await aDayLater(left.ada)
      return [who, await remindersOf(left.ada)]
    }),
  )
  const ada = await reader()
  const {orderId} = await ada.pressPay([await publishCourse()])
  await ada.call(cancelCheckout, {orderId})
  await aDayLater(ada)
  counted.push(['cancelled', await remindersOf(ada)])
  expect(counted).toEqual([...Object.keys(whose), 'cancelled'].map((who) => [who, 0]))
})

test('a gift that was not paid, and an order whose transfer has failed, are no cart that was left', async () => {
  const [ada, ben, course] = await Promise.all([reader(), reader(), publishCourse()])
  const gift = await pressGive(ada, course)
  await stripe.checkout.sessions.expire(gift.sessionId)
  await ada.orderBecomes(gift.orderId, 'expired')
  expect(await read(`leftCarts/${ada.uid}`)).toBeNull()
  const {orderId, sessionId} = await ben.pressPay([course])
  await paymentPage.payByBankTransfer(sessionId)
  await bank.transferFails(sessionId)
  await ben.orderBecomes(orderId, 'failed')
  expect(await read(`leftCarts/${ben.uid}`)).toBeNull()
})

test('a mail that has waited names what can still be bought, and is not sent where nothing can', async () => {
  const [course, another] = await Promise.all([publishCourse(), publishCourse()])
  const {ada, orderId} = await leaves(await reader(), course, another)
  const data = {uid: ada.uid, orderId, ids: [course.id, another.id]}
  const render = () => cartMail.render(data, [ada.email])
  expect(await render()).toMatchObject({subject: 'Left at the checkout: 2 Courses'})
  await lake.patch(course.id).set({archivedAt: new Date().toISOString()}).commit()
  expect(await render()).toMatchObject({subject: `Left at the checkout: ${another.title}`})
  expect(await cartMail.render(data, ['the-address-before@example.com'])).toBeNull()
  await ada.buy(another)
  expect(await render()).toBeNull()
})
