import {freeAddress} from '@lectern/domain/mail/contracts'
import {addSubscriber} from '@lectern/domain/mail/newsletter-contracts'
import {confirmSubscription, subscribe, unsubscribe} from '@lectern/domain/newsletter/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {beforeAll, describe, expect, test} from 'vitest'
import {signConfirmation} from '../../../functions/src/newsletter/confirmation-token.ts'
import {signUnsubscription} from '../../../functions/src/newsletter/unsubscribe-token.ts'
import {addressHash} from '../../../functions/src/outbox/suppressions.ts'
import {functionsSecrets} from '../../../local/environment.ts'
import {accounts, firestore, read} from '../commerce/back-office.ts'
import {call, refusal} from '../commerce/callable.ts'
import {eventually} from '../commerce/eventually.ts'
import {mailEvent, mailsTo, mailTo} from '../commerce/inbox.ts'
import {signIn, signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {confirmationToken, listAll, recordsOf, sendTo, someAddress, subscribeByLink} from './readers.ts'

const {UNSUBSCRIBE_SECRET = ''} = functionsSecrets()

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})

const isRecipient = async (email: string) =>
  (await listAll(staff, {search: email})).some((recipient) => recipient.email === email)
const leave = (email: string) =>
  call(unsubscribe, {token: signUnsubscription({email, mailing: 'newsletter'}, UNSUBSCRIBE_SECRET)})

describe('the newsletter starts', () => {
  test(
    'once the link in the mail was opened, once an address, whatever its case',
    {tags: ['S3.07.01', 'S5.02.02', 'S5.09.05', 'S7.06.01', 'S8.02.01', 'S8.02.02']},
    async () => {
      const email = someAddress()
      expect(await call(subscribe, {email: ` ${email.toUpperCase()} `})).toEqual({confirmed: false})
      expect(await recordsOf(email)).toEqual([])
      expect(await isRecipient(email)).toBe(false)
      expect(await refusal(sendTo(staff, [email]))).toEqual({reason: 'no-recipients'})

      expect(await call(confirmSubscription, {token: await confirmationToken(email)})).toEqual({email})
      expect(await isRecipient(email)).toBe(true)
      expect((await recordsOf(email)).map((record) => record.data())).toEqual([
        {email, createdAt: expect.any(Timestamp), consent: {by: 'link'}},
      ])
      expect(await refusal(call(subscribe, {email}))).toEqual({reason: 'already-subscribed'})
      expect(await refusal(staff.call(addSubscriber, {email}))).toEqual({reason: 'already-subscribed'})
    },
  )

  test('with any link, when it was asked for twice', async () => {
    const email = someAddress()
    await call(subscribe, {email})
    const first = await confirmationToken(email)
    await call(subscribe, {email})
    await eventually(
      'a second mail',
      async () => (await mailsTo(email, 'newsletter-confirmation')).length === 2,
    )
    expect(await call(confirmSubscription, {token: first})).toEqual({email})
  })

  test('at once for an account that asks for its own verified address, and for no other', async () => {
    const {uid, email} = await signUp()
    await accounts.updateUser(uid, {emailVerified: true})
    const ada = await signIn(email, 'secret-1')
    expect(await ada.call(subscribe, {email: someAddress()})).toEqual({confirmed: false})
    expect(await ada.call(subscribe, {email})).toEqual({confirmed: true})
    expect(await refusal(ada.call(subscribe, {email}))).toEqual({reason: 'already-subscribed'})
    expect((await recordsOf(email))[0]?.get('consent')).toEqual({by: 'account', uid})
    const ben = await signUp()
    expect(await ben.call(subscribe, {email: ben.email})).toEqual({confirmed: false})
  })

  test.for([
    ['bounced', {reason: 'suppressed'}],
    ['complained', {reason: 'suppressed'}],
    ['unsubscribed', {confirmed: true}],
  ] as const)(
    'for an account whose address is suppressed where its owner had unsubscribed alone: %s',
    async ([reason, answer]) => {
      const {uid, email} = await signUp()
      await accounts.updateUser(uid, {emailVerified: true})
      const ada = await signIn(email, 'secret-1')
      const suppression = firestore.doc(`suppressions/${addressHash(email)}`)
      await suppression.set({address: email, reason, detail: '', since: new Date()})
      const asking = ada.call(subscribe, {email})
      expect(await asking.catch(() => refusal(asking))).toEqual(answer)
      const isSubscribed = 'confirmed' in answer
      expect(await recordsOf(email)).toHaveLength(isSubscribed ? 1 : 0)
      expect((await suppression.get()).exists).toBe(!isSubscribed)
    },
  )

  test.for([
    ['unsubscribed', 'sent', 2],
    // The mail service lets nothing through to whoever has complained, not even the second link.
    ['complained', 'no-recipients', 1],
  ] as const)('again for whoever has %s with the mail service: %s', async ([event, answer, links]) => {
    const email = await subscribeByLink()
    expect(await mailEvent(event, email)).toBe(200)
    expect(await refusal(sendTo(staff, [email]))).toEqual({reason: 'no-recipients'})
    await call(subscribe, {email})
    await eventually(
      'the mails with a link',
      async () => (await mailsTo(email, 'newsletter-confirmation')).length === links,
    )
    // Mailings stay away until the link is opened.
    expect(await read(`suppressions/${addressHash(email)}`)).toMatchObject({reason: event})
    expect(await call(confirmSubscription, {token: await confirmationToken(email)})).toEqual({email})
    const sending = sendTo(staff, [email])
    expect(await sending.then(() => 'sent').catch(async () => (await refusal(sending)).reason)).toBe(answer)
  })

  test('on the word of staff, which is recorded', async () => {
    const email = someAddress()
    await staff.call(addSubscriber, {email})
    expect(await isRecipient(email)).toBe(true)
    expect((await recordsOf(email))[0]?.get('consent')).toEqual({by: 'staff', uid: staff.uid})
    expect(await mailsTo(email, 'newsletter-confirmation')).toEqual([])
  })

  test.each(['unsubscribed', 'complained'] as const)(
    'not on the word of staff while the address is suppressed: %s',
    async (event) => {
      const email = someAddress()
      await call(subscribe, {email})
      await mailTo(email, 'newsletter-confirmation')
      expect(await mailEvent(event, email)).toBe(200)
      expect(await refusal(staff.call(addSubscriber, {email: email.toUpperCase()}))).toEqual({
        reason: 'suppressed',
      })
      expect(await recordsOf(email)).toEqual([])
      await staff.call(freeAddress, {email, reason: 'They asked for it.'})
      await staff.call(addSubscriber, {email})
      expect(await isRecipient(email)).toBe(true)
    },
  )
})

describe('a link', () => {
  test('that was used says so, and brings nobody back', async () => {
    const email = await subscribeByLink()
    const token = await confirmationToken(email)
    expect(await refusal(call(confirmSubscription, {token}))).toEqual({reason: 'already-subscribed'})
    await leave(email)
    expect(await refusal(call(confirmSubscription, {token}))).toEqual({reason: 'used-token'})
    expect(await isRecipient(email)).toBe(false)
  })

  test('does not confirm an address that has left before', async () => {
    const email = someAddress()
    await call(subscribe, {email})
    const token = await confirmationToken(email)
    await leave(email)
    expect(await refusal(call(confirmSubscription, {token}))).toEqual({reason: 'used-token'})
  })

  test('that has expired, or is not ours, confirms nothing', async () => {
    const email = someAddress()
    await call(subscribe, {email})
    const sign = (expiresAt: number, secret = UNSUBSCRIBE_SECRET) =>
      signConfirmation({email, expiresAt}, secret)
    const refused = async (token: string) => (await refusal(call(confirmSubscription, {token}))).reason
    expect(await refused(sign(Date.now() - 1))).toBe('expired-token')
    for (const token of [
      sign(Date.now() + 60_000, 'another'),
      signUnsubscription({email, mailing: 'newsletter'}, UNSUBSCRIBE_SECRET),
      'x',
      '.',
    ])
      expect(await refused(token)).toBe('invalid-token')
    expect(await recordsOf(email)).toEqual([])
  })

  test('opened twice at once subscribes once', async () => {
    const email = someAddress()
    await call(subscribe, {email})
    const token = await confirmationToken(email)
    const answers = await Promise.allSettled([1, 2].map(() => call(confirmSubscription, {token})))
    expect(answers.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await recordsOf(email)).toHaveLength(1)
  })
})

test('five links an hour go to one address', async () => {
  const email = someAddress()
  const answers = []
  for (let count = 0; count < 6; count += 1)
    answers.push(
      await call(subscribe, {email}).then(
        ({confirmed}) => confirmed,
        () => 'refused',
      ),
    )
  expect(answers).toEqual([false, false, false, false, false, 'refused'])
})
