import {createHmac} from 'node:crypto'
import {subscribe} from '@lectern/domain/newsletter/contracts'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {functionsSecrets} from '../../../local/environment.ts'
import {stack} from '../../stack.ts'
import {addReaders, listAll, newsletterSent, sendTo} from '../newsletter/readers.ts'
import {clearShelf, firestore, read} from './back-office.ts'
import {call, callRaw, refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailEvent, mailsTo, mailTo, refuseAddresses} from './inbox.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'
import {outboxMail} from '../people/outbox-mail.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(() => refuseAddresses([]))
afterAll(clearShelf)

const suppressionOf = (email: string) => read(`suppressions/${addressHash(email)}`)
const everyone = async () => (await listAll(staff)).map(({email}) => email)
const subscribers = (count: number) => addReaders(staff, count)
/** A mail of the outbox that is due. */
const passwordChanged = (to: string) => outboxMail(to, {state: 'queued', attempts: 0, lastError: null})
const send = async (emails: string[]) => (await sendTo(staff, emails)).newsletterId

describe('an address that is none', () => {
  test.each(['<reader@shop.test', 'x@y.z>', 'a"b@c.d', 'a@b@c.d', 'a@b.c;d@e.f', 'a@b.c\r\nBcc: d@e.f'])(
    '%j is refused at every door',
    async (email) => {
      const invalid = {reason: 'invalid-argument', field: 'email'}
      expect(await refusal(call(subscribe, {email}))).toEqual(invalid)
      expect(await refusal(callRaw('addSubscriber', {email}, staff.idToken))).toEqual(invalid)
      const message = {name: 'Ada', email, subject: 'Hello', message: 'Hello'}
      expect(await refusal(callRaw('sendContactMessage', message))).toEqual(invalid)
      expect(await refusal(callRaw('requestPasswordReset', {email}))).toEqual(invalid)
    },
  )

  test('that is stored from before gets nothing, and stops nobody', {tags: ['S5.09.04']}, async () => {
    const [ada = ''] = await subscribers(1)
    await firestore.collection('newsletterSubscribers').add({email: 'a@b.c;d@e.f', createdAt: new Date()})
    expect(await everyone()).not.toContain('a@b.c;d@e.f')
    await send([ada])
    await mailTo(ada, 'newsletter')
  })
})

describe('an address that the mail service refuses', () => {
  test('does not keep the newsletter from the others, and is named', async () => {
    const emails = await subscribers(7)
    const [bad = '', ...good] = emails.toSorted()
    await refuseAddresses([bad])
    const id = await send(emails)
    expect(await newsletterSent(id)).toMatchObject({recipientCount: 7, sent: 6, failed: 1})
    for (const email of good) expect(await mailsTo(email, 'newsletter')).toHaveLength(1)
    expect(await mailsTo(bad, 'newsletter')).toEqual([])
    expect(await suppressionOf(bad)).toMatchObject({address: bad, reason: 'refused'})
    expect(await everyone()).not.toContain(bad)
  })

  test('gets no receipt, and is not tried for days', async () => {
    const ada = await signUp()
    await refuseAddresses([ada.email])
    const id = await firestore.collection('mail').add(passwordChanged(ada.email))
    await eventually('the mail to be given up', async () => (await read(id.path))?.['state'] === 'failed')
    expect(await suppressionOf(ada.email)).toMatchObject({reason: 'refused'})
  })
})

const {MAILGUN_WEBHOOK_KEY = ''} = functionsSecrets()

/** Tells the shop of an event, signed with a key. @returns the status of its answer */
async function post(
  key: string,
  at: number,
  event: unknown,
  token: string = crypto.randomUUID(),
): Promise<number> {
  const timestamp = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const response = await fetch(`${stack.functionsUrl}/webhooks/mailgun`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({signature: {timestamp, token, signature}, 'event-data': event}),
  })
  await response.body?.cancel()
  return response.status
}

describe('an address that mails come back from', () => {
  test.each([
    ['failed', 'bounced'],
    ['complained', 'complained'],
    ['unsubscribed', 'unsubscribed'],
  ] as const)('(%s) gets no more newsletters', async (event, reason) => {
    const [ada = '', ben = ''] = await subscribers(2)
    await send([ada, ben])
    await mailTo(ada, 'newsletter')
    expect(await mailEvent(event, ada)).toBe(200)
    expect(await suppressionOf(ada)).toMatchObject({address: ada, reason})
    expect(await everyone()).toContain(ben)
    expect(await everyone()).not.toContain(ada)
  })

  test('is not taken from anybody but the mail service', async () => {
    const [ada = ''] = await subscribers(1)
    const complaint = {event: 'complained', recipient: ada}
    expect(await post('another key', Date.now(), complaint)).toBe(406)
    expect(await post(MAILGUN_WEBHOOK_KEY, Date.now() - 2 * 24 * 60 * 60_000, complaint)).toBe(406)
    expect(await post(MAILGUN_WEBHOOK_KEY, Date.now(), 'nonsense')).toBe(406)
    expect(await post(MAILGUN_WEBHOOK_KEY, Date.now(), {event: 'opened', recipient: ada})).toBe(200)
    const again = {event: 'failed', severity: 'temporary', recipient: ada}
    expect(await post(MAILGUN_WEBHOOK_KEY, Date.now(), again)).toBe(200)
    expect(await suppressionOf(ada)).toBeNull()
    expect(await everyone()).toContain(ada)
    // A copy of what it has said changes nothing once the address has been let back in.
    const [now, token] = [Date.now(), crypto.randomUUID()]
    expect(await post(MAILGUN_WEBHOOK_KEY, now, complaint, token)).toBe(200)
    await firestore.doc(`suppressions/${addressHash(ada)}`).delete()
    expect(await post(MAILGUN_WEBHOOK_KEY, now, complaint, token)).toBe(200)
    expect(await suppressionOf(ada)).toBeNull()
  })

  test('keeps what its owner has said of it, and nothing for what the mail service has dropped', async () => {
    const say = (recipient: string, event: string, reason?: string) =>
      post(MAILGUN_WEBHOOK_KEY, Date.now(), {event, severity: 'permanent', recipient, reason})
    const after = async (...events: [event: string, reason?: string][]) => {
      const [address = ''] = await subscribers(1)
      for (const [event, reason] of events) expect(await say(address, event, reason)).toBe(200)
      return (await suppressionOf(address))?.['reason']
    }
    expect(await after(['failed', 'suppress-bounce'])).toBeUndefined()
    expect(await after(['unsubscribed'], ['failed', 'suppress-unsubscribe'])).toBe('unsubscribed')
    expect(await after(['unsubscribed'], ['failed', 'bounce'])).toBe('unsubscribed')
    expect(await after(['complained'], ['failed', 'bounce'], ['unsubscribed'])).toBe('complained')
    expect(await after(['failed', 'bounce'], ['complained'])).toBe('complained')
  })

  test('gets its other mails where it has unsubscribed with the mail service', async () => {
    const [ada = ''] = await subscribers(1)
    await send([ada])
    await mailTo(ada, 'newsletter')
    expect(await mailEvent('unsubscribed', ada)).toBe(200)
    await firestore.collection('mail').add(passwordChanged(ada))
    await mailTo(ada, 'password-changed')
  })
})
