import {
  requestPasswordReset,
  sendPasswordConfirmation,
  sendVerificationEmail,
} from '@lectern/domain/accounts/contracts'
import {sendContactMessage} from '@lectern/domain/contact/contracts'
import {deleteOwnAccount, endOtherSessions, requestEmailChange} from '@lectern/domain/people/contracts'
import {DELETE_PHRASE} from '@lectern/domain/people/deletion'
import {RECENT_SIGN_IN_MS} from '@lectern/domain/staff/sign-in'
import {afterEach, describe, expect, onTestFinished, test} from 'vitest'
import * as z from 'zod/mini'
import {functionsParameters} from '../../../local/environment.ts'
import {endOtherSessions as called} from '../../../functions/src/accounts/end-other-sessions.ts'
import {stack} from '../../stack.ts'
import {outcomeOf} from '../cost/run-function.ts'
import {accounts, firestore, letTimePass} from './back-office.ts'
import {call, refusal} from './callable.ts'
import {eventually} from './eventually.ts'
import {mailService, mailsTo, mailTo, manyMailsTo} from './inbox.ts'
import {signIn, signUp, type Learner} from './learner.ts'

afterEach(() => mailService('up'))

const api = (method: string, body: object) =>
  fetch(`${stack.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  })
/** E-mail enumeration protection, as projects have it in production. */
async function protectAddresses(isOn: boolean): Promise<void> {
  const {status} = await fetch(`${stack.authUrl}/emulator/v1/projects/${stack.projectId}/config`, {
    method: 'PATCH',
    headers: {'content-type': 'application/json', authorization: 'Bearer owner'},
    body: JSON.stringify({emailPrivacyConfig: {enableImprovedEmailPrivacy: isOn}}),
  })
  expect(status).toBe(200)
}
/** Firebase's times are whole seconds: a password that is set in the second of the sign-up is not told from the first one. */
async function secondOfSignUpIsOver({uid}: Learner): Promise<void> {
  const {metadata} = await accounts.getUser(uid)
  const second = Math.floor(Date.parse(metadata.creationTime) / 1000)
  await eventually('the second of the sign-up to end', async () => Date.now() / 1000 >= second + 1)
}
const codeIn = (url: string | undefined) => new URL(url ?? '').searchParams.get('oobCode')
const linkIn = (text: string | null, path: string) =>
  text?.match(new RegExp(`${stack.siteUrl}${path}\\S+`))?.[0]

test('the sign-in service takes no password of less than 6 characters', {tags: ['S8.06.03']}, async () => {
  const email = `learner-${crypto.randomUUID().slice(0, 8)}@example.com`
  const refused = await api('signUp', {email, password: 'short'})
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('WEAK_PASSWORD')
})

test('a profile gets the picture that Google names, and not what its owner says of the account', async () => {
  const picture = 'https://lh3.example.com/vera.png'
  const sub = crypto.randomUUID()
  const claims = {sub, email: `${sub}@example.com`, email_verified: true, name: 'Vera Lund', picture}
  const signedIn = await api('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
    requestUri: stack.siteUrl,
    returnSecureToken: true,
  })
  const {localId, idToken} = z.object({localId: z.string(), idToken: z.string()}).parse(await signedIn.json())
  const photoUrl = 'https://example.com/anything.png'
  expect((await api('update', {idToken, photoUrl})).status).toBe(200)
  expect((await accounts.getUser(localId)).photoURL).toBe(photoUrl)
  const profile = firestore.doc(`profiles/${localId}`)
  await profile.set({firstName: 'Vera', lastName: 'Lund'})
  const shown = await eventually('a picture', async () => {
    const snapshot = await profile.get()
    return z.optional(z.string()).parse(snapshot.get('avatarUrl'))
  })
  expect(shown).toBe(picture)
})

describe('verifying an address', () => {
  test('works by the link in the mail, once', {tags: ['S7.21.04', 'S7.21.12']}, async () => {
    const ada = await signUp()
    expect(await ada.call(sendVerificationEmail, {})).toEqual({email: ada.email})
    const link = linkIn((await mailTo(ada.email, 'verification')).text, '/auth-callback')
    expect(link).toContain('mode=verifyEmail')
    expect((await api('update', {oobCode: codeIn(link)})).status).toBe(200)
    expect((await accounts.getUser(ada.uid)).emailVerified).toBe(true)
    expect(await refusal(ada.call(sendVerificationEmail, {}))).toEqual({reason: 'already-verified'})
  })

  test('needs an account', {tags: ['S0.01.05']}, async () => {
    expect(await refusal(call(sendVerificationEmail, {}))).toEqual({reason: 'signed-out'})
  })

  test('needs an address, which Facebook may not have given', async () => {
    const claims = {sub: crypto.randomUUID(), name: 'Vera Lund'}
    const signedIn = await api('signInWithIdp', {
      postBody: `providerId=facebook.com&access_token=${encodeURIComponent(JSON.stringify(claims))}`,
      requestUri: stack.siteUrl,
      returnSecureToken: true,
    })
    const {idToken} = z.object({idToken: z.string()}).parse(await signedIn.json())
    expect(await refusal(call(sendVerificationEmail, {}, idToken))).toEqual({reason: 'no-address'})
  })

  test('says so when the mail cannot go out', {tags: ['S8.04.10']}, async () => {
    const ada = await signUp()
    await mailService('down')
    expect(await refusal(ada.call(sendVerificationEmail, {}))).toEqual({reason: 'mail-unavailable'})
  })
})

describe('another address for an account', () => {
  const newAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@example.com`

  test('is its own once the link that was mailed there is opened; the old one is told', async () => {
    const ada = await signUp()
    const email = newAddress()
    await ada.call(requestEmailChange, {email})
    const link = linkIn((await mailTo(email, 'email-change')).text, '/auth-callback')
    expect((await mailTo(ada.email, 'email-change-notice')).text).toContain(email)
    expect((await accounts.getUser(ada.uid)).email).toBe(ada.email)
    expect((await api('update', {oobCode: codeIn(link)})).status).toBe(200)
    expect(await accounts.getUser(ada.uid)).toMatchObject({email, emailVerified: true})
    expect((await api('update', {oobCode: codeIn(link)})).status).toBe(400)
  })

  test('is not its own already, nor that of another', async () => {
    const [ada, ben] = await Promise.all([signUp(), signUp()])
    const attempts = [ada.email.toUpperCase(), ben.email].map((email) =>
      refusal(ada.call(requestEmailChange, {email})),
    )
    expect(await Promise.all(attempts)).toEqual([{reason: 'same-address'}, {reason: 'address-taken'}])
  })
})

test('ending the other sessions begins this one anew', async () => {
  const ada = await signUp()
  const {tokensValidAfterTime: before} = await accounts.getUser(ada.uid)
  await secondOfSignUpIsOver(ada)
  const {token} = await ada.call(endOtherSessions, {})
  const {tokensValidAfterTime: after} = await accounts.getUser(ada.uid)
  expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  const signedIn = await api('signInWithCustomToken', {token, returnSecureToken: true})
  expect(signedIn.status).toBe(200)
})

test('ending the other sessions needs a recent sign-in: its token would be one', async () => {
  const ada = await signUp()
  const {tokensValidAfterTime: before} = await accounts.getUser(ada.uid)
  const earlier = Date.now() - RECENT_SIGN_IN_MS - 60_000
  expect(await outcomeOf(called, ada.uid, {}, earlier)).toBe('sign-in-again')
  expect((await accounts.getUser(ada.uid)).tokensValidAfterTime).toBe(before)
})

describe('somebody else’s address', () => {
  test('gets a few mails an hour, however often accounts are opened with it', async () => {
    const stranger = `stranger-${crypto.randomUUID().slice(0, 8)}@example.com`
    const answers: string[] = []
    for (let count = 0; count < 8; count += 1) {
      const thief = await signUp(stranger)
      const asked = thief.call(sendVerificationEmail, {})
      answers.push(await asked.then(() => 'sent').catch(() => refusal(asked).then(({reason}) => reason)))
      await thief.call(sendPasswordConfirmation, {})
      await thief.deleteAccount()
    }
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(5)
    expect(answers.at(-1)).toBe('rate-limited')
    expect(await manyMailsTo(stranger, 'verification', 5)).toHaveLength(5)
    expect(await mailsTo(stranger, 'password-changed')).toEqual([])
  })

  test('is told of a few deletions and changes of address an hour', async () => {
    const stranger = `stranger-${crypto.randomUUID().slice(0, 8)}@example.com`
    const answerOf = (asked: Promise<unknown>) =>
      asked.then(() => 'done').catch(() => refusal(asked).then(({reason}) => reason))
    const changes: unknown[] = []
    const deletions: unknown[] = []
    let email = ''
    for (let count = 0; count < 7; count += 1) {
      const thief = await signUp(stranger)
      email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
      changes.push(await answerOf(thief.call(requestEmailChange, {email})))
      deletions.push(await answerOf(thief.call(deleteOwnAccount, {confirmation: DELETE_PHRASE})))
      await thief.deleteAccount()
    }
    const five = [...Array.from({length: 5}, () => 'done'), 'rate-limited', 'rate-limited']
    expect({changes, deletions}).toEqual({changes: five, deletions: five})
    expect(await manyMailsTo(stranger, 'email-change-notice', 5)).toHaveLength(5)
    expect(await manyMailsTo(stranger, 'account-leaving', 5)).toHaveLength(5)
    // What was refused counted for no mailbox: five more may ask for the last of the addresses.
    for (let count = 0; count < 5; count += 1) await (await signUp()).call(requestEmailChange, {email})
  })

  test('is told of a password that was changed once, and never of one that was not', async () => {
    const ada = await signUp()
    await ada.call(sendPasswordConfirmation, {})
    await secondOfSignUpIsOver(ada)
    const changed = await ada.changePassword('secret-2')
    for (let count = 0; count < 3; count += 1) await changed.call(sendPasswordConfirmation, {})
    await mailTo(ada.email, 'password-changed')
    const mails = await firestore.collection('mail').where('to', 'array-contains', ada.email).get()
    expect(mails.docs.map((mail) => mail.data()['content'])).toEqual([{kind: 'password-changed'}])
  })
})

describe('a forgotten password', () => {
  test('is replaced by the link in the mail', {tags: ['S2.10.14', 'S7.04.01', 'S7.21.06']}, async () => {
    const ada = await signUp()
    expect(await call(requestPasswordReset, {email: ` ${ada.email.toUpperCase()} `})).toEqual({})
    const link = linkIn((await mailTo(ada.email, 'password-reset')).text, '/reset-password')
    expect(link).toContain('type=recovery')
    await secondOfSignUpIsOver(ada)
    expect((await api('resetPassword', {oobCode: codeIn(link), newPassword: 'secret-2'})).status).toBe(200)
    const again = await signIn(ada.email, 'secret-2')
    await again.call(sendPasswordConfirmation, {})
    expect((await mailTo(ada.email, 'password-changed')).subject).toContain('changed')
  })

  test.for(['without', 'with'])(
    'of an address without an account gets the same answer, and no mail, %s protection against enumeration',
    {tags: ['S8.04.05']},
    async (protection) => {
      await protectAddresses(protection === 'with')
      onTestFinished(() => protectAddresses(false))
      const nobody = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
      expect(await call(requestPasswordReset, {email: nobody})).toEqual({})
      await eventually('the mail to be skipped', async () => {
        const mails = await firestore.collection('mail').where('to', 'array-contains', nobody).get()
        return mails.docs[0]?.get('state') === 'skipped'
      })
      expect(await mailsTo(nobody, 'password-reset')).toEqual([])
    },
  )

  test('can be asked for a few times an hour', async () => {
    const ada = await signUp()
    for (let count = 0; count < 5; count += 1) await call(requestPasswordReset, {email: ada.email})
    // What is refused uses up none of the mails that may go to her in a day.
    for (let count = 0; count < 16; count += 1)
      expect(await refusal(call(requestPasswordReset, {email: ada.email}))).toEqual({reason: 'rate-limited'})
    await ada.call(sendVerificationEmail, {})
    const nobody = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`
    for (let count = 0; count < 5; count += 1) await call(requestPasswordReset, {email: nobody})
    expect(await refusal(call(requestPasswordReset, {email: nobody}))).toEqual({reason: 'rate-limited'})
  })

  test('leaves no code behind that could be read', async () => {
    const ada = await signUp()
    await call(requestPasswordReset, {email: ada.email})
    await mailTo(ada.email, 'password-reset')
    const mails = await firestore.collection('mail').where('to', 'array-contains', ada.email).get()
    expect(JSON.stringify(mails.docs.map((mail) => mail.data()))).not.toMatch(/oobCode/i)
  })
})

describe('the contact form', () => {
  const support = functionsParameters(stack.ports, stack.siteUrl)['SUPPORT_EMAIL'] ?? ''
  const message = () => ({
    name: 'Mia "M" Lund',
    email: `mia-${crypto.randomUUID().slice(0, 8)}@example.com`,
    subject: `Question ${crypto.randomUUID().slice(0, 8)}`,
    message: 'First line\n<script>alert(1)</script>',
  })
  const arrived = (subject: string) =>
    eventually('the message', async () =>
      (await mailsTo(support, 'contact')).find((mail) => mail.subject.includes(subject)),
    )

  test('reaches support, who answer to the sender', {tags: ['S5.08.06']}, async () => {
    const written = message()
    expect(await call(sendContactMessage, written)).toEqual({})
    const mail = await arrived(written.subject)
    expect(mail.headers['Reply-To']).toContain(written.email)
    // Mail has its lines end in CR LF.
    expect(mail.text).toMatch(/First line\r?\n<script>alert\(1\)<\/script>/)
    expect(mail.html).toContain('First line<br />&lt;script&gt;')
  })

  test('loses nothing when the mail service is down', async () => {
    const written = message()
    await mailService('down')
    expect(await call(sendContactMessage, written)).toEqual({})
    await mailService('up')
    await letTimePass()
    await arrived(written.subject)
  })

  test.each([
    ['name', {name: '  '}],
    ['name', {name: '\u200B\u2800'}],
    ['name', {name: 'Mia\r\nBcc: everybody@example.com'}],
    ['email', {email: 'mia@example.com, everybody@example.com'}],
    ['subject', {subject: 'Hello\nBcc: everybody@example.com'}],
    ['email', {email: 'mia@example'}],
    ['subject', {subject: ''}],
    ['message', {message: '\n'}],
  ])('wants the %s', {tags: ['S5.08.01', 'S5.08.02', 'S5.08.04', 'S5.08.05']}, async (field, change) => {
    expect(await refusal(call(sendContactMessage, {...message(), ...change}))).toEqual({
      reason: 'invalid-argument',
      field,
    })
  })
})
