import {afterAll, afterEach, expect, test} from 'vitest'
import {contactMail} from '../../../functions/src/contact/contact-mail.ts'
import '../../../functions/src/mails.ts'
import {deliver} from '../../../functions/src/outbox/deliver.ts'
import {addMail} from '../../../functions/src/outbox/queue.ts'
import {clearShelf, firestore, letTimePass, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailService, mailsTo, mailTo, refuseAddresses} from './inbox.ts'
import {signUp} from './learner.ts'
import {refundInDashboard} from './payments.ts'

afterEach(() => mailService('up'))
afterAll(clearShelf)

const mailIs = (orderId: string, state: string) =>
  eventually(`the receipt to be ${state}`, async () => {
    const mail = await read(`mail/receipt-${orderId}`)
    return mail?.['state'] === state && mail
  })

test.each(['down', 'refusing'] as const)(
  'with the mail service %s the order completes, and the receipt comes when it is back',
  {tags: ['S8.03.06']},
  async (mode) => {
    const ada = await signUp()
    const course = await publishCourse()
    await mailService(mode)
    const {sessionId, orderId} = await ada.buy(course)
    expect(await ada.courses()).toEqual([course.id])
    expect(await refusal(ada.askForReceipt(sessionId))).toEqual({reason: 'mail-unavailable'})
    expect((await mailIs(orderId, 'queued'))['attempts']).toBeGreaterThan(0)
    await letTimePass()
    expect(await mailsTo(ada.email, 'receipt')).toEqual([])

    await mailService('up')
    await letTimePass()
    await mailTo(ada.email, 'receipt')
    await mailIs(orderId, 'sent')
    expect(await ada.askForReceipt(sessionId)).toEqual({email: ada.email})
    await letTimePass()
    expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
  },
)

test('the receipt of an order that was given back meanwhile is said to be sent', async () => {
  const ada = await signUp()
  const {sessionId, orderId} = await ada.buy(await publishCourse())
  await mailIs(orderId, 'sent')
  await refundInDashboard(sessionId)
  await ada.orderBecomes(orderId, 'refunded')
  expect(await ada.askForReceipt(sessionId)).toEqual({email: ada.email})
  expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
})

test('a receipt that went so long ago that it is deleted is said to be sent, and does not go again', async () => {
  const ada = await signUp()
  const {sessionId, orderId} = await ada.buy(await publishCourse())
  await mailIs(orderId, 'sent')
  await firestore.doc(`mail/receipt-${orderId}`).delete()
  expect(await ada.askForReceipt(sessionId)).toEqual({email: ada.email})
  expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
})

test('a receipt that was given up, or has no address to go to, is not said to follow', async () => {
  const ada = await signUp()
  await refuseAddresses([ada.email])
  const {sessionId, orderId} = await ada.buy(await publishCourse())
  await mailIs(orderId, 'failed')
  await refuseAddresses([])
  expect(await refusal(ada.askForReceipt(sessionId))).toEqual({reason: 'receipt-given-up'})
  await firestore.doc(`mail/receipt-${orderId}`).delete()
  await firestore.doc(`orders/${orderId}`).update({email: null})
  expect(await refusal(ada.askForReceipt(sessionId))).toEqual({reason: 'receipt-given-up'})
})

test('a mail is not tried again before its time', async () => {
  const ada = await signUp()
  await mailService('down')
  const {orderId} = await ada.buy(await publishCourse())
  const mail = await eventually('a failed attempt', async () => {
    const now = await read(`mail/receipt-${orderId}`)
    return now?.['state'] === 'queued' && now['attempts'] > 0 && now
  })
  expect(mail['lastError']).toContain('503')
  expect(mail['nextAttemptAt'].toMillis()).toBeGreaterThan(Date.now() + 10_000)
})

test('a mail that many want to send at once goes out once', async () => {
  const subject = `Once ${crypto.randomUUID()}`
  const to = `reader-${crypto.randomUUID()}@example.com`
  const id = await addMail([to], contactMail, {
    name: 'Mia',
    email: 'mia@example.com',
    subject,
    message: 'Hello',
  })
  await Promise.all(Array.from({length: 10}, () => deliver(id)))
  await eventually('the mail to be sent', async () => (await read(`mail/${id}`))?.['state'] === 'sent')
  expect(await mailsTo(to, 'contact')).toHaveLength(1)
  expect(await deliver(id, {now: true})).toBe('sent')
  expect(await mailsTo(to, 'contact')).toHaveLength(1)
})

test('a mail whose answer was lost is sent again under the same name, so that mail programs show it once', async () => {
  const ada = await signUp()
  await mailService('lost', 1)
  const {orderId} = await ada.buy(await publishCourse())
  await mailTo(ada.email, 'receipt')
  await mailIs(orderId, 'queued')
  await letTimePass()
  const mails = await eventually('the second', async () => {
    const all = await mailsTo(ada.email, 'receipt')
    return all.length === 2 && all
  })
  expect(new Set(mails.map(({headers}) => headers['Message-Id'])).size).toBe(1)
})

test('somebody who asks for a receipt that is on its way waits for it', {tags: ['S7.03.01']}, async () => {
  const ada = await signUp()
  const {sessionId} = await ada.buy(await publishCourse())
  const answers = await Promise.all([ada.askForReceipt(sessionId), ada.askForReceipt(sessionId)])
  expect(answers).toEqual([{email: ada.email}, {email: ada.email}])
  expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
})
