import {afterAll, afterEach, expect, test} from 'vitest'
import {clearShelf, letTimePass, publishCourse, read} from './back-office.ts'
import {refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailService, mailsTo, mailTo} from './inbox.ts'
import {signUp} from './learner.ts'

afterEach(() => mailService('up'))
afterAll(clearShelf)

const mailIs = (orderId: string, state: string) =>
  eventually(`the receipt to be ${state}`, async () => {
    const mail = await read(`mail/receipt-${orderId}`)
    return mail?.['state'] === state && mail
  })

test.each(['down', 'refusing'] as const)(
  'with the mail service %s the order completes, and the receipt comes when it is back',
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

test('asking for the receipt while it is on its way sends one', async () => {
  const ada = await signUp()
  const {sessionId} = await ada.buy(await publishCourse())
  await Promise.all([ada.askForReceipt(sessionId), ada.askForReceipt(sessionId)])
  expect(await mailsTo(ada.email, 'receipt')).toHaveLength(1)
})
