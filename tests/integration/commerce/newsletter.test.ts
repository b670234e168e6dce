import {addSubscriber} from '@lectern/domain/mail/newsletter-contracts'
import {subscribe, unsubscribe} from '@lectern/domain/newsletter/contracts'
import type {Timestamp} from 'firebase-admin/firestore'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {stack} from '../../stack.ts'
import {
  addReaders,
  listAll,
  listPage,
  newsletterSent,
  recordsOf,
  sendTo,
  someAddress,
  wantsMarketing,
} from '../newsletter/readers.ts'
import {accounts, clearShelf, firestore, letTimePass, read} from './back-office.ts'
import {call, refusal} from './callable.ts'
import {mailService, mailsTo, mailTo} from './inbox.ts'
import {signUp, signUpStaff, type Learner} from './learner.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterEach(() => mailService('up'))
afterAll(clearShelf)

const subscriber = async () => (await addReaders(staff, 1))[0] ?? ''
const everyone = async () => (await listAll(staff)).map(({email}) => email)
const send = (emails: string[], draftId: string = crypto.randomUUID()) => sendTo(staff, emails, {draftId})

describe('subscribing', () => {
  test('refuses what is not an address, and too many tries with one', {tags: ['S5.02.03']}, async () => {
    expect(await refusal(call(subscribe, {email: 'a@b'}))).toEqual({
      reason: 'invalid-argument',
      field: 'email',
    })
    const email = await subscriber()
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push((await refusal(call(subscribe, {email}))).reason)
    expect(answers.at(0)).toBe('already-subscribed')
    expect(answers.at(-1)).toBe('rate-limited')
  })

  test(
    'by hand is for staff',
    {tags: ['S0.01.05', 'S1.03.01', 'S1.03.04', 'S6.04.02', 'S6.06.02', 'S7.07.01']},
    async () => {
      const ada = await signUp()
      const email = someAddress()
      expect(await refusal(ada.call(addSubscriber, {email}))).toEqual({reason: 'not-staff'})
      expect(await refusal(call(addSubscriber, {email}))).toEqual({reason: 'signed-out'})
      await staff.call(addSubscriber, {email})
      expect(await everyone()).toContain(email)
    },
  )
})

describe('the recipients', () => {
  test(
    'are the subscribers, and the accounts that asked for it; a subscriber wins',
    {
      tags: [
        'S1.02.07',
        'S1.03.02',
        'S3.08.01',
        'S3.08.02',
        'S3.08.03',
        'S5.09.06',
        'S7.00.02',
        'S7.08.01',
        'S7.09.01',
        'S7.09.02',
      ],
    },
    async () => {
      const [silent, reader, both, named] = await Promise.all([signUp(), signUp(), signUp(), signUp()])
      await Promise.all([
        ...[reader, both, named].map(wantsMarketing),
        accounts.updateUser(named.uid, {displayName: 'Nora Dahl'}),
        staff.call(addSubscriber, {email: both.email}),
      ])
      await firestore.doc(`profiles/${reader.uid}`).set({firstName: 'Rhea', lastName: 'D'})
      const before = await listPage(staff)
      const recipients = await listAll(staff)
      const found = (email: string) => recipients.filter((recipient) => recipient.email === email)
      expect(found(silent.email)).toEqual([])
      const {metadata} = await accounts.getUser(reader.uid)
      expect(found(reader.email)).toEqual([
        {
          id: reader.uid,
          email: reader.email,
          createdAt: new Date(metadata.creationTime).toISOString(),
          source: 'user',
          name: 'Rhea',
        },
      ])
      // Where no profile holds a name, the account's own.
      expect(found(named.email)).toMatchObject([{source: 'user', name: 'Nora Dahl'}])
      const [record] = await recordsOf(both.email)
      const subscribedAt: unknown = record?.get('createdAt')
      expect(found(both.email)).toEqual([
        {
          id: record?.id,
          email: both.email,
          createdAt: (subscribedAt as Timestamp).toDate().toISOString(),
          source: 'newsletter',
          name: null,
        },
      ])
      expect(before.userCount).toBeGreaterThanOrEqual(before.participatingUserCount + 2)
      expect(before.subscriberCount).toBeGreaterThanOrEqual(1)
    },
  )

  test('stand newest first, subscribers before accounts', {tags: ['S7.08.02']}, async () => {
    const [first, second] = [await subscriber(), await subscriber()]
    const recipients = await listAll(staff)
    const listed = recipients.map(({email}) => email)
    expect(listed.indexOf(second)).toBeLessThan(listed.indexOf(first))
    const times = recipients.filter(({source}) => source === 'newsletter').map(({createdAt}) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const sources = recipients.map(({source}) => source)
    expect(sources).toEqual(sources.toSorted())
  })

  test(
    'are for staff to see',
    {tags: ['S1.03.01', 'S1.03.02', 'S3.08.01', 'S6.03.08', 'S6.04.01', 'S6.04.02', 'S7.09.01']},
    async () => {
      const ada = await signUp()
      expect(await refusal(listPage(ada))).toEqual({reason: 'not-staff'})
    },
  )
})

describe('sending', () => {
  test('holds what the preview shows, and nothing that would run', async () => {
    const email = await subscriber()
    const contentHtml =
      '<p onclick="alert(1)">Hello<script>alert(2)</script><img src="x" onerror="alert(3)"></p>'
    await sendTo(staff, [email], {contentHtml})
    const {html} = await mailTo(email, 'newsletter')
    expect(html).toContain('<p>Hello<img src="x" /></p>')
    expect(html).not.toMatch(/<script|onerror|onclick/)
    expect(await refusal(sendTo(staff, [email], {contentHtml: '<script>1</script>'}))).toEqual({
      reason: 'invalid-argument',
      field: 'contentHtml',
    })
  })

  test(
    'reaches each of the chosen once, with a link of their own',
    {tags: ['S1.03.03', 'S4.13.03', 'S5.09.07', 'S7.05.01', 'S7.05.03', 'S7.05.05']},
    async () => {
      const [one, two, notChosen] = await Promise.all([subscriber(), subscriber(), subscriber()])
      const {newsletterId, recipientCount} = await send([one, two])
      expect(recipientCount).toBe(2)
      expect(await newsletterSent(newsletterId)).toMatchObject({
        subject: 'Autumn',
        recipientCount: 2,
        sent: 2,
        failed: 0,
        sentBy: staff.uid,
      })
      const mails = await Promise.all([mailTo(one, 'newsletter'), mailTo(two, 'newsletter')])
      for (const mail of mails) {
        expect(mail.to).toHaveLength(1)
        expect(mail.html).toContain('<p>Hello <b>readers</b></p>')
        expect(mail.html).toMatch(new RegExp(`${stack.siteUrl}/unsubscribe\\?token=[\\w.-]+"`))
        expect(mail.text).toContain('Hello readers')
        expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
        expect(mail.headers['List-Unsubscribe']).toMatch(/^<http.*\/api\/unsubscribe\?token=[\w.-]+>$/)
      }
      expect(mails[0].headers['List-Unsubscribe']).not.toBe(mails[1].headers['List-Unsubscribe'])
      expect(await mailsTo(notChosen, 'newsletter')).toEqual([])
    },
  )

  test('twice with one draft sends once', {tags: ['S7.05.03']}, async () => {
    const email = await subscriber()
    const draftId = crypto.randomUUID()
    await Promise.all([send([email], draftId), send([email], draftId)])
    await send([email], draftId)
    await mailTo(email, 'newsletter')
    expect(await mailsTo(email, 'newsletter')).toHaveLength(1)
  })

  test('leaves out who has left or never asked', async () => {
    const ada = await signUp()
    expect(await refusal(send([ada.email, 'stranger@example.com']))).toEqual({reason: 'no-recipients'})
  })

  test('says so when the mail service is down, and sends nothing later', {tags: ['S7.05.04']}, async () => {
    const email = await subscriber()
    const draftId = crypto.randomUUID()
    await mailService('down')
    expect(await refusal(send([email], draftId))).toEqual({reason: 'mail-unavailable'})
    expect(await read(`newsletters/${draftId}`)).toBeNull()
    await mailService('up')
    await letTimePass()
    expect(await mailsTo(email, 'newsletter')).toEqual([])
    await send([email], draftId)
    await mailTo(email, 'newsletter')
  })

  test('is for staff', {tags: ['S1.03.03', 'S6.04.02', 'S7.05.01', 'S7.05.02']}, async () => {
    const ada = await signUp()
    expect(await refusal(sendTo(ada, [ada.email]))).toEqual({reason: 'not-staff'})
  })
})

describe('leaving', () => {
  async function mailedTo(email: string) {
    await send([email])
    const mail = await mailTo(email, 'newsletter')
    const token = decodeURIComponent(/token=([^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
    return {token, oneClick: `${stack.functionsUrl}/pages/api/unsubscribe?token=${encodeURIComponent(token)}`}
  }

  test('works by the page', async () => {
    const email = await subscriber()
    const {token} = await mailedTo(email)
    expect(await call(unsubscribe, {token})).toEqual({email})
    expect(await everyone()).not.toContain(email)
    expect(await call(unsubscribe, {token})).toEqual({email})
    expect(await call(subscribe, {email})).toEqual({confirmed: false})
  })

  test('works by the mail program’s own button, also for an account', async () => {
    const ada = await signUp()
    await wantsMarketing(ada)
    await firestore.doc(`settings/${ada.uid}`).update({emailNotifications: false})
    const {oneClick} = await mailedTo(ada.email)
    const looked = await fetch(oneClick, {redirect: 'manual'})
    expect(looked.headers.get('location')).toContain(`${stack.siteUrl}/unsubscribe?token=`)
    expect(await everyone()).toContain(ada.email)

    const posted = await fetch(oneClick, {
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: 'List-Unsubscribe=One-Click',
    })
    expect(posted.status).toBe(200)
    expect(await everyone()).not.toContain(ada.email)
    expect(await read(`settings/${ada.uid}`)).toMatchObject({
      marketingEmails: false,
      emailNotifications: false,
      newCourseNotifications: true,
    })
  })

  test('does not work with a token that is not ours', async () => {
    const email = await subscriber()
    const {token} = await mailedTo(email)
    const other = Buffer.from(JSON.stringify(['newsletter', 'somebody@example.com'])).toString('base64url')
    for (const forged of ['x', `${token}x`, `${other}.${token.split('.')[1]}`, other]) {
      expect(await refusal(call(unsubscribe, {token: forged}))).toEqual({reason: 'invalid-token'})
    }
    expect(await everyone()).toContain(email)
  })
})
